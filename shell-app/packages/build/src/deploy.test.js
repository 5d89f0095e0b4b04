import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deployRemote, publishShell, rollbackRemote } from "./deploy.js";
import { integrityOf } from "./integrity.js";

/** @type {string} */
let folder;
/** @type {string} */
let webRoot;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "haul-deploy-"));
  webRoot = path.join(folder, "web");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** A build of a remote whose entry has the given text. @param {string} id @param {string} text @param {string} version */
async function build(id, text, version = "0.1.0") {
  const dist = path.join(folder, `${id}-dist`);
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist);
  await writeFile(path.join(dist, "entry.js"), text);
  const manifest = { id, version, files: { "entry.js": integrityOf(text) } };
  await writeFile(path.join(dist, "manifest.json"), JSON.stringify(manifest));
  return dist;
}

const deploy = async (/** @type {string} */ id, /** @type {string} */ text) =>
  deployRemote({ dist: await build(id, text), webRoot });

const remotesJson = () => readFile(path.join(webRoot, "remotes.json"), "utf8");

/** Hashes of every published file but remotes.json and the deployment lists. */
async function snapshot() {
  const entries = await readdir(webRoot, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/^(remotes|deployments)\.json$/.test(entry.name));
  const pairs = files.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(webRoot, file), integrityOf(await readFile(file))];
  });
  return Object.fromEntries((await Promise.all(pairs)).sort());
}

describe("deploying a front-end", () => {
  it("publishes into a folder of its own and pins the manifest", async () => {
    const { build: name } = await deploy("safety", "one()");
    expect(name).toMatch(/^0\.1\.0\+[0-9a-f]{12}$/);
    const [line] = JSON.parse(await remotesJson()).remotes;
    const manifest = await readFile(path.join(webRoot, line.manifest), "utf8");
    expect(line).toEqual({
      id: "safety",
      manifest: `/mfe/safety/${name}/manifest.json`,
      integrity: integrityOf(manifest),
    });
  });

  it("changes one line and leaves everything else alone, forwards and back", async () => {
    await deploy("apps", "loads()");
    const first = await deploy("safety", "one()");
    const linesBefore = (await remotesJson()).split("\n");
    const before = await snapshot();

    await deploy("safety", "two()");
    const linesAfter = (await remotesJson()).split("\n");
    expect(linesAfter.filter((line, index) => line !== linesBefore[index])).toHaveLength(1);
    expect(await snapshot()).toMatchObject(before);

    const back = await rollbackRemote({ id: "safety", webRoot });
    expect(back.build).toBe(first.build);
    expect((await remotesJson()).split("\n")).toEqual(linesBefore);
    expect(await snapshot()).toMatchObject(before);
  });

  it("goes forward again after a rollback", async () => {
    await deploy("safety", "one()");
    const second = await deploy("safety", "two()");
    await rollbackRemote({ id: "safety", webRoot });
    expect((await rollbackRemote({ id: "safety", webRoot, build: second.build })).build).toBe(second.build);
  });

  it("may be repeated", async () => {
    await deploy("safety", "one()");
    const before = await remotesJson();
    await deploy("safety", "one()");
    expect(await remotesJson()).toBe(before);
  });

  it("refuses a published folder that has other content", async () => {
    const { build: name } = await deploy("safety", "one()");
    await writeFile(path.join(webRoot, "mfe/safety", name, "entry.js"), "evil()");
    await expect(deploy("safety", "one()")).rejects.toThrow("exists with other content");
  });

  it("refuses a build that was changed after it was made", async () => {
    const dist = await build("safety", "one()");
    await writeFile(path.join(dist, "entry.js"), "two()");
    await expect(deployRemote({ dist, webRoot })).rejects.toThrow("does not match its hash");
  });

  it("says when there is nothing to publish or to go back to", async () => {
    await expect(deployRemote({ dist: folder, webRoot })).rejects.toThrow("build first");
    await deploy("safety", "one()");
    await expect(rollbackRemote({ id: "safety", webRoot })).rejects.toThrow("no earlier build");
    await expect(rollbackRemote({ id: "safety", webRoot, build: "9.9.9" })).rejects.toThrow("no build 9.9.9");
  });
});

describe("publishing the shell", () => {
  it("keeps the files of open tabs and every deployed front-end", async () => {
    await deploy("safety", "one()");
    const dist = path.join(folder, "shell-dist");
    await mkdir(dist);
    await writeFile(path.join(dist, "main.1.js"), "old()");
    await writeFile(path.join(dist, "index.html"), "main.1.js");
    await publishShell({ dist, webRoot });
    await rm(path.join(dist, "main.1.js"));
    await writeFile(path.join(dist, "main.2.js"), "new()");
    await writeFile(path.join(dist, "index.html"), "main.2.js");
    await publishShell({ dist, webRoot });
    expect(Object.keys(await snapshot())).toEqual(
      expect.arrayContaining(["shell/index.html", "shell/main.1.js", "shell/main.2.js"]),
    );
    expect(await readFile(path.join(webRoot, "shell/index.html"), "utf8")).toBe("main.2.js");
    expect(JSON.parse(await remotesJson()).remotes).toHaveLength(1);
  });
});
