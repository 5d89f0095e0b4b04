import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import webpack from "webpack";
import { integrityOf } from "./integrity.js";

const NAME = "HaulHtmlPlugin";

/**
 * Emits index.html from a template: `<!-- haul:styles -->` and `<!-- haul:scripts -->` become tags with hashes,
 * `<!-- haul:first -->` the small scripts that must run before the first paint.
 * `copy` names files that keep their names.
 */
export class HtmlPlugin {
  /** @param {{ template: string, first?: string[], copy?: string[] }} options */
  constructor({ template, first = [], copy = [] }) {
    this.template = template;
    this.first = first;
    this.copy = copy;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      for (const file of [this.template, ...this.first, ...this.copy]) compilation.fileDependencies.add(file);

      // Early, so that they are minified and compressed like everything else.
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        for (const file of this.first) {
          compilation.emitAsset(hashedName(file), new sources.RawSource(readFileSync(file)));
        }
        for (const file of this.copy) {
          compilation.emitAsset(path.basename(file), new sources.RawSource(readFileSync(file)));
        }
      });

      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2 },
        (assets) => {
          const publicPath = String(compilation.outputOptions.publicPath);
          const tagOf = (/** @type {string} */ name, defer = "defer ") => {
            const integrity = integrityOf(assets[name]?.buffer() ?? "");
            return name.endsWith(".css")
              ? `<link rel="stylesheet" href="${publicPath}${name}" integrity="${integrity}">`
              : `<script ${defer}src="${publicPath}${name}" integrity="${integrity}"></script>`;
          };
          const files = compilation.entrypoints.get("main")?.getFiles() ?? [];
          const tagsOf = (/** @type {string} */ ending) =>
            files
              .filter((name) => name.endsWith(ending))
              .map((name) => tagOf(name))
              .join("\n    ");
          const first = this.first.map((file) => tagOf(hashedName(file), "")).join("\n    ");
          const html = readFileSync(this.template, "utf8")
            .replace("<!-- haul:first -->", first)
            .replace("<!-- haul:styles -->", tagsOf(".css"))
            .replace("<!-- haul:scripts -->", tagsOf(".js"));
          compilation.emitAsset("index.html", new sources.RawSource(html));
        },
      );
    });
  }
}

/** @param {string} file */
function hashedName(file) {
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);
  return `${path.basename(file, ".js")}.${hash}.js`;
}
