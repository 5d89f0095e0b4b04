// @database sqlite
import { beforeAll, describe, expect, inject, it } from "vitest";
import { newPerson, type Person, useBrowser } from "./support/browser";
import { type Member, newCarrier } from "./support/carriers";
import { newDriver } from "./support/fleet";
import { logIn } from "./support/pages";

useBrowser();

const { database } = inject("place");
const maria = `maria.live.${database}@prairiefreight.com`;

let admin: Member;

beforeAll(async () => {
  admin = await newCarrier(maria);
});

/** Streams that the pages of a browser have open. */
function countStreams(person: Person): () => number {
  const open = new Set<unknown>();
  person.page.context().on("request", (request) => {
    if (request.url().includes("/events/")) open.add(request);
  });
  const end = (request: unknown) => open.delete(request);
  person.page.context().on("requestfailed", end);
  person.page.context().on("requestfinished", end);
  return () => open.size;
}

describe("an open list", () => {
  it("shows what a colleague adds, on every tab, over one connection", async () => {
    const person = await newPerson();
    const streams = countStreams(person);
    await logIn(person, maria, "/apps/safety/drivers");
    const second = await person.page.context().newPage();
    await second.goto(person.page.url());
    await second.getByRole("heading", { name: "Drivers", level: 1 }).waitFor();
    await expect.poll(streams).toBe(1);

    await newDriver(admin.api, "Okafor");
    await person.page.getByRole("row", { name: /Okafor/ }).waitFor();
    await second.getByRole("row", { name: /Okafor/ }).waitFor();
    expect(streams()).toBe(1);
  });

  it("catches up once the line is back, without a reload", async () => {
    const person = await newPerson();
    const { page } = person;
    person.expectComplaint(/ERR_FAILED/);
    await page.route("**/events/*", (route) => route.abort());
    await logIn(person, maria, "/apps/safety/drivers");
    await page.getByRole("row", { name: /Okafor/ }).waitFor();
    await page.getByText("Not live").waitFor();
    await newDriver(admin.api, "Brandt");
    await page.unroute("**/events/*");
    await page.getByRole("row", { name: /Brandt/ }).waitFor();
    await expect.poll(() => page.getByText("Not live").count()).toBe(0);
  });
});
