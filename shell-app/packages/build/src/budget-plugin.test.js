import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";
import webpack from "webpack";
import { BudgetPlugin } from "./budget-plugin.js";
import { CompressPlugin } from "./compress-plugin.js";

/** @type {string} */
let folder;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "haul-budget-"));
  await writeFile(
    path.join(folder, "main.js"),
    'export const pages = [() => import("./login"), () => import("./map"), () => import("./shared")];',
  );
  await writeFile(path.join(folder, "shared.js"), `export default "${noise(50_000)}";`);
  await writeFile(path.join(folder, "login.js"), `export default "${noise(10_000)}";`);
  await writeFile(path.join(folder, "map.js"), `export default "${noise(100_000)}";`);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Text that no compression makes smaller than the bytes behind it. @param {number} bytes */
function noise(bytes) {
  return randomBytes(bytes).toString("base64");
}

/** Builds the folder and gives what webpack complains about. @param {import("./budget-plugin.js").Budget} budget */
async function complaints(budget) {
  const compiler = webpack({
    context: folder,
    mode: "production",
    entry: "./main.js",
    output: { path: path.join(folder, "dist") },
    performance: false,
    plugins: [
      new webpack.sharing.ProvideSharedPlugin({
        provides: { "./shared": { shareKey: "shared", version: "1.0.0", eager: false } },
      }),
      new CompressPlugin(),
      new BudgetPlugin([budget]),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  return stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message);
}

it("lets a page through that keeps its budget, whatever other pages weigh", async () => {
  expect(await complaints({ page: "the login page", imports: ["./login"], kilobytes: 15 })).toEqual([]);
});

it("fails the build of a page that outgrew its budget, compressed", async () => {
  expect(await complaints({ page: "the login page", imports: ["./login"], kilobytes: 9 })).toEqual([
    expect.stringMatching(/the login page takes 1\d\.\d kB of JavaScript, and its budget is 9 kB/),
  ]);
});

it("counts everything that the page loads", async () => {
  expect(await complaints({ page: "the login page", imports: ["./login", "./map"], kilobytes: 100 })).toHaveLength(1);
});

it("counts what the page asks the shell to share", async () => {
  expect(await complaints({ page: "a front-end's page", imports: ["shared"], kilobytes: 40 })).toHaveLength(1);
});

it("does not let a page escape by another name", async () => {
  expect(await complaints({ page: "the login page", imports: ["./sign-in"], kilobytes: 15 })).toEqual([
    expect.stringContaining("nothing imports “./sign-in”"),
  ]);
});
