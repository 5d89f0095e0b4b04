import { readFileSync } from "node:fs";
import path from "node:path";
import webpack from "webpack";
import { integrityOf } from "./integrity.js";

const NAME = "HaulHtmlPlugin";

/**
 * Emits index.html from a template: `<!-- haul:styles -->` and `<!-- haul:scripts -->` become tags with hashes,
 * `<!-- haul:first -->` the small scripts that must run before the first paint.
 */
export class HtmlPlugin {
  /** @param {{ template: string, first?: string[] }} options */
  constructor({ template, first = [] }) {
    this.template = template;
    this.first = first;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      for (const file of [this.template, ...this.first]) compilation.fileDependencies.add(file);
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2 },
        (assets) => {
          const publicPath = String(compilation.outputOptions.publicPath);
          const files = compilation.entrypoints.get("main")?.getFiles() ?? [];
          const tagOf = (/** @type {string} */ name) => {
            const integrity = integrityOf(assets[name]?.buffer() ?? "");
            return name.endsWith(".css")
              ? `<link rel="stylesheet" href="${publicPath}${name}" integrity="${integrity}">`
              : `<script defer src="${publicPath}${name}" integrity="${integrity}"></script>`;
          };
          const first = this.first.map((file) => {
            const content = readFileSync(file);
            const integrity = integrityOf(content);
            const tag = integrity.slice(7, 23).replaceAll(/[^A-Za-z0-9]/g, "-");
            const name = `${path.basename(file, ".js")}.${tag}.js`;
            compilation.emitAsset(name, new webpack.sources.RawSource(content));
            return `<script src="${publicPath}${name}" integrity="${integrity}"></script>`;
          });
          const html = readFileSync(this.template, "utf8")
            .replace("<!-- haul:first -->", first.join("\n    "))
            .replace("<!-- haul:styles -->", files.filter((name) => name.endsWith(".css")).map(tagOf).join("\n    "))
            .replace("<!-- haul:scripts -->", files.filter((name) => name.endsWith(".js")).map(tagOf).join("\n    "));
          compilation.emitAsset("index.html", new webpack.sources.RawSource(html));
        },
      );
    });
  }
}
