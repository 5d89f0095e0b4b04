import path from "node:path";
import webpack from "webpack";
import { backendProxy } from "./backend-proxy.js";
import { baseConfig, versionOf } from "./base.js";
import { HtmlPlugin } from "./html-plugin.js";
import { IntegrityPlugin } from "./integrity-plugin.js";
import { ManifestPlugin } from "./manifest-plugin.js";
import { sharedByRemote } from "./shared.js";

/**
 * The webpack configuration of a micro-frontend.
 * `webpack` builds what is deployed; `webpack serve` runs it with the shell's local override;
 * `webpack serve --env alone` runs it without the shell, on the demo data of a running product, which
 * `--env backend=http://127.0.0.1:8080` names.
 * @param {{ folder: string, id: string, port: number }} options
 */
export function defineRemote({ folder, id, port }) {
  return (/** @type {Record<string, unknown>} */ env = {}) => {
    if (env.alone) return standalone({ folder, id, port, env });
    const isProduction = !env.WEBPACK_SERVE;
    const scope = `haul_${id}`;
    const base = baseConfig({ folder, name: scope, mode: { isProduction } });
    return {
      ...base,
      entry: {},
      output: { ...base.output, publicPath: "auto" },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.container.ModuleFederationPlugin({
          name: scope,
          library: { type: "var", name: scope },
          filename: "entry.[contenthash:16].js",
          exposes: { "./app": "./src/app.tsx" },
          shared: sharedByRemote(),
        }),
        new IntegrityPlugin(),
        new ManifestPlugin({ folder, version: versionOf(folder), scope }),
      ],
      devServer: {
        port,
        hot: false,
        liveReload: false,
        client: false,
        headers: { "access-control-allow-origin": "*" },
      },
    };
  };
}

/** @param {{ folder: string, id: string, port: number, env: Record<string, unknown> }} options */
function standalone({ folder, id, port, env }) {
  const base = baseConfig({ folder, name: `haul_${id}_alone`, mode: { isProduction: false } });
  return {
    ...base,
    entry: { main: "./src/alone.tsx" },
    output: { ...base.output, path: path.join(folder, "dist-alone"), publicPath: "/" },
    plugins: [...(base.plugins ?? []), new HtmlPlugin({ template: path.join(import.meta.dirname, "alone.html") })],
    devServer: {
      port,
      historyApiFallback: true,
      proxy: backendProxy(env),
    },
  };
}
