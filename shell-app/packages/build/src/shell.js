import path from "node:path";
import webpack from "webpack";
import { baseConfig } from "./base.js";
import { BudgetPlugin } from "./budget-plugin.js";
import { HtmlPlugin } from "./html-plugin.js";
import { IntegrityPlugin } from "./integrity-plugin.js";
import { providedByShell } from "./shared.js";

/** P9 of the quality goals. The provider's code is not among it: it comes when the person starts to type. */
const LOGIN_BUDGET = { page: "the login page", imports: ["./pages/login.page"], kilobytes: 180 };

/**
 * The webpack configuration of the shell: the only build that brings the shared modules along.
 * `--env backend=http://127.0.0.1:8080` names the server that `webpack serve` passes everything else to.
 * @param {{ folder: string, port: number }} options
 */
export function defineShell({ folder, port }) {
  return (/** @type {Record<string, unknown>} */ env = {}) => {
    const isProduction = !env.WEBPACK_SERVE;
    const base = baseConfig({ folder, name: "haul_shell", mode: { isProduction } });
    return {
      ...base,
      entry: { main: "./src/main.ts" },
      output: { ...base.output, publicPath: "/" },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.sharing.ProvideSharedPlugin({ provides: providedByShell() }),
        new IntegrityPlugin(),
        ...(isProduction ? [new BudgetPlugin([LOGIN_BUDGET])] : []),
        new HtmlPlugin({
          template: path.join(folder, "src/index.html"),
          first: [path.join(folder, "src/first-paint.js")],
          copy: [path.join(folder, "src/icon.svg")],
        }),
      ],
      devServer: {
        port,
        hot: false,
        historyApiFallback: true,
        proxy: [
          {
            context: [
              "/api",
              "/logout",
              "/blobs",
              "/config.json",
              "/remotes.json",
              "/openapi.json",
              "/mfe",
              "/mailbox",
              "/identitytoolkit.googleapis.com",
              "/securetoken.googleapis.com",
              "/emulator",
            ],
            target: typeof env.backend === "string" ? env.backend : "http://127.0.0.1:8080",
          },
        ],
      },
    };
  };
}
