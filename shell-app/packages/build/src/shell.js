import path from "node:path";
import webpack from "webpack";
import { backendProxy } from "./backend-proxy.js";
import { baseConfig } from "./base.js";
import { BudgetPlugin } from "./budget-plugin.js";
import { HtmlPlugin } from "./html-plugin.js";
import { IntegrityPlugin } from "./integrity-plugin.js";
import { providedByShell } from "./shared.js";

const FRAME = ["./sidebar", "./topbar", "./footer", "./toast-list", "./confirm-dialog"];
const LIST = ["@haul/platform", "@haul/ui/core", "@haul/ui/data", "@haul/ui/freight"];

/**
 * P9 of the quality goals: 180 kB for the login page, 350 for the first page of a front-end, which is a list: it has
 * no forms until one is opened. Neither has the provider's code: it is loaded when a person starts to type, and later
 * to renew a token.
 */
const BUDGETS = [
  { page: "the login page", imports: ["./pages/login.page"], kilobytes: 180 },
  { page: "the shell around a list", imports: [...FRAME, ...LIST], kilobytes: 300 },
  { page: "the shell around a form", imports: [...FRAME, ...LIST, "@haul/ui/forms"], kilobytes: 335 },
];

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
      // Half of webpack's own limit: with it, what two facades have in common would travel twice.
      optimization: { ...base.optimization, splitChunks: { minSize: 10_000 } },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.sharing.ProvideSharedPlugin({ provides: providedByShell() }),
        new IntegrityPlugin(),
        ...(isProduction ? [new BudgetPlugin(BUDGETS)] : []),
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
        proxy: backendProxy(env),
      },
    };
  };
}
