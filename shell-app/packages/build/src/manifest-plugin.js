import path from "node:path";
import webpack from "webpack";
import { integrityOf } from "./integrity.js";
import { pagesOf } from "./pages.js";
import { readManifest } from "./read-manifest.js";

const NAME = "HaulManifestPlugin";

/** Emits `manifest.json`: what the shell must know of a remote before it loads any of its code. */
export class ManifestPlugin {
  /** @param {{ folder: string, version: string, scope: string }} options */
  constructor({ folder, version, scope }) {
    this.file = path.join(folder, "src/manifest.ts");
    this.version = version;
    this.scope = scope;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2 },
        async (assets) => {
          const source = await readManifest(this.file);
          const [entry] = compilation.entrypoints.get(this.scope)?.getFiles() ?? [];
          if (!entry) throw new Error(`${NAME}: the build has no entry named ${this.scope}`);
          /** @type {Record<string, string>} */
          const files = {};
          for (const name of Object.keys(assets).sort()) {
            if (!name.endsWith(".map")) files[name] = integrityOf(assets[name]?.buffer() ?? "");
          }
          const pages = pagesOf(compilation, entry);
          const manifest = { ...source, version: this.version, scope: this.scope, entry, files, pages };
          compilation.emitAsset(
            "manifest.json",
            new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`),
          );
        },
      );
    });
  }
}
