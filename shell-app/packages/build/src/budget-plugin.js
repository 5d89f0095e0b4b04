import webpack from "webpack";

const NAME = "HaulBudgetPlugin";

/**
 * What a page may transfer.
 * @typedef {object} Budget
 * @property {string} page What people call it.
 * @property {readonly string[]} imports The `import()`s that show it, as they are written, and the shared modules that it
 *   asks for; the entry is counted in any case.
 * @property {number} kilobytes Of compressed JavaScript, 1 kB being 1,000 bytes.
 */

/**
 * Fails the build when the JavaScript that a browser transfers for a page outgrows its budget.
 * Belongs behind the `CompressPlugin`. P9 of the backend's bench counts what a real browser transfers.
 */
export class BudgetPlugin {
  /** @param {readonly Budget[]} budgets */
  constructor(budgets) {
    this.budgets = budgets;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          for (const budget of this.budgets) {
            try {
              const bytes = bytesOf(scriptsOf(compilation, budget), assets);
              if (bytes > budget.kilobytes * 1_000) throw new Error(tooMuch(budget, bytes));
            } catch (error) {
              compilation.errors.push(new webpack.WebpackError(`${NAME}: ${/** @type {Error} */ (error).message}`));
            }
          }
        },
      );
    });
  }
}

/** @param {Budget} budget @param {number} bytes */
function tooMuch({ page, kilobytes }, bytes) {
  return `${page} takes ${(bytes / 1_000).toFixed(1)} kB of JavaScript, and its budget is ${kilobytes} kB`;
}

/** @param {webpack.Compilation} compilation @param {Budget} budget */
function scriptsOf(compilation, { page, imports }) {
  const groups = [...compilation.entrypoints.values()].map((group) => group.getFiles());
  for (const wanted of imports) {
    const loaded = compilation.chunkGroups.filter(({ origins }) => origins.some((origin) => isFor(wanted, origin)));
    // Without this a file that was renamed would no longer be counted.
    if (loaded.length === 0) throw new Error(`nothing imports “${wanted}”, which ${page} is said to load`);
    groups.push(...loaded.map((group) => group.getFiles()));
  }
  return new Set(groups.flat().filter((name) => name.endsWith(".js")));
}

/**
 * Whether a chunk came to be by `import(wanted)`, or by providing the shared module of that name.
 * @param {string} wanted
 * @param {webpack.ChunkGroup["origins"][number]} origin
 */
function isFor(wanted, { request, module }) {
  return request === wanted || (module?.identifier().startsWith(`provide module (default) ${wanted}@`) ?? false);
}

/** @param {Iterable<string>} names @param {Readonly<Record<string, webpack.sources.Source>>} assets */
function bytesOf(names, assets) {
  let bytes = 0;
  for (const name of names) bytes += (assets[`${name}.br`] ?? assets[name])?.size() ?? 0;
  return bytes;
}
