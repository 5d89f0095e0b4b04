import { createJiti } from "jiti";

/**
 * Reads a remote's `src/manifest.ts` and the records that it names, each declared beside its feature: data only, for
 * the shell gets them as JSON. Afresh each time, for a development server builds again when one of them changes.
 * @param {string} file
 * @returns {Promise<import("./read-manifest.js").RemoteManifestSource>}
 */
export async function readManifest(file) {
  const jiti = createJiti(import.meta.url, { fsCache: false, moduleCache: false });
  const { manifest } = await /** @type {Promise<{ manifest: import("./read-manifest.js").RemoteManifestSource }>} */ (
    jiti.import(file)
  );
  // A function would vanish in JSON without a word; here it throws.
  return globalThis.structuredClone(manifest);
}
