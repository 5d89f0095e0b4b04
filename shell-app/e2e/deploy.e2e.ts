// @database sqlite
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { newPerson, type Person, useBrowser } from "./support/browser";
import { newCarrier } from "./support/carriers";
import { Checkout } from "./support/checkout";
import { logIn } from "./support/pages";
import { buildsOf } from "./support/remotes";
import { currentBuild, remoteLines, servedHashes } from "./support/served";

useBrowser();

/** Which build of each front-end is current: the one file that a deployment changes. */
const LIST = "/remotes.json";
const PATH = "/apps/safety/drivers";
const OLD_TITLE = "Drivers";
const NEW_TITLE = "Drivers and their papers";
/** Building without a cache. */
const BUILD_MS = 300_000;

const { database, webRoot } = inject("place");
const maria = `maria.deploy.${database}@prairiefreight.com`;

let safety: Checkout;
let oldBuild: string;

beforeAll(async () => {
  await newCarrier(maria);
  oldBuild = await currentBuild("safety");
  safety = await Checkout.of("mfe-safety");
  await safety.edit("package.json", /"version": ".*"/, '"version": "99.1.0"');
  await safety.edit("src/words/index.ts", 'noun("driver")', `{ ...noun("driver"), heading: "${NEW_TITLE}" }`);
  await safety.build();
}, BUILD_MS);

afterAll(async () => {
  // In any case, the journeys after this one get the build they were written for.
  try {
    await safety.rollBack(webRoot, oldBuild);
  } finally {
    await safety.remove();
  }
});

async function seesDrivers({ page }: Person, title: string): Promise<void> {
  await page.getByRole("heading", { name: title, level: 1, exact: true }).waitFor();
}

/** Opens a page of the same front-end, whose code comes with the first visit. */
async function goesOnToTrucks({ page }: Person): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Trucks" }).click();
  await page.getByRole("heading", { name: "Trucks", level: 1 }).waitFor();
}

describe("one front-end", () => {
  it("is deployed alone and rolled back while people work, and nothing else changes", async () => {
    const person = await newPerson();
    await logIn(person, maria, PATH);
    await seesDrivers(person, OLD_TITLE);
    const before = await servedHashes();
    const linesBefore = await remoteLines();

    await safety.deploy(webRoot);
    const newBuild = await currentBuild("safety");
    expect(newBuild).toMatch(/^99\.1\.0\+/);
    const lines = await remoteLines();
    expect(lines.filter((line, index) => line !== linesBefore[index])).toEqual([expect.stringContaining(newBuild)]);
    const after = await servedHashes();
    const added = Object.entries(after).filter(([address]) => address.startsWith(`/mfe/safety/${newBuild}/`));
    // The files of the old build stay, too: for tabs that are open.
    expect(after).toEqual({ ...before, ...Object.fromEntries(added), [LIST]: after[LIST] });

    const builds = buildsOf(person.page, "safety");
    await goesOnToTrucks(person);
    expect(builds.splice(0), "the open tab goes on with the old build").toEqual([oldBuild]);
    await person.open(PATH);
    await seesDrivers(person, NEW_TITLE);
    expect(builds.splice(0), "a fresh page has the new build").toEqual([newBuild]);

    await safety.rollBack(webRoot);
    expect(await servedHashes()).toEqual({ ...after, [LIST]: before[LIST] });
    await goesOnToTrucks(person);
    expect(builds.splice(0), "the open tab goes on with the new build").toEqual([newBuild]);
    await person.open(PATH);
    await seesDrivers(person, OLD_TITLE);
    expect(builds.splice(0), "a fresh page has the old build again").toEqual([oldBuild]);
  });
});
