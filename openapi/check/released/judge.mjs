/** May the document be as it is, and may it be released? */
import { changesBetween } from "./breaking.mjs";
import { compareVersions, isEnough, partFor, raisedPart } from "./versions.mjs";

const RELEASE = "`npm run release -w openapi`";
const FIRST = "1.0.0";

/**
 * @param {object | undefined} released
 * @param {object} current
 * @returns {Promise<{ isRefused: boolean, report: string }>}
 */
export async function checkAgainst(released, current) {
  const { version } = current.info;
  if (!released) {
    const isRefused = compareVersions(version, FIRST) >= 0;
    const report = isRefused
      ? `the document is version ${version}, and openapi/released/openapi.json is missing: run ${RELEASE}`
      : `nothing is released yet: the document is version ${version}, and ${FIRST} will be the first to be compared with`;
    return { isRefused, report };
  }
  const { breaking } = await changesBetween(released, current);
  if (breaking.length === 0)
    return { isRefused: false, report: `nothing breaks programs for ${released.info.version}` };
  const isAnnounced = raisedPart(released.info.version, version) === "major";
  const count = `${breaking.length} breaking ${breaking.length === 1 ? "change" : "changes"} since ${released.info.version}`;
  const head = isAnnounced ? `${count}, which version ${version} may have` : `${count}, which need a new major version`;
  return { isRefused: !isAnnounced, report: [head, ...breaking.map(inWords)].join("\n") };
}

/**
 * @param {object | undefined} released
 * @param {object} current
 * @param {readonly import("../../src/changelog").Release[]} releases
 * @returns {Promise<string[]>} why it can't be released
 */
export async function refusalsOfRelease(released, current, releases) {
  const { version } = current.info;
  const refusals = [];
  if (releases[0]?.version !== version) {
    refusals.push(
      `CHANGELOG.md begins with ${releases[0]?.version ?? "no version"}: add an entry for ${version} above it`,
    );
  }
  if (!released) {
    if (compareVersions(version, FIRST) < 0)
      refusals.push(`${version} can't be released: the first version is ${FIRST}`);
  } else {
    const needed = partFor(await changesBetween(released, current));
    if (!isEnough(raisedPart(released.info.version, version), needed)) {
      refusals.push(`${version} after ${released.info.version}: these changes need a new ${needed} version`);
    }
  }
  return refusals.map((refusal) => `${refusal} (the version is \`VERSION\` in backend/document/src/info.rs)`);
}

function inWords({ place, what, remedy, operations }) {
  const [first, second, third, ...more] = operations;
  const some = [first, second, third].filter(Boolean).join(", ");
  return [
    `  ${place}: ${what}`,
    ...(some ? [`    in ${some}${more.length > 0 ? ` and ${more.length} more` : ""}`] : []),
    `    ${remedy}`,
  ].join("\n");
}
