// @database sqlite
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { newPerson, useBrowser } from "./support/browser";
import { newCarrier } from "./support/carriers";
import { npm } from "./support/npm";
import { logIn } from "./support/pages";
import { remoteLines } from "./support/served";

useBrowser();

const REPOSITORY = path.resolve(import.meta.dirname, "../..");
const TITLE = "Dock doors";
/** What the documentation promises a team, on a machine that does nothing else. */
const PROMISED_MS = 10 * 60_000;

const { database, webRoot } = inject("place");
const maria = `maria.newremote.${database}@prairiefreight.com`;
const list = path.join(webRoot, "remotes.json");

let scratch: string;
let listBefore: string;

beforeAll(async () => {
  await newCarrier(maria);
  scratch = await mkdtemp(path.join(tmpdir(), "haul-team-"));
  listBefore = await readFile(list, "utf8");
});

afterAll(async () => {
  // The journeys after this one get the front-ends that they were written for.
  await writeFile(list, listBefore);
  await rm(path.join(webRoot, "mfe/dock"), { recursive: true, force: true });
  await rm(scratch, { recursive: true });
});

describe("a new front-end", () => {
  it(
    "is a page in the shell with five commands",
    async () => {
      const folder = path.join(scratch, "mfe-dock");
      const linesBefore = await remoteLines();
      const started = performance.now();
      const took: string[] = [];
      const step = async (name: string, work: () => Promise<unknown>) => {
        const from = performance.now();
        await work();
        took.push(`${name} ${seconds(from)}`);
      };

      await step("new-remote", () =>
        npm(REPOSITORY, "run", "new-remote", "-w", "shell-app", "--", folder, "--title", TITLE),
      );
      await step("test", () => npm(folder, "test"));
      await step("check", () => npm(folder, "run", "check"));
      // Without what webpack remembers of an earlier run of this journey.
      await step("build", () => npm(folder, "run", "build", "--", "--no-cache"));
      await step("deploy", () => npm(folder, "run", "deploy", "--", "--to", webRoot));
      const person = await newPerson();
      await step("page", async () => {
        await logIn(person, maria);
        await person.page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: TITLE }).click();
        await person.page.getByRole("heading", { name: TITLE, level: 1 }).waitFor();
        await person.page.getByText("No loads yet").waitFor();
      });

      const total = performance.now() - started;
      console.log(`From nothing to a page in the shell: ${seconds(started)} (${took.join(", ")}).`);
      expect(total).toBeLessThan(PROMISED_MS);
      await person.arrivesAt("/apps/dock");
      await person.expectAccessible();
      const lines = await remoteLines();
      expect(
        linesBefore.filter(
          (line) => line.includes('"id"') && !lines.some((one) => one.startsWith(line.replace(/,$/, ""))),
        ),
        "nobody else's line has changed",
      ).toEqual([]);
    },
    PROMISED_MS,
  );
});

function seconds(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}
