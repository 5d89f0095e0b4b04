import path from "node:path";
import { createRequire } from "node:module";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import MinimizerPlugin from "minimizer-webpack-plugin";
import { CompressPlugin } from "./compress-plugin.js";

const require = createRequire(import.meta.url);
const BUILD_PACKAGE = path.resolve(import.meta.dirname, "..");
const REPOSITORY = path.resolve(BUILD_PACKAGE, "../../..");

/** A worker as a package brings it, and as a build names it. */
const WORKER = /-worker\.mjs$/;
const WORKER_FILE = /-worker\.[0-9a-f]+\.js$/;

/**
 * @typedef {object} Mode
 * @property {boolean} isProduction
 */

/**
 * What every build of Haul has in common: TypeScript through swc, CSS modules, content hashes, a file cache.
 * @param {{ folder: string, name: string, mode: Mode }} options
 * @returns {import("webpack").Configuration}
 */
export function baseConfig({ folder, name, mode }) {
  const { isProduction } = mode;
  return {
    name,
    context: folder,
    mode: isProduction ? "production" : "development",
    devtool: isProduction ? false : "source-map",
    target: ["web", "es2022"],
    stats: "errors-warnings",
    performance: false,
    resolve: {
      extensions: [".ts", ".tsx", ".js", ".json"],
      extensionAlias: { ".js": [".ts", ".tsx", ".js"] },
      // The package's export map always names its development build.
      alias: isProduction ? { "react-router$": routerForProduction() } : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve("swc-loader"),
          options: {
            jsc: {
              parser: { syntax: "typescript", tsx: true },
              target: "es2022",
              transform: { react: { runtime: "automatic", development: !isProduction } },
            },
          },
        },
        {
          test: /\.css$/,
          // Some packages declare themselves free of side effects and forget their style sheets.
          sideEffects: true,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: require.resolve("css-loader"),
              options: {
                importLoaders: 1,
                modules: {
                  auto: /\.module\.css$/,
                  localIdentName: isProduction ? "[hash:base64:8]" : "[name]__[local]",
                  namedExport: false,
                  exportLocalsConvention: "as-is",
                },
              },
            },
            {
              loader: require.resolve("postcss-loader"),
              options: { postcssOptions: { config: false, plugins: [require.resolve("postcss-preset-mantine")] } },
            },
          ],
        },
        // A file's text, `import text from "./NOTES.md?raw"`: bundler and test runner understand the same words.
        { resourceQuery: /^\?raw$/, type: "asset/source" },
        { test: /\.(woff2?|png|jpg|webp|svg)$/, type: "asset/resource" },
        { test: /[\\/]maplibre-gl\.mjs$/, loader: path.join(import.meta.dirname, "module-address-loader.js") },
        // A module that runs in a worker is a file of its own, served and packed like every other script.
        {
          test: WORKER,
          dependency: "url",
          type: "asset/resource",
          generator: { filename: "[name].[contenthash:16].js" },
        },
      ],
    },
    output: {
      path: path.join(folder, "dist"),
      clean: true,
      filename: "[name].[contenthash:16].js",
      chunkFilename: "[name].[contenthash:16].js",
      assetModuleFilename: "[name].[contenthash:16][ext]",
      uniqueName: name,
      crossOriginLoading: "anonymous",
    },
    optimization: {
      realContentHash: true,
      minimizer: [
        // A worker comes small from its package, and as a module, which its name no longer says.
        new MinimizerPlugin({
          test: /\.js$/,
          exclude: WORKER_FILE,
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: "[name].[contenthash:16].css",
        chunkFilename: "[name].[contenthash:16].css",
        // CSS modules and layers do not depend on the order of files.
        ignoreOrder: true,
      }),
      ...(isProduction ? [new CompressPlugin()] : []),
    ],
    cache: {
      type: "filesystem",
      cacheDirectory: path.join(REPOSITORY, "node_modules/.cache/webpack", name),
      name: isProduction ? "production" : "development",
      buildDependencies: {
        config: [path.join(folder, "webpack.config.js"), path.join(BUILD_PACKAGE, "src/")],
      },
    },
  };
}

function routerForProduction() {
  return path.join(path.dirname(require.resolve("react-router/package.json")), "dist/production/index.mjs");
}

/** The version in a front-end's package.json. @param {string} folder */
export function versionOf(folder) {
  return /** @type {{ version: string }} */ (require(path.join(folder, "package.json"))).version;
}
