import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Libraries whose second copy would break React or split its state: one version, checked when a remote loads. */
const LIBRARIES = ["react", "react/jsx-runtime", "react-dom", "jotai", "@tanstack/react-query"];

/**
 * Haul's own packages. Not checked by version: the contract number decides whether shell and remote fit,
 * or a remote of the previous contract could never load.
 */
const PACKAGES = [
  "@haul/api",
  "@haul/platform",
  "@haul/ui/core",
  "@haul/ui/forms",
  "@haul/ui/long-forms",
  "@haul/ui/data",
  "@haul/ui/freight",
  "@haul/ui/charts",
];

/** @param {string} request */
function caretOf(request) {
  const depth = request.startsWith("@") ? 2 : 1;
  const { version } = require(`${request.split("/").slice(0, depth).join("/")}/package.json`);
  return `^${version}`;
}

/**
 * What the shell provides. It does not consume any of it itself: its own imports stay ordinary ones, so that a page of
 * the shell loads just what it uses, while a remote that asks for a whole library or facade gets the rest of it as a
 * chunk of its own.
 * Both see the same module instances, for both come from this one build.
 */
export function providedByShell() {
  return Object.fromEntries([...LIBRARIES, ...PACKAGES].map((name) => [name, { shareKey: name, eager: false }]));
}

/** A remote brings none of them along (`import: false`). */
export function sharedByRemote() {
  return Object.fromEntries([
    ...LIBRARIES.map((name) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: caretOf(name), import: false },
    ]),
    ...PACKAGES.map((name) => [name, { singleton: true, requiredVersion: false, import: false }]),
  ]);
}
