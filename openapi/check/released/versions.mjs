/** Versions of the document, and what a new one must be. */

const PARTS = ["major", "minor", "patch"];
const numbers = (version) => version.split(".").map(Number);

/** Below 0 if the first is older. */
export function compareVersions(one, other) {
  const [left, right] = [numbers(one), numbers(other)];
  const index = left.findIndex((number, at) => number !== right[at]);
  return index < 0 ? 0 : left[index] - right[index];
}

/** Which part of a version is raised: `minor` from 1.2.3 to 1.3.0; nothing if it is not raised. */
export function raisedPart(from, to) {
  return compareVersions(to, from) > 0 ? PARTS.find((_, at) => numbers(to)[at] !== numbers(from)[at]) : undefined;
}

/** The part that changes must raise, at least. */
export function partFor({ breaking, isAddedTo }) {
  return breaking.length > 0 ? "major" : isAddedTo ? "minor" : "patch";
}

export function isEnough(raised, needed) {
  return raised !== undefined && PARTS.indexOf(raised) <= PARTS.indexOf(needed);
}
