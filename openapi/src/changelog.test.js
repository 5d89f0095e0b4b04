import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { releasesOf } from "./changelog.js";

const read = (name) => readFile(new URL(`../${name}`, import.meta.url), "utf8");

describe("a changelog", () => {
  it("has its releases in the order of the file", () => {
    const markdown = `# Changelog\n\nAbout it.\n\n## 1.1.0 - 2027-01-15\n\n### Added\n\n- \`q\`\n- More\n\n### Fixed\n\n- Words\n\n## 1.0.0 - 2026-11-25\n\nThe first.\n`;
    expect(releasesOf(markdown)).toEqual([
      {
        version: "1.1.0",
        date: "2027-01-15",
        summary: "",
        changes: [
          { kind: "Added", items: ["`q`", "More"] },
          { kind: "Fixed", items: ["Words"] },
        ],
      },
      { version: "1.0.0", date: "2026-11-25", summary: "The first.", changes: [] },
    ]);
  });

  it.each(["## 1.0 - today", "## 1.0.0 - 2026-11-25\n### Improved", "## 1.0.0 - 2026-11-25\n### Added\nNo item"])(
    "is refused where it has another form: %j",
    (markdown) => {
      expect(() => releasesOf(markdown)).toThrow("CHANGELOG.md");
    },
  );
});

it("CHANGELOG.md links to operations that the document has, or had when a version is older", async () => {
  const [latest] = releasesOf(await read("CHANGELOG.md"));
  const document = await read("openapi.json");
  const linked = JSON.stringify(latest).matchAll(/\]\(\/developer\/reference\/(\w+)\)/g);
  expect([...linked].filter(([, id]) => !document.includes(`"operationId": "${id}"`))).toEqual([]);
});
