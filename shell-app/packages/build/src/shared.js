import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Libraries whose second copy would break React or split its state: one version, checked when a remote loads. */
const LIBRARIES = ["react", "react/jsx-runtime", "react-dom", "jotai", "@tanstack/react-query"];

/**
 * Haul's own packages. Not checked by version: the contract number decides whether shell and remote fit,
 * or a remote of the previous contract could never load.
 */
const EAGER_PACKAGES = ["@haul/api", "@haul/platform", "@haul/ui/core"];
const LAZY_PACKAGES = ["@haul/ui/forms", "@haul/ui/data", "@haul/ui/freight", "@haul/ui/charts"];

/** @param {string} request */
function caretOf(request) {
  const name = request.startsWith("@") ? request.split("/").slice(0, 2).join("/") : request.split("/")[0];
  const { version } = require(`${name}/package.json`);
  return `^${version}`;
}

/**
 * The shell provides every shared module. What the first screen needs is `eager`, so that it comes with the entry.
 */
export function sharedByShell() {
  return Object.fromEntries([
    ...LIBRARIES.map((name) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: caretOf(name), eager: true },
    ]),
    ...EAGER_PACKAGES.map((name) => [name, { singleton: true, requiredVersion: false, eager: true }]),
    ...LAZY_PACKAGES.map((name) => [name, { singleton: true, requiredVersion: false }]),
  ]);
}

/** A remote brings none of them along (`import: false`). */
export function sharedByRemote() {
  return Object.fromEntries([
    ...LIBRARIES.map((name) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: caretOf(name), import: false },
    ]),
    ...[...EAGER_PACKAGES, ...LAZY_PACKAGES].map((name) => [
      name,
      { singleton: true, requiredVersion: false, import: false },
    ]),
  ]);
}
