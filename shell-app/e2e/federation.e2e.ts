// @database sqlite
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { newPerson, type Person, useBrowser } from "./support/browser";
import { newCarrier } from "./support/carriers";
import { logIn } from "./support/pages";
import { chunksOf, entryOf, publishOther, scriptsOf, tamper } from "./support/remotes";

useBrowser();

const PATH = "/apps/safety/drivers";
const HEADING = "Drivers";

let email: string;
let person: Person;

beforeAll(async () => {
  email = `federation.${inject("place").database}@prairiefreight.com`;
  await newCarrier(email);
});

beforeEach(async () => {
  person = await newPerson();
  await logIn(person, email);
  // What the browser says about a script that it refused or could not fetch.
  person.expectComplaint(
    /Failed to load resource|valid digest in the 'integrity'|RemoteProblem|ChunkLoadError|Loading chunk/,
  );
});

async function seesCard(title: string) {
  const { page } = person;
  await page.getByRole("alert").getByText(title).waitFor();
  // The rest of the product keeps working.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: HEADING }).waitFor();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Loads" }).waitFor();
}

async function triesAgain() {
  const { page } = person;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: HEADING, level: 1 }).waitFor();
}

describe("a micro-frontend", () => {
  it("that is down is a card in the frame, and comes back", async () => {
    await person.page.route(scriptsOf("safety"), (route) => route.abort());
    await person.open(PATH);
    await seesCard("cannot be reached");
    await person.expectAccessible();
    await person.page.unrouteAll();
    await triesAgain();
  });

  it("that hangs is a card after its time is up", async () => {
    await person.page.route(entryOf("safety"), () => undefined);
    await person.open(PATH);
    await seesCard("taking too long");
    await person.page.unrouteAll();
    await triesAgain();
  });

  it("whose entry was tampered with is refused", async () => {
    await person.page.route(entryOf("safety"), tamper);
    await person.open(PATH);
    await seesCard("was changed in transit");
    expect(await person.page.evaluate(() => "tampered" in globalThis)).toBe(false);
    await person.page.unrouteAll();
    await triesAgain();
  });

  it("of which a lazy chunk was tampered with is refused", async () => {
    await person.page.route(chunksOf("safety"), tamper);
    await person.open(PATH);
    await seesCard("could not be loaded");
    expect(await person.page.evaluate(() => "tampered" in globalThis)).toBe(false);
    await person.page.unrouteAll();
    await triesAgain();
  });

  it.each([0, 99])("of contract %i is explained and not loaded", async (contract) => {
    const requested: string[] = [];
    person.page.on("request", (request) => requested.push(request.url()));
    await publishOther(person.page, "safety", (manifest) => ({ manifest: { ...manifest, contract } }));
    await person.open(PATH);
    await seesCard("does not fit this version");
    expect(requested.filter((url) => entryOf("safety").test(url))).toEqual([]);
  });

  it("that throws while it starts is a card", async () => {
    await publishOther(person.page, "safety", (manifest) => ({
      manifest,
      entry: `var haul_safety = { init() {}, get() { throw new Error("The engine is cold.") } };`,
    }));
    await person.open(PATH);
    await seesCard("has stopped working");
    await person.page.getByText("The engine is cold.").waitFor();
  });

  it("leaves the others alone", async () => {
    await person.page.route(scriptsOf("safety"), (route) => route.abort());
    await person.open(PATH);
    await seesCard("cannot be reached");
    await person.page.getByRole("link", { name: "Loads" }).click();
    await person.page.getByRole("heading", { name: "Loads", level: 1 }).waitFor();
  });
});

describe("a local override", () => {
  it("is followed, says so, and can be dropped", async () => {
    const { page } = person;
    const { remotes } = (await (await page.request.get(`${inject("place").origin}/remotes.json`)).json()) as {
      remotes: { id: string; manifest: string }[];
    };
    const url = remotes.find(({ id }) => id === "safety")?.manifest ?? "";
    await page.evaluate((value) => {
      localStorage.setItem("haul.remotes.override", JSON.stringify({ safety: value }));
    }, url);
    await person.open(PATH);
    await page.getByText("Local build in use").waitFor();
    await page.getByRole("heading", { name: HEADING, level: 1 }).waitFor();
    await page.getByRole("button", { name: "Use the deployed build" }).click();
    await page.getByText("Local build in use").waitFor({ state: "detached" });
    expect(await page.evaluate(() => localStorage.getItem("haul.remotes.override"))).toBeNull();
  });
});
