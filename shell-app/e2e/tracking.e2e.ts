// @database postgresql
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Locator, Route } from "playwright-core";
import type { components } from "@haul/api";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { newCarrier } from "./support/carriers";
import { typed } from "./support/days";
import { choose, field, fillDateTime } from "./support/fields";
import { newDriver, newTruck, present } from "./support/fleet";
import { newLane, newLoad } from "./support/freight";
import { panel, status, stopOf } from "./support/load-page";
import { startLoad } from "./support/moves";
import { logIn } from "./support/pages";
import { thumb } from "./support/thumb";

useBrowser();

const { database } = inject("place");
const dispatcher = `dispatch.tracking.${database}@prairiefreight.com`;

const TRACK = "/apps/track&trace";

let load: components["schemas"]["Load"];
let number = "";
let loadPath = "";

beforeAll(async () => {
  const { api } = await newCarrier(dispatcher);
  const lane = await newLane(api);
  const crew = async (name: string, unit: string) => ({
    driver_id: (await newDriver(api, name)).id,
    truck_id: (await newTruck(api, unit)).id,
  });
  // Another load is due before this one, so it comes first while neither has an ETA.
  await startLoad(api, await newLoad(api, lane, { days: [1, 2] }), await crew("Baker", "901"));
  const booked = await newLoad(api, lane, { days: [2, 3], customer_reference: "FR-60117" });
  load = await startLoad(api, booked, await crew("Ortega", "902"));
  number = load.number;
  loadPath = `/apps/loads/${load.id}`;
});

async function at(address: string): Promise<Person> {
  const person = await newPerson();
  await logIn(person, dispatcher, address);
  await person.arrivesAt(address);
  return person;
}

/** A part of the load page's tracking. */
const part = (person: Person, title: string) =>
  panel(person, "Tracking").getByRole("region", { name: title, exact: true });

/** Copies a link that is shown once, and where it leads on this server. */
async function linkIn(dialog: Locator): Promise<string> {
  const { pathname, hash } = new URL((await dialog.locator("pre").textContent()) ?? "");
  await dialog.getByRole("button", { name: "Done" }).click();
  await dialog.waitFor({ state: "detached" });
  return pathname + hash;
}

describe("a load under way", () => {
  it("that will be late comes first, once its driver has said so", async () => {
    const person = await at(TRACK);
    const { page } = person;
    const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
    const row = rows.filter({ hasText: number });
    await row.getByText("No ETA", { exact: true }).waitFor();
    expect(await rows.first().textContent()).not.toContain(number);
    await person.expectAccessible();

    await row.getByRole("button", { name: `Check call for load ${number}` }).click();
    const dialog = page.getByRole("dialog", { name: `Check call: load ${number}` });
    await dialog.getByRole("button", { name: "Log check call" }).click();
    await dialog.getByText(/^Enter where the truck is/).waitFor();
    await field(dialog, "city").fill("Dalhart");
    await choose(page, "state", /^TX /);
    // The appointment is at 08:00.
    const day = typed(present(load.stops[0]).earliest_local);
    await fillDateTime(page, "eta_local", day, "1130");
    await field(dialog, "note").fill("Flat tire, shop on the way");
    await person.expectAccessible();
    await dialog.getByRole("button", { name: "Log check call" }).click();
    await dialog.waitFor({ state: "detached" });

    await expect.poll(() => rows.first().textContent()).toContain(number);
    await rows.first().getByText("Late", { exact: true }).waitFor();
    await rows.first().getByText("1 exception").waitFor();
    await rows
      .first()
      .getByText(/11:30 C[SD]T/)
      .waitFor();
    await rows.first().getByText("Dalhart, TX").waitFor();
    await person.expectAccessible();
  });

  it("has its trouble taken in hand, and resolved with a reason", async () => {
    const person = await at(`${TRACK}/exceptions`);
    const { page } = person;
    const row = page.getByRole("row", { name: new RegExp(number) });
    await row.getByText("Risk of being late").click();
    const drawer = page.getByRole("dialog").filter({ hasText: `load ${number}` });
    await drawer.getByText(/^ETA at Panhandle Beef: .* late\.$/).waitFor();
    await drawer.getByRole("button", { name: "Acknowledge" }).click();
    await drawer.getByText("Acknowledged", { exact: true }).first().waitFor();
    await row.getByText("Maria Castillo").waitFor();
    await person.expectAccessible();

    await drawer.getByRole("button", { name: "Resolve" }).click();
    const dialog = page.getByRole("dialog", { name: "Resolve: risk of being late" });
    await dialog.getByRole("button", { name: "Resolve" }).click();
    await dialog.getByText("Choose what caused it").waitFor();
    await choose(page, "reason_code", "Mechanical");
    await field(dialog, "note").fill("The customer moved the appointment");
    await dialog.getByRole("button", { name: "Resolve" }).click();
    await dialog.waitFor({ state: "detached" });
    await drawer.getByText("Resolved", { exact: true }).first().waitFor();
    await drawer.getByText("Mechanical").first().waitFor();
    await drawer.getByText("The customer moved the appointment").first().waitFor();
    await row.waitFor({ state: "detached" });
    await person.expectAccessible();
  });

  it("is followed by its customer without an account, and who looked is noted", async () => {
    const person = await at(loadPath);
    const { page } = person;
    await person.page.getByRole("tab", { name: "Tracking" }).click();
    const links = part(person, "Links for customers");
    await links.getByRole("button", { name: "Share a link" }).click();
    const dialog = page.getByRole("dialog", { name: "Share tracking link" });
    await field(dialog, "label").fill("Pat at Front Range");
    await person.expectAccessible();
    await dialog.getByRole("button", { name: "Create link" }).click();
    const link = await linkIn(dialog);
    await links.getByRole("button", { name: "Not opened yet" }).waitFor();

    const customer = await newPerson();
    await customer.open(link);
    await customer.page.getByRole("heading", { level: 1, name: `Load ${number}` }).waitFor();
    await customer.page.getByText(/^Next stop: Amarillo, TX, ETA/).waitFor();
    await customer.page.getByText("FR-60117").waitFor();
    await customer.page.getByRole("list", { name: "Stops" }).getByText("Delivery in Denver, CO").waitFor();
    // The driver, the call's note and what the load pays stay private.
    expect(await customer.page.getByText(/Ortega|Flat tire|\$/).allTextContents()).toEqual([]);
    await customer.expectAccessible();

    await links.getByRole("button", { name: "Opened once" }).click();
    await expect.poll(() => links.getByRole("list", { name: "Views" }).getByRole("listitem").count()).toBe(1);
    await person.expectAccessible();

    await links.getByRole("button", { name: "End link" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End link" }).click();
    await links.getByText("Ended", { exact: true }).waitFor();
    customer.expectComplaint(/status of 404/);
    await customer.page.reload();
    await customer.page.getByText("This link no longer works").waitFor();
    await customer.expectAccessible();
  });

  it("is reported by its driver's phone, from the first gate to the last", async () => {
    const person = await at(loadPath);
    await person.page.getByRole("tab", { name: "Tracking" }).click();
    const links = part(person, "Driver’s link");
    await links.getByRole("button", { name: "Link for Luis Ortega", exact: true }).click();
    const link = await linkIn(person.page.getByRole("dialog", { name: "Driver’s link" }));

    const driver = await newPerson("phone");
    await driver.page.context().grantPermissions(["geolocation"]);
    await driver.page.context().setGeolocation({ latitude: 35.22, longitude: -101.83, accuracy: 12 });
    await driver.open(link);
    await driver.page.getByRole("heading", { level: 1, name: `Load ${number}` }).waitFor();
    await driver.page.getByText("Hello Luis. Truck 902").waitFor();
    await driver.expectAccessible();
    await driver.keepPicture("phone-driver");
    await thumb(driver.page.getByRole("button", { name: "Share my location" }));
    await driver.page.getByText("Dispatch has it. Thank you.").waitFor();
    await part(person, "Check calls")
      .getByText(/Driver's link, noted by Luis Ortega/)
      .waitFor();

    const tap = (name: string) => thumb(driver.page.getByRole("button", { name }));
    const happened = (facility: string, what: RegExp) =>
      stopOf(person, facility).getByRole("list", { name: "What happened here" }).getByText(what);
    await tap("I have arrived");
    // The dispatcher sees it without asking, and who says so.
    await status(person, "At pickup");
    // A day early, so the time waits to be confirmed.
    await happened("Panhandle Beef", /^Arrived .* Driver/).waitFor();
    await driver.expectAccessible();

    // An answer gets lost, then a dead spot: what is told stays on the phone, and arrives in order, once.
    driver.expectComplaint(/net::ERR_/);
    let isTold = false;
    const lose = async (route: Route) => {
      if (!isTold) await route.fetch();
      isTold = true;
      await route.abort();
    };
    const reports = "**/api/driver_trip/report_event";
    await driver.page.route(reports, lose);
    await tap("I’m leaving");
    await driver.page.getByText(/1 report is on this phone/).waitFor();
    await status(person, "In transit");
    await driver.page.context().setOffline(true);
    await tap("I have arrived");
    await driver.page.getByText(/2 reports are on this phone/).waitFor();
    await driver.expectAccessible();
    await driver.page.unroute(reports, lose);
    await driver.page.context().setOffline(false);
    await driver.page.getByText(/on this phone/).waitFor({ state: "detached" });
    await status(person, "At delivery");
    expect(await happened("Panhandle Beef", /^Departed /).count()).toBe(1);
    await person.expectAccessible();

    // The load's page is open while its tracking ends.
    await tap("I’m leaving");
    await status(person, "Delivered");
    await happened("Front Range Cold", /^Departed .* Driver/).waitFor();
    await driver.page.getByText("You have finished this trip.").waitFor();
    await expect.poll(() => driver.page.getByRole("button", { name: /^I( have|’m) / }).count()).toBe(0);
    await driver.page.getByRole("button", { name: "Photograph POD" }).waitFor();
    await person.expectAccessible();
  });
});
