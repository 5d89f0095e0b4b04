// @database sqlite
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Locator } from "playwright-core";
import { BOARD, cardOf } from "./support/board";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { newCarrier } from "./support/carriers";
import { newDriver } from "./support/fleet";
import { newLane, newLoad } from "./support/freight";
import { logIn } from "./support/pages";

useBrowser();

const admin = `right-to-left.${inject("place").database}@prairiefreight.com`;
let number = "";

beforeAll(async () => {
  const { api } = await newCarrier(admin);
  await newDriver(api, "Baker");
  ({ number } = await newLoad(api, await newLane(api)));
});

/** A person whose layout settings say right to left. */
async function mirrored(path: string): Promise<Person> {
  const person = await newPerson();
  const { page } = person;
  await logIn(person, admin, path);
  await page.getByRole("button", { name: "Layout settings" }).click();
  const settings = page.getByRole("dialog", { name: "Layout settings" });
  await settings.getByRole("group", { name: "Direction" }).getByText("Right to left").click();
  await page.locator('html[dir="rtl"]').waitFor();
  await page.keyboard.press("Escape");
  await settings.waitFor({ state: "detached" });
  return person;
}

/** How wide an icon is drawn: below zero when it is turned round. */
const scaleOf = (icon: Locator) => icon.evaluate((drawn) => new DOMMatrix(getComputedStyle(drawn).transform).a);

async function left(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part.toString()} is not shown.`);
  return box.x;
}

/** Origin, arrow and destination, in the order in which they stand from the right. */
async function expectLaneFromTheRight(place: Locator): Promise<void> {
  const arrow = place.getByRole("img", { name: "to" });
  await arrow.waitFor();
  const [origin, way, destination] = [
    await left(place.getByText("Amarillo, TX", { exact: true })),
    await left(arrow),
    await left(place.getByText("Denver, CO", { exact: true })),
  ];
  expect(origin).toBeGreaterThan(way);
  expect(way).toBeGreaterThan(destination);
  expect(await scaleOf(arrow)).toBe(-1);
}

describe("a page from right to left", () => {
  it("mirrors the lanes of a list, and stays so", async () => {
    const person = await mirrored("/apps/loads");
    const { page } = person;
    const row = page.getByRole("row", { name: new RegExp(number) });
    await expectLaneFromTheRight(row);
    await person.expectAccessible();
    await page.reload();
    await page.locator('html[dir="rtl"]').waitFor();
    await expectLaneFromTheRight(row);
  });

  it("mirrors the arrows and lanes of the dispatch board", async () => {
    const person = await mirrored(BOARD);
    const { page } = person;
    await expectLaneFromTheRight(cardOf(person, "Unassigned", number));
    const [earlier, later] = [page.locator(".tabler-icon-chevron-left"), page.locator(".tabler-icon-chevron-right")];
    for (const icon of [earlier.first(), later.first()]) expect(await scaleOf(icon)).toBe(-1);
    expect(await left(earlier.first())).toBeGreaterThan(await left(later.first()));
    await person.expectAccessible();
  });
});
