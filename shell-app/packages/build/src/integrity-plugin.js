import webpack from "webpack";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import { integrityOf, isCheckedByBrowser } from "./integrity.js";

const NAME = "HaulIntegrityPlugin";
const PLACEHOLDER = "@@haul-integrity@@";
const TABLE = "__webpack_require__.haulIntegrity";

const { RuntimeGlobals, RuntimeModule, Compilation, sources } = webpack;

class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super("haul integrity", RuntimeModule.STAGE_BASIC);
  }
  /** @override */
  generate() {
    return `${TABLE} = ${JSON.stringify(PLACEHOLDER)};`;
  }
}

/**
 * Lets a build's runtime check every chunk that it loads later.
 * webpack's own loader sets no `integrity`: whoever can change a lazy chunk on the server would run code in the page.
 * The table of hashes is written into the entry after all other files are final; the entry itself is pinned by the manifest.
 * A file that is missing from the table gets a hash that nothing matches, so the check fails closed.
 */
export class IntegrityPlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const attribute = (/** @type {string} */ tag, /** @type {string} */ url) =>
        `${tag}.integrity = ${TABLE}[${url}.slice(${RuntimeGlobals.publicPath}.length)] || "sha384-unknown";`;

      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) =>
        [source, attribute("script", "url")].join("\n"),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(NAME, (source, names) =>
        [source, attribute(names.tag, names.href)].join("\n"),
      );

      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk, requirements) => {
        requirements.add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
      });

      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        (assets) => {
          const entries = Object.keys(assets).filter((name) => isEntry(assets[name]));
          /** @type {Record<string, string>} */
          const table = {};
          for (const name of Object.keys(assets).sort()) {
            if (isCheckedByBrowser(name) && !entries.includes(name)) {
              table[name] = integrityOf(assets[name]?.buffer() ?? "");
            }
          }
          const literal = new RegExp(`(["'\`])${PLACEHOLDER}\\1`, "g");
          for (const name of entries) {
            compilation.updateAsset(
              name,
              (source) =>
                new sources.RawSource(
                  source
                    .source()
                    .toString()
                    .replace(literal, () => JSON.stringify(table)),
                ),
            );
          }
        },
      );
    });
  }
}

/** @param {webpack.sources.Source | undefined} source */
function isEntry(source) {
  return source?.source().toString().includes(PLACEHOLDER) ?? false;
}
