import { mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newRemote } from "./new-remote.js";
import { readManifest } from "./read-manifest.js";

const REPOSITORY = path.resolve(import.meta.dirname, "../../../..");

/** @type {string} */
let scratch;

beforeEach(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), "haul-new-remote-"));
});

afterEach(() => rm(scratch, { recursive: true, force: true }));

const folder = () => path.join(scratch, "mfe-dock");
const textOf = (/** @type {string} */ name) => readFile(path.join(folder(), name), "utf8");

describe("a new front-end", () => {
  it("is called as its folder, and has a path of its own", async () => {
    expect(await newRemote({ folder: folder() })).toEqual({ folder: folder(), id: "dock", path: "/apps/dock" });
    expect(await readManifest(path.join(folder(), "src/manifest.ts"))).toMatchObject({
      id: "dock",
      title: "Dock",
      nav: [{ label: "Dock", path: "/apps/dock", section: "loads" }],
      paths: [{ pattern: "/apps/dock/*", section: "loads" }],
    });
  });

  it("takes the words it is given, in all its files", async () => {
    await newRemote({ folder: folder(), id: "yard", title: "Yard & gate", section: "safety", port: 4200 });
    expect(await textOf("webpack.config.js")).toContain('id: "yard", port: 4200');
    expect(await textOf("src/loads/latest-loads.page.tsx")).toContain('title="Yard & gate"');
    expect(await textOf("src/manifest.ts")).toContain('section: "safety"');
    expect(await textOf("README.md")).not.toMatch(/newremote|New remote/);
  });

  it("finds the repository's packages and settings from outside of it", async () => {
    await newRemote({ folder: folder() });
    expect(await realpath(path.join(folder(), "node_modules/@haul/build"))).toBe(
      path.resolve(import.meta.dirname, ".."),
    );
    const { extends: base } = JSON.parse(await textOf("tsconfig.json"));
    expect(path.resolve(folder(), base)).toBe(path.join(REPOSITORY, "tsconfig.base.json"));
    const { deploy } = JSON.parse(await textOf("package.json")).scripts;
    expect(path.resolve(folder(), deploy.split(" ")[1])).toBe(path.join(import.meta.dirname, "deploy-cli.js"));
  });

  it.each([
    [{ id: "Dock-1" }, "can't be an id"],
    [{ id: "safety" }, "Safety has this id or path"],
    [{ id: "quotation" }, "has this id or path"],
    [{ section: "warehouse" }, "There is no section “warehouse”"],
    [{ title: 'Dock" }' }, "can't be a title"],
  ])("is refused with %j", async (words, reason) => {
    await expect(newRemote({ folder: folder(), ...words })).rejects.toThrow(reason);
    await expect(textOf("package.json")).rejects.toThrow("ENOENT");
  });

  it("overwrites nothing, and leaves the repository's root alone", async () => {
    await writeFile(path.join(scratch, "notes.txt"), "Mine.");
    await expect(newRemote({ folder: scratch, id: "dock" })).rejects.toThrow("is not empty");
    await expect(newRemote({ folder: path.join(REPOSITORY, "mfe-dock") })).rejects.toThrow("repository's root");
  });
});
