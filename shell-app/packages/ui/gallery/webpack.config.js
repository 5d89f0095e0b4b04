import path from "node:path";
import MiniCssExtractPlugin from "mini-css-extract-plugin";

/** The gallery is for people who work on `@haul/ui`; it is never shipped, so its build stays plain. */
export default {
  mode: "development",
  devtool: false,
  context: import.meta.dirname,
  entry: "./main.tsx",
  output: { path: path.join(import.meta.dirname, "dist"), filename: "gallery.js", assetModuleFilename: "[name][ext]" },
  resolve: { extensions: [".ts", ".tsx", ".js"] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: "swc-loader",
        options: {
          jsc: {
            parser: { syntax: "typescript", tsx: true },
            target: "es2022",
            transform: { react: { runtime: "automatic" } },
          },
        },
      },
      {
        test: /\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          {
            loader: "css-loader",
            options: { modules: { auto: /\.module\.css$/, localIdentName: "[name]__[local]", namedExport: false } },
          },
          {
            loader: "postcss-loader",
            options: { postcssOptions: { config: false, plugins: ["postcss-preset-mantine"] } },
          },
        ],
      },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: "gallery.css", ignoreOrder: true })],
  cache: {
    type: "filesystem",
    cacheDirectory: path.resolve(import.meta.dirname, "../../../../node_modules/.cache/webpack/gallery"),
  },
  devServer: { static: import.meta.dirname, port: 6007 },
  stats: "errors-warnings",
  performance: false,
};
