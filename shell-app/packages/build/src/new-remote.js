import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { readManifest } from "./read-manifest.js";

const REPOSITORY = path.resolve(import.meta.dirname, "../../../..");
/** A real front-end, checked with the others; its words and its way to the repository are replaced. */
const TEMPLATE = path.resolve(import.meta.dirname, "../template");

/** What the template is called. */
const WORDS = { id: "newremote", title: "New remote", section: "loads", port: 4110 };

/** What a remote's own commands leave behind. */
const LEAVINGS = ["node_modules", "dist", "dist-alone"];

/**
 * @typedef {object} NewRemote
 * @property {string} folder Where it goes; it is created.
 * @property {string} [id] Its name in URLs and in remotes.json; the folder's name without `mfe-` if omitted.
 * @property {string} [title] What people call it.
 * @property {string} [section] The section that opens its page.
 * @property {number} [port] Of its development server.
 */

/**
 * Writes a new front-end with one page and one test. It finds the repository's packages without an installation.
 * @param {NewRemote} options
 * @returns {Promise<{ folder: string, id: string, path: string }>}
 */
export async function newRemote({ folder, id = idFrom(folder), title = titleFrom(id), ...others }) {
  const { section, port } = { ...WORDS, ...others };
  await checkFolder(folder);
  await checkId(id);
  await checkSection(section);
  checkTitle(title);

  const repository = path.relative(folder, REPOSITORY);
  /** @param {string} text */
  const rename = (text) =>
    text
      .replaceAll(WORDS.id, id)
      .replaceAll(WORDS.title, title)
      .replaceAll(`section: "${WORDS.section}"`, `section: "${section}"`)
      .replaceAll(`sections: ["${WORDS.section}"]`, `sections: ["${section}"]`)
      .replaceAll(String(WORDS.port), String(port))
      .replaceAll(path.relative(TEMPLATE, REPOSITORY), repository);

  await mkdir(folder, { recursive: true });
  await cp(TEMPLATE, folder, {
    recursive: true,
    filter: (source) => !LEAVINGS.includes(path.basename(source)),
  });
  for (const file of await filesIn(folder)) await writeFile(file, rename(await readFile(file, "utf8")));
  // Below the repository its packages are found anyway.
  if (isOutside(folder)) await symlink(path.join(REPOSITORY, "node_modules"), path.join(folder, "node_modules"));
  return { folder, id, path: `/apps/${id}` };
}

/** @param {string} folder */
function idFrom(folder) {
  return path.basename(folder).replace(/^mfe-/, "").replaceAll(/[-_]/g, "");
}

/** @param {string} id */
function titleFrom(id) {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** @param {string} folder */
async function checkFolder(folder) {
  if (path.dirname(folder) === REPOSITORY)
    throw new Error("Name a folder elsewhere: the repository's root has a fixed list of folders.");
  const content = await readdir(folder).catch(() => []);
  if (content.length > 0) throw new Error(`${folder} is not empty: name a new folder.`);
}

/** @param {string} id */
async function checkId(id) {
  if (!/^[a-z][a-z0-9]{1,30}$/.test(id))
    throw new Error(`“${id}” can't be an id: take 2 to 31 lowercase letters and digits, with --id.`);
  const owner = (await manifests()).find(
    (manifest) => manifest.id === id || manifest.paths.some(({ pattern }) => isBelow(pattern, `/apps/${id}`)),
  );
  if (owner) throw new Error(`“${id}” is taken: ${owner.title} has this id or path. Choose another with --id.`);
}

/** @param {string} section */
async function checkSection(section) {
  const document = JSON.parse(await readFile(path.join(REPOSITORY, "openapi/openapi.json"), "utf8"));
  /** @type {string[]} */
  const sections = document.components.schemas.Section.enum;
  if (!sections.includes(section))
    throw new Error(`There is no section “${section}”. There are ${sections.join(", ")}.`);
}

/** It stands in source text. @param {string} title */
function checkTitle(title) {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} &,.-]*$/u.test(title))
    throw new Error(`“${title}” can't be a title: take letters, digits, spaces, and & , . -`);
}

/**
 * What the front-ends of the repository say of themselves.
 * @returns {Promise<{ id: string, title: string, paths: { pattern: string }[] }[]>}
 */
async function manifests() {
  const folders = (await readdir(REPOSITORY)).filter((name) => name.startsWith("mfe-"));
  const read = folders.map((name) => readManifest(path.join(REPOSITORY, name, "src/manifest.ts")));
  return /** @type {any} */ (Promise.all(read));
}

/** @param {string} pattern @param {string} start */
function isBelow(pattern, start) {
  return pattern === start || pattern.startsWith(`${start}/`);
}

/** @param {string} folder */
function isOutside(folder) {
  return path.relative(REPOSITORY, folder).startsWith("..");
}

/** Not those behind the link to the packages. @param {string} folder @returns {Promise<string[]>} */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
