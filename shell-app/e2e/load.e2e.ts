// @database postgresql
import { beforeAll, describe, expect, inject, it } from "vitest";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { newCarrier } from "./support/carriers";
import { typedDay } from "./support/days";
import { choose, field, fillDateTime, pick } from "./support/fields";
import { newDriver, newOwner, newTrailer, newTruck } from "./support/fleet";
import { record, upload } from "./support/load-page";
import { followMailedLink, logIn } from "./support/pages";
import { pdf } from "./support/papers";
import { walk } from "./support/walk";

useBrowser();

const { database } = inject("place");
const dispatcher = `dispatch.load.${database}@prairiefreight.com`;
const stranger = `dispatch.other.${database}@bluemesa.com`;
const rosa = `rosa.load.${database}@delgadotrucking.com`;

/** Where the booked load is; the journeys below it follow its life. */
let loadPath = "";
let loadNumber = "";

beforeAll(async () => {
  const { api } = await newCarrier(dispatcher);
  await newDriver(api, "Ortega");
  const truck = await newTruck(api, "118");
  await newTrailer(api, "5301");
  await newOwner(api, rosa, truck.id);
  await newCarrier(stranger, { name: "Blue Mesa Carriers" });
});

async function addFacility(
  { page }: Person,
  stop: number,
  name: string,
  place: { city: string; state: string; zip: string },
) {
  const path = `stops.${stop}.facility_id`;
  await field(page, path).click();
  await field(page, path).fill(name);
  await page.getByRole("option", { name: /Add facility/ }).click();
  const dialog = page.getByRole("dialog", { name: "Add facility" });
  await field(dialog, "address.line1").fill("4100 Dock Rd");
  await field(dialog, "address.city").fill(place.city);
  await field(dialog, "address.state").fill(place.state);
  await page.getByRole("option", { name: new RegExp(`^${place.state} `) }).click();
  await field(dialog, "address.postal_code").fill(place.zip);
  if (place.state === "TX") await choose(page, "time_zone", /Central/);
  await dialog.getByRole("button", { name: "Add facility" }).click();
  await dialog.waitFor({ state: "detached" });
}

describe("a load", () => {
  it("is booked from a rate confirmation's facts, with customer and facilities made on the spot", async () => {
    const person = await newPerson();
    const { page } = person;
    await logIn(person, dispatcher, "/apps/loads");
    await person.arrivesAt("/apps/loads");
    await person.expectAccessible();
    await page
      .getByRole("link", { name: "New load" })
      .or(page.getByRole("button", { name: "New load" }))
      .first()
      .click();
    await person.arrivesAt("/apps/loads/new");

    await field(page, "customer_id").click();
    await field(page, "customer_id").fill("Front Range Brokerage");
    await page.getByRole("option", { name: /Add customer/ }).click();
    const dialog = page.getByRole("dialog", { name: "Add customer" });
    await field(dialog, "billing_email").fill("ap@frontrange.example.com");
    await dialog.getByRole("button", { name: "Add customer" }).click();
    await dialog.waitFor({ state: "detached" });

    await field(page, "customer_reference").fill("FR-88231");
    await page.getByRole("button", { name: /^References and contact/ }).click();
    await field(page, "po").fill("4500012");
    await field(page, "commodity").fill("Boxed beef");
    await field(page, "weight_pounds").fill("41200");
    await page.getByRole("button", { name: /^Freight details/ }).click();
    await field(page, "loaded_miles").fill("434");
    await addFacility(person, 0, "Panhandle Beef", { city: "Amarillo", state: "TX", zip: "79101" });
    await fillDateTime(page, "stops.0.earliest_local", typedDay(0), "0800");
    await addFacility(person, 1, "Front Range Cold Storage", { city: "Denver", state: "CO", zip: "80216" });
    await fillDateTime(page, "stops.1.earliest_local", typedDay(1), "1730");
    await field(page, "charges.0.rate").fill("1850");
    await person.expectAccessible();
    await page.getByRole("button", { name: "Book load" }).click();

    await person.arrivesAt(/^\/apps\/loads\/[0-9a-f-]{36}$/);
    loadPath = new URL(page.url()).pathname;
    const title = await page.getByRole("heading", { name: /^Load \S/, level: 1 }).textContent();
    loadNumber = title?.replace("Load ", "") ?? "";
    expect(loadNumber).not.toBe("");
    await page
      .getByText(/08:00 C[SD]T/)
      .first()
      .waitFor();
    await page
      .getByText(/17:30 M[SD]T/)
      .first()
      .waitFor();
    await page.getByText("$1,850.00").first().waitFor();
    await person.expectAccessible();
  });

  it("is assigned, moved through its stops to delivered, and gets its signed POD", async () => {
    const person = await newPerson();
    const { page } = person;
    await logIn(person, dispatcher, loadPath);
    await person.arrivesAt(loadPath);
    await page.getByRole("button", { name: "Assign", exact: true }).click();
    await pick(page, "driver_id", "Ortega");
    await pick(page, "truck_id", "118");
    await pick(page, "trailer_id", "5301");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Papers and equipment are in order.").waitFor();
    await person.expectAccessible();
    await dialog.getByRole("button", { name: "Assign", exact: true }).click();
    await dialog.waitFor({ state: "detached" });

    await upload(person, "rate-confirmation.pdf", pdf("Rate confirmation"));
    await page.getByRole("button", { name: "Dispatch" }).click();
    await page.getByRole("button", { name: "En route to pickup" }).click();
    await record(person, "arrived");
    await record(person, "departed");
    await page.getByText("In transit").first().waitFor();
    await record(person, "arrived");
    await record(person, "departed");
    await page.getByText("Delivered").first().waitFor();
    const notReady = page.getByRole("alert").filter({ hasText: "Not ready to bill" });
    await notReady.getByText("The proof of delivery is missing.").waitFor();
    await upload(person, "pod-signed.pdf", pdf("Received in full"));
    await notReady.waitFor({ state: "detached" });
    await person.expectAccessible();
  });

  it("shows up in finance as ready to bill", async () => {
    const person = await newPerson();
    await logIn(person, dispatcher, "/apps/financial/ready-to-bill");
    await person.arrivesAt("/apps/financial/ready-to-bill");
    const row = person.page.getByRole("row", { name: new RegExp(loadNumber) });
    await row.getByText("POD present").waitFor();
    await row.getByText("Ready for review", { exact: true }).waitFor();
    await row.getByText("$1,850.00").waitFor();
    await person.expectAccessible();
  });

  it.each([
    "its own page",
    "/apps/loads",
    "/apps/safety/trucks",
    "/apps/financial/ready-to-bill",
    "/dashboard/ecommerce",
  ])("is accessible and fits on a desktop and a phone, light and dark: %s", async (place) => {
    const path = place.startsWith("/") ? place : loadPath;
    const person = await newPerson();
    await logIn(person, dispatcher, path);
    await walk(person, path);
  });

  it("is not there for another carrier", async () => {
    const person = await newPerson();
    person.expectComplaint(/status of 404/);
    await logIn(person, stranger, "/apps/loads");
    await person.page.getByText("No loads yet").waitFor();
    await person.open(loadPath);
    await person.page.getByText("Not found").first().waitFor();
    await person.expectAccessible();
  });

  it("is seen by the truck's owner, who signs in by a mailed link", async () => {
    const person = await newPerson();
    const { page } = person;
    await person.open("/fleetowner");
    await person.arrivesAt("/fleetowner/login");
    await page.getByLabel(/^Email/).fill(rosa);
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText("If this address belongs to a fleet owner").waitFor();
    await followMailedLink(person, rosa, "/fleetowner/verify-token/");
    await person.expectAccessible();
    await page.getByRole("button", { name: "Open my portal" }).click();
    await person.arrivesAt("/fleetowner");
    await page.getByRole("listitem", { name: "Unit 118" }).waitFor();
    await page.getByText("Delivered", { exact: true }).first().click();
    const row = page.getByRole("row", { name: new RegExp(loadNumber) });
    await row.getByText("POD received").waitFor();
    await person.expectAccessible();

    await page.goBack();
    await person.open("/fleetowner/profile");
    await page.getByRole("button", { name: "Log out", exact: true }).waitFor();
    await person.expectAccessible();
    await page.getByRole("button", { name: "Log out", exact: true }).click();
    await person.arrivesAt("/fleetowner/login");
  });

  it("gives the owner's link away only once", async () => {
    const person = await newPerson();
    person.expectComplaint(/status of 422/);
    await followMailedLink(person, rosa, "/fleetowner/verify-token/");
    await person.page.getByRole("button", { name: "Open my portal" }).click();
    await person.page.getByText("has expired or has already been used").waitFor();
  });
});
