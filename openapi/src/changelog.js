/** The changelog as data: Markdown of one form, so that the pages for developers and the release read the same file. */

const VERSION = /^## (\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$/;
const KIND = /^### (Added|Changed|Deprecated|Removed|Fixed)$/;

/**
 * @param {string} markdown
 * @returns {import("./changelog").Release[]} the newest first, as in the file
 */
export function releasesOf(markdown) {
  const releases = [];
  for (const line of markdown.split("\n").filter((each) => each.trim() !== "")) {
    const release = releases.at(-1);
    const [version, kind] = [VERSION.exec(line), KIND.exec(line)];
    if (version) releases.push({ version: version[1], date: version[2], summary: "", changes: [] });
    else if (kind && release) release.changes.push({ kind: kind[1], items: [] });
    else if (line.startsWith("#") && (release || !line.startsWith("# ")))
      throw new Error(`CHANGELOG.md: what is “${line}”?`);
    else if (line.startsWith("- ") && release?.changes.length) release.changes.at(-1).items.push(line.slice(2));
    else if (release?.changes.length) throw new Error(`CHANGELOG.md: “${line}” is no item: it begins with “- ”`);
    else if (release) release.summary = `${release.summary} ${line}`.trim();
  }
  return releases;
}
