import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readManifest } from "./read-manifest.js";

/** @param {Record<string, string>} files */
function folderOf(files) {
  const folder = mkdtempSync(path.join(tmpdir(), "haul-manifest-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

const MANIFEST = `
  import { type Kind, truck } from "./trucks.records";
  const records: readonly Kind[] = [truck];
  export const manifest = { id: "safety", contract: 1, records };
`;

describe("a manifest", () => {
  it("brings along what its features declare", async () => {
    const records = `export type Kind = { topic: string }; export const truck: Kind = { topic: "truck" };`;
    const folder = folderOf({ "manifest.ts": MANIFEST, "trucks.records.ts": records });
    const file = path.join(folder, "manifest.ts");
    expect(await readManifest(file)).toEqual({ id: "safety", contract: 1, records: [{ topic: "truck" }] });
    writeFileSync(path.join(folder, "trucks.records.ts"), records.replace(`"truck"`, `"trailer"`));
    expect(await readManifest(file)).toMatchObject({ records: [{ topic: "trailer" }] });
  });

  it("is data: what cannot be written down is refused", async () => {
    const records = `export type Kind = object; export const truck: Kind = { topic: () => "truck" };`;
    const folder = folderOf({ "manifest.ts": MANIFEST, "trucks.records.ts": records });
    await expect(readManifest(path.join(folder, "manifest.ts"))).rejects.toThrow("could not be cloned");
  });
});
