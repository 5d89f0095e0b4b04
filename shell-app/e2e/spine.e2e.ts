// @database postgresql
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { components } from "@haul/api";
import { BOARD, cardOf, carry } from "./support/board";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { newCarrier, type Member } from "./support/carriers";
import { isoDay, typedDay } from "./support/days";
import { choose, field, fillDateTime, pick } from "./support/fields";
import { dayIn, newDriver, newTruck, present } from "./support/fleet";
import { newLane } from "./support/freight";
import { fact, panel, record, stopOf, upload } from "./support/load-page";
import { followMailedLink, logIn } from "./support/pages";
import { pagesOf, pdf } from "./support/papers";

useBrowser();

type Quote = components["schemas"]["Quote"];
type Load = components["schemas"]["Load"];

const { database } = inject("place");
const dispatcher = `dispatch.spine.${database}@prairiefreight.com`;
const customer = `pat.spine.${database}@frontrange.com`;

const DAY_MS = 86_400_000;
const YESTERDAY = typedDay(-1);

/** What a truck costs, by the mile and by the day. */
const COSTS = {
  diesel_price: "3.90",
  miles_per_gallon: "6.5",
  driver_rate: "0.62",
  maintenance_rate: "0.20",
  tolls_rate: "0.04",
  fixed_per_day_cents: 21_000,
  miles_per_day: "520",
  margin_floor: "12.5",
};

let api: Member["api"];
/** Where the quote and the load made from it are; each step starts where the previous one ended. */
let quotePath = "";
let loadPath = "";
let number = "";

beforeAll(async () => {
  ({ api } = await newCarrier(dispatcher));
  const expired = await newDriver(api, "Abbott");
  await api.POST("/api/records/{record_kind}/{record_id}/compliance_items", {
    params: { path: { record_kind: "driver", record_id: expired.id } },
    body: { item_type: "license", expires_on: dayIn(-30 * DAY_MS) },
  });
  for (const [driver, unit] of [
    [expired, "401"],
    [await newDriver(api, "Baker"), "402"],
  ] as const) {
    const truck = await newTruck(api, unit);
    await api.PATCH("/api/trucks/{truck_id}", {
      params: { path: { truck_id: truck.id } },
      body: { version: truck.version, usual_driver_id: driver.id },
    });
  }
  await newLane(api);
  await api.PUT("/api/cost_model", { body: COSTS });
  await api.PUT("/api/diesel_prices", { body: { region: "us", week_on: dayIn(0), price: "3.90" } });
  await api.POST("/api/fuel_programs", {
    body: {
      name: "Front Range",
      region: "us",
      method: "miles_per_gallon",
      peg: "1.20",
      miles_per_gallon: "6",
      rows: [],
    },
  });
});

const idIn = (path: string) => path.split("/").at(-1) ?? "";

async function readQuote(): Promise<Quote> {
  const { data } = await api.GET("/api/quotes/{quote_id}", { params: { path: { quote_id: idIn(quotePath) } } });
  return present(data);
}

async function readLoad(): Promise<Load> {
  const { data } = await api.GET("/api/loads/{load_id}", { params: { path: { load_id: idIn(loadPath) } } });
  return present(data);
}

async function atLoad(): Promise<Person> {
  const person = await newPerson();
  await logIn(person, dispatcher, loadPath);
  await person.arrivesAt(loadPath);
  return person;
}

/** What both say of the freight, the way and the price, without what each keeps for itself. */
function agreed(one: Quote | Load) {
  const { customer_reference, references, broker_contact, load_kind, equipment, commodity } = one;
  const {
    weight_pounds,
    pieces,
    pallets,
    is_hazmat,
    is_team_required,
    is_twic_required,
    loaded_miles,
    empty_miles,
    notes,
  } = one;
  const { customer: who, currency, total_cents } = one;
  return {
    ...{ customer_reference, references, broker_contact, load_kind, equipment, commodity },
    ...{
      weight_pounds,
      pieces,
      pallets,
      is_hazmat,
      is_team_required,
      is_twic_required,
      loaded_miles,
      empty_miles,
      notes,
    },
    ...{ customer: who?.id, currency, total_cents },
    stops: one.stops.map((stop) => ({
      ...{ kind: stop.kind, facility: stop.facility.id, schedule: stop.schedule, earliest_at: stop.earliest_at },
      ...{ latest_at: stop.latest_at, time_zone: stop.time_zone, references: stop.references, pieces: stop.pieces },
      ...{ weight_pounds: stop.weight_pounds, instructions: stop.instructions, is_drop: stop.is_drop },
      is_appointment_confirmed: stop.is_appointment_confirmed,
    })),
    charges: one.charges.map(({ code, basis, quantity, rate, amount_cents }) => ({
      ...{ code, basis, quantity, rate, amount_cents },
    })),
  };
}

describe("from a question to the money for it", () => {
  it("a quote is made and sent by mail", async () => {
    const person = await newPerson();
    const { page } = person;
    await logIn(person, dispatcher, "/apps/quotation/new");
    await person.arrivesAt("/apps/quotation/new");
    await pick(page, "customer_id", "Front Range Brokerage");
    for (const stop of ["Stop 1: pickup", "Stop 2: delivery"])
      await page.getByRole("group", { name: stop }).getByRole("button", { name: "Stop details" }).click();
    for (const section of [
      "Freight details",
      "References and contact",
      "Fuel, tolls and market",
      "For the customer",
      "Request and notes",
    ])
      await page.getByRole("button", { name: section }).click();
    for (const [path, text] of [
      ["customer_reference", "FR-90417"],
      ["po", "4500713"],
      ["bol", "BL-2209"],
      ["broker_name", "Pat Lindqvist"],
      ["broker_phone", "3035550119"],
      ["broker_email", customer],
      ["commodity", "Boxed beef"],
      ["weight_pounds", "41200"],
      ["pieces", "840"],
      ["pallets", "22"],
      ["loaded_miles", "434"],
      ["empty_miles", "36"],
      ["notes", "Two straps at the tail"],
      ["stops.0.reference", "PU 7781"],
      ["stops.0.instructions", "Check in at gate 3"],
      ["stops.0.weight_pounds", "41200"],
      ["stops.1.reference", "DL 1180"],
      ["stops.1.pieces", "840"],
      ["charges.0.rate", "1850"],
      ["customer_note", "Truck is empty in Amarillo that morning."],
      ["terms", "Detention after two hours."],
    ] as const)
      await field(page, path).fill(text);
    await pick(page, "stops.0.facility_id", "Panhandle Beef");
    await choose(page, "stops.0.timing", "Appointment");
    await fillDateTime(page, "stops.0.earliest_local", YESTERDAY, "0800");
    await field(page, "stops.0.is_appointment_confirmed").check();
    await pick(page, "stops.1.facility_id", "Front Range Cold");
    await choose(page, "stops.1.timing", "Window");
    await fillDateTime(page, "stops.1.earliest_local", YESTERDAY, "1900");
    await fillDateTime(page, "stops.1.latest_local", YESTERDAY, "2200");
    await page.getByRole("button", { name: "Add charge" }).click();
    await field(page, "charges.1.rate").fill("75");
    await choose(page, "fuel_program_id", /^Front Range: \$0\.45/);
    // 434 miles at $0.45, on top of $1,850.00 and $75.00.
    await panel(person, "Price and margin").getByText("$2,120.30").first().waitFor();
    await panel(person, "Price and margin")
      .getByText(/^Above the floor/)
      .waitFor();
    await person.expectAccessible();
    await page.getByRole("button", { name: "Save draft" }).click();

    await person.arrivesAt(/^\/apps\/quotation\/[0-9a-f-]{36}$/);
    quotePath = new URL(page.url()).pathname;
    await page.getByRole("button", { name: "Send", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect.poll(() => field(dialog, "email").inputValue()).toBe(customer);
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByText(`is on its way to ${customer}.`).waitFor();
    await page.getByRole("region", { name: "Customer's link" }).getByRole("button", { name: "Copy link" }).waitFor();
    await person.expectAccessible();
    await page.getByText("Sent", { exact: true }).first().waitFor();
  });

  it("the customer opens the mailed link without an account, and accepts", async () => {
    const person = await newPerson();
    const { page } = person;
    await followMailedLink(person, customer, "/apps/quotation/offer#");
    await page.getByRole("heading", { level: 1, name: /for Front Range Brokerage$/ }).waitFor();
    await page.getByText("$2,120.30").first().waitFor();
    await page.getByText("Detention after two hours.").waitFor();
    await person.expectAccessible();
    const answer = page.getByRole("form", { name: "Accept" });
    await field(answer, "name").fill("Pat Lindqvist");
    await field(answer, "email").fill(customer);
    await answer.getByRole("button", { name: "Accept this quote" }).click();
    await page.getByRole("status").filter({ hasText: "Accepted by Pat Lindqvist." }).waitFor();
    await person.expectAccessible();
  });

  it("the accepted quote becomes a load with all that was agreed", async () => {
    const person = await newPerson();
    const { page } = person;
    await logIn(person, dispatcher, quotePath);
    await person.arrivesAt(quotePath);
    await fact(panel(person, "Quote"), "Accepted by").getByText(`Pat Lindqvist · ${customer}`).waitFor();
    await page.getByRole("button", { name: "Book load" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Book load" }).click();
    await person.arrivesAt(/^\/apps\/loads\/[0-9a-f-]{36}$/);
    loadPath = new URL(page.url()).pathname;
    const load = await readLoad();
    number = load.number;

    const quote = await readQuote();
    expect(agreed(load)).toEqual(agreed(quote));
    expect(load.quote).toEqual({ id: quote.id, name: quote.number });
    expect(quote.load).toEqual({ id: load.id, name: load.number });

    const facts = panel(person, "Load");
    for (const [label, value] of [
      ["Customer", "Front Range Brokerage"],
      ["Reference", "FR-90417"],
      ["PO", "4500713"],
      ["BOL", "BL-2209"],
      ["Broker contact", "Pat Lindqvist"],
      ["Broker contact", "(303) 555-0119"],
      ["Quote", quote.number],
      ["Total", "$2,120.30"],
      ["Commodity", "Boxed beef"],
      ["Weight", "41,200 lb"],
      ["Pieces", "840"],
      ["Pallets", "22"],
      ["Loaded miles", "434 mi"],
      ["Notes", "Two straps at the tail"],
    ] as const)
      expect(await fact(facts, label).textContent(), label).toContain(value);
    await stopOf(person, "Panhandle Beef").getByText("Check in at gate 3").waitFor();
    await stopOf(person, "Front Range Cold").getByText("Delivery no. DL 1180").waitFor();
    for (const charge of ["Line haul", "Stop-off", "Fuel surcharge"])
      await panel(person, "Charges")
        .getByRole("row", { name: new RegExp(`^${charge}`) })
        .waitFor();
    await person.expectAccessible();
  });

  it("a driver with an expired CDL is refused on the board by that fact, and another takes the load", async () => {
    const person = await newPerson();
    const { page } = person;
    const board = `${BOARD}?from=${isoDay(-1)}`;
    await logIn(person, dispatcher, board);
    await person.arrivesAt(BOARD);
    const abbott = page.getByRole("listitem", { name: "Luis Abbott" });
    await abbott.waitFor();
    await carry(person, number, "Unassigned", 1);
    await abbott.getByText(/^Luis Abbott's license expired on /).waitFor();
    await page.keyboard.press("Enter");
    const refusal = page.getByRole("alert").filter({ hasText: `Luis Abbott cannot take load ${number}.` });
    await refusal.filter({ hasText: "license expired on" }).waitFor();
    await cardOf(person, "Unassigned", number).waitFor();

    await carry(person, number, "Unassigned", 2);
    await page.getByRole("listitem", { name: "Luis Baker" }).getByText("Fits").waitFor();
    await page.keyboard.press("Enter");
    await page.getByText(`Load ${number} is assigned to Luis Baker.`).waitFor();
    await cardOf(person, "Luis Baker", number).waitFor();
    await person.expectAccessible();
  });

  it("a late arrival and a long wait at the pickup make a case for detention, which is claimed", async () => {
    const person = await atLoad();
    const { page } = person;
    await upload(person, "rate-confirmation.pdf", pdf("Rate confirmation FR-90417", "Agreed total 2,120.30 USD"));
    await page.getByRole("button", { name: "Dispatch", exact: true }).click();
    await page.getByRole("button", { name: "En route to pickup" }).click();
    await record(person, "arrived", { at: { day: YESTERDAY, time: "0910" } });
    const pickup = stopOf(person, "Panhandle Beef");
    await pickup.getByText("Late", { exact: true }).waitFor();
    await record(person, "departed", { at: { day: YESTERDAY, time: "1410" } });
    await pickup.getByText("Dwell 5 h").waitFor();
    // Two hours are free from the arrival on, then $50 an hour.
    await pickup.getByRole("link", { name: "Detention 3 h, $150.00" }).click();

    await person.arrivesAt("/apps/loads/detention");
    const drawer = page.getByRole("dialog").filter({ hasText: "The clock" });
    await drawer.getByText("To decide", { exact: true }).waitFor();
    await person.expectAccessible();
    await drawer.getByRole("button", { name: "Claim", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Claim detention" });
    await field(dialog, "note").fill("Agreed with Pat by telephone.");
    await dialog.getByRole("button", { name: "Claim", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await drawer.getByText("Claimed", { exact: true }).first().waitFor();
    await person.expectAccessible();

    await person.open(loadPath);
    const charge = panel(person, "Charges").getByRole("row", { name: /^Detention/ });
    await charge.getByText("$150.00").waitFor();
    await panel(person, "Charges").getByText("$2,270.30").waitFor();
  });

  it("the delivered load is ready to bill once the signed POD is there", async () => {
    const person = await atLoad();
    const { page } = person;
    await record(person, "arrived", { at: { day: YESTERDAY, time: "2045" } });
    await record(person, "departed", { at: { day: YESTERDAY, time: "2130" } });
    await page.getByText("Delivered", { exact: true }).first().waitFor();
    const notReady = page.getByRole("alert").filter({ hasText: "Not ready to bill" });
    await notReady.getByText("The proof of delivery is missing.").waitFor();
    await upload(person, "pod-signed.pdf", pdf("Proof of delivery FR-90417", "Received 840 pieces in good order"));
    await notReady.waitFor({ state: "detached" });

    await person.open("/apps/financial/ready-to-bill");
    const row = page.getByRole("row", { name: new RegExp(number) });
    await row.getByText("Ready for review", { exact: true }).waitFor();
    await row.getByText("$2,270.30").waitFor();
    await person.expectAccessible();
  });

  it("the invoice goes out with its papers as one file", async () => {
    const person = await atLoad();
    const { page } = person;
    await page.getByRole("tab", { name: "Papers" }).click();
    await page.getByRole("button", { name: "Invoice packet" }).click();
    const viewer = page.getByRole("dialog", { name: `Invoice packet for load ${number}` });
    const download = page.waitForEvent("download");
    await viewer.getByRole("link", { name: "Download" }).click();
    const [invoice, ...papers] = await pagesOf(await (await download).path());

    for (const line of [
      /Invoice/,
      new RegExp(number),
      /FR-90417/,
      /Front Range Brokerage/,
      /Line haul.*\$1,850\.00/,
      /Stop off.*\$75\.00/,
      /Fuel.*\$195\.30/,
      /Detention.*\$150\.00/,
      /Total due.*\$2,270\.30/,
    ])
      expect(invoice).toMatch(line);
    // The case for the detention stands right behind the charge that it proves.
    const [caseFile = "", ...others] = papers;
    for (const line of [/Detention case file/, /Claimed/, /\$150\.00 USD/, /Truck arrived/])
      expect(caseFile).toMatch(line);
    expect(others.map((text) => text.trim().split(/\s*\n\s*/))).toEqual([
      ["Rate confirmation FR-90417", "Agreed total 2,120.30 USD"],
      ["Proof of delivery FR-90417", "Received 840 pieces in good order"],
    ]);
  });
});
