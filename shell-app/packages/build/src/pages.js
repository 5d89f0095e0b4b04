/**
 * What a page of a remote needs before it can be shown.
 * @typedef {object} PageFiles
 * @property {string} path Of its route.
 * @property {string[]} files Scripts and styles of the build, besides the entry.
 * @property {string[]} shared Modules that the shell provides.
 */

/** A route as front-ends write it, `{ path: "/apps/loads", element: lazyPage(() => import("./load-list.page")) }`. */
const ROUTE = /path:\s*"([^"]+)",\s*element:\s*lazyPage\(\(\)\s*=>\s*import\("([^"]+)"\)/g;

/**
 * The pages of a build, so that the shell can ask for all of a page's code at once, where its browser would learn of
 * each file from the one before. A route that is written in another way is not listed, and loads like any lazy code.
 * @param {import("webpack").Compilation} compilation
 * @param {string} entry Its file is known already.
 * @returns {PageFiles[]}
 */
export function pagesOf(compilation, entry) {
  const isApp = (/** @type {import("webpack").ChunkGroup} */ { origins }) =>
    origins.some(({ request }) => request === "./src/app.tsx");
  const app = compilation.chunkGroups.filter(isApp);
  const pages = compilation.chunkGroups.flatMap((page) =>
    pathsOf(page).map((path) => {
      const chunks = new Set([...app, page].flatMap((group) => group.chunks));
      return { path, files: filesOf(chunks, entry), shared: sharedBy(chunks, compilation) };
    }),
  );
  return pages.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** The paths of the routes that import a chunk group. @param {import("webpack").ChunkGroup} group */
function pathsOf({ origins }) {
  return origins.flatMap(({ module, request }) => {
    const source = module?.originalSource()?.source().toString() ?? "";
    return [...source.matchAll(ROUTE)].flatMap(([, path, imported]) => (path && imported === request ? [path] : []));
  });
}

/** @param {Set<import("webpack").Chunk>} chunks @param {string} entry */
function filesOf(chunks, entry) {
  const names = [...chunks].flatMap((chunk) => [...chunk.files]);
  return [...new Set(names)].filter((name) => name !== entry && /\.(js|css)$/.test(name)).sort();
}

/** @param {Set<import("webpack").Chunk>} chunks @param {import("webpack").Compilation} compilation */
function sharedBy(chunks, { chunkGraph }) {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return [...new Set(modules.flatMap(shareKeyOf))].sort();
}

/** @param {import("webpack").Module} module @returns {string[]} */
function shareKeyOf(module) {
  if (module.type !== "consume-shared-module") return [];
  const { options } = /** @type {{ options: { shareKey: string } }} */ (/** @type {unknown} */ (module));
  return [options.shareKey];
}
