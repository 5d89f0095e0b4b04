import { createHash } from "node:crypto";

/**
 * The value of an `integrity` attribute.
 * @param {Buffer | string} content
 */
export function integrityOf(content) {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}

/** Files that a browser checks against their hash: it knows `integrity` for scripts and style sheets only. */
export const isCheckedByBrowser = (/** @type {string} */ name) => /\.(js|css)$/.test(name);
