import { createHash, randomUUID } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { integrityOf } from "./integrity.js";

/**
 * @typedef {{ id: string, manifest: string, integrity: string }} RemoteLine
 * @typedef {{ at: string, build: string }} Deployment
 */

/** Enough of a SHA-256 that two builds of one version never share a folder. */
const HASH_LENGTH = 12;

/**
 * Publishes a built front-end into its own immutable folder `mfe/<id>/<version>+<hash>/` and switches its line of remotes.json.
 * Other remotes, the shell and earlier builds stay as they are, for tabs that are open.
 * @param {{ dist: string, webRoot: string }} options
 */
export async function deployRemote({ dist, webRoot }) {
  const text = await readFile(path.join(dist, "manifest.json"), "utf8").catch(() => {
    throw new Error(`${dist} holds no manifest.json: build first.`);
  });
  /** @type {{ id: string, version: string, files: Record<string, string> }} */
  const manifest = JSON.parse(text);
  await checkFiles(dist, manifest.files);

  const hash = createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH);
  const build = `${manifest.version}+${hash}`;
  const folder = path.join(webRoot, "mfe", manifest.id, build);
  if (await exists(folder)) await checkSame(dist, folder);
  else await copyAtomically(dist, folder);
  await switchTo(webRoot, manifest.id, build);
  return { id: manifest.id, build };
}

/**
 * Goes back to the build that was current before, or to a named one.
 * @param {{ id: string, webRoot: string, build?: string }} options
 */
export async function rollbackRemote({ id, webRoot, build }) {
  const current = await currentBuild(webRoot, id);
  const history = await readHistory(webRoot, id);
  const target = build ?? history.map((entry) => entry.build).findLast((name) => name !== current);
  if (!target) throw new Error(`${id} has no earlier build to go back to.`);
  if (!(await exists(path.join(webRoot, "mfe", id, target)))) throw new Error(`${id} has no build ${target}.`);
  await switchTo(webRoot, id, target);
  return { id, build: target };
}

/**
 * Publishes the shell. Old hashed files stay for open tabs; index.html, which names the new ones, comes last.
 * @param {{ dist: string, webRoot: string }} options
 */
export async function publishShell({ dist, webRoot }) {
  const target = path.join(webRoot, "shell");
  await mkdir(target, { recursive: true });
  const names = (await listFiles(dist)).filter((name) => name !== "index.html");
  for (const name of names) await replaceFile(path.join(target, name), await readFile(path.join(dist, name)));
  await replaceFile(path.join(target, "index.html"), await readFile(path.join(dist, "index.html")));
  if (!(await exists(path.join(webRoot, "remotes.json")))) await writeRemotes(webRoot, []);
  return { files: names.length + 1 };
}

/** @param {string} webRoot @param {string} id @param {string} build */
async function switchTo(webRoot, id, build) {
  const text = await readFile(path.join(webRoot, "mfe", id, build, "manifest.json"));
  const line = { id, manifest: `/mfe/${id}/${build}/manifest.json`, integrity: integrityOf(text) };
  const others = (await readRemotes(webRoot)).filter((remote) => remote.id !== id);
  await writeRemotes(
    webRoot,
    [...others, line].sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
  const history = await readHistory(webRoot, id);
  if (history.at(-1)?.build !== build) {
    const next = [...history, { at: new Date().toISOString(), build }];
    await replaceFile(historyFile(webRoot, id), `${JSON.stringify(next, null, 2)}\n`);
  }
}

/** One line a remote, so that a difference shows what was switched. @param {string} webRoot @param {RemoteLine[]} remotes */
async function writeRemotes(webRoot, remotes) {
  const lines = remotes.map((remote) => `    ${JSON.stringify(remote)}`).join(",\n");
  await replaceFile(path.join(webRoot, "remotes.json"), `{\n  "remotes": [\n${lines}\n  ]\n}\n`);
}

/** @param {string} webRoot @returns {Promise<RemoteLine[]>} */
async function readRemotes(webRoot) {
  const file = path.join(webRoot, "remotes.json");
  return (await exists(file)) ? JSON.parse(await readFile(file, "utf8")).remotes : [];
}

/** @param {string} webRoot @param {string} id */
async function currentBuild(webRoot, id) {
  const line = (await readRemotes(webRoot)).find((remote) => remote.id === id);
  return line?.manifest.split("/").at(-2);
}

/** @param {string} webRoot @param {string} id */
const historyFile = (webRoot, id) => path.join(webRoot, "mfe", id, "deployments.json");

/** @param {string} webRoot @param {string} id @returns {Promise<Deployment[]>} */
async function readHistory(webRoot, id) {
  const file = historyFile(webRoot, id);
  return (await exists(file)) ? JSON.parse(await readFile(file, "utf8")) : [];
}

/** A build that was touched after it was made would be refused by every browser. @param {string} folder @param {Record<string, string>} files */
async function checkFiles(folder, files) {
  for (const [name, integrity] of Object.entries(files)) {
    const content = await readFile(path.join(folder, name)).catch(() => {
      throw new Error(`${name} is in the manifest but not in ${folder}.`);
    });
    if (integrityOf(content) !== integrity) throw new Error(`${name} does not match its hash in the manifest.`);
  }
}

/** @param {string} dist @param {string} folder */
async function checkSame(dist, folder) {
  for (const name of await listFiles(dist)) {
    const [made, published] = await Promise.all(
      [dist, folder].map((place) => readFile(path.join(place, name)).catch(() => undefined)),
    );
    if (!published || !made?.equals(published)) {
      throw new Error(
        `${folder} exists with other content (${name}). A published build never changes: raise the version.`,
      );
    }
  }
}

/** A half-copied folder must never have its final name. @param {string} from @param {string} to */
async function copyAtomically(from, to) {
  const scratch = `${to}.${randomUUID()}`;
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await cp(from, scratch, { recursive: true });
    await rename(scratch, to);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** @param {string} file @param {string | Buffer} content */
async function replaceFile(file, content) {
  const scratch = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(scratch, content);
  await rename(scratch, file);
}

/** @param {string} folder */
async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** @param {string} file */
async function exists(file) {
  return stat(file).then(
    () => true,
    () => false,
  );
}
