// @database postgresql
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { ApiClient } from "@haul/api";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { newCarrier, newColleague } from "./support/carriers";
import { Counted, type Counts } from "./support/counted";
import { dispatchedEarlier, isKept, mailedTrip, photograph, reconnect, waitForReports } from "./support/drive";
import { present } from "./support/fleet";
import { newLane, PLACES } from "./support/freight";
import { FINGER } from "./support/hands";
import { appointment, inTurns, newDrivers, type Driver } from "./support/monday";
import { logIn } from "./support/pages";
import { pdf } from "./support/papers";
import { expectCounts, printCounts } from "./support/ratchet";

useBrowser();
afterAll(printCounts);

const { database, program, settings } = inject("place");
const maria = `maria.monday.${database}@prairiefreight.com`;
const dana = `dana.monday.${database}@prairiefreight.com`;
const bill = `bill.monday.${database}@prairiefreight.com`;

/** Where everybody's day begins. */
const DESK = "/apps/loads/today";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Drivers who are at work at the same time: as many as two cores have browsers for. */
const ON_THE_ROAD = 3;

/** A load whose driver has the link. */
interface Trip {
  readonly id: string;
  readonly number: string;
  readonly driver: Driver;
}

let api: ApiClient;
let drivers: Driver[];
/** What everybody did in all. */
const day = { clicks: 0, fields: 0 };

function done(task: Parameters<typeof expectCounts>[0], counts: Counts): void {
  expectCounts(task, counts);
  day.clicks += counts.clicks;
  day.fields += counts.fields;
}

/** The carrier and its regular customer, places, drivers and trucks; then it is Monday. */
beforeAll(async () => {
  const carrier = await newCarrier(maria);
  ({ api } = carrier);
  // Twenty trips are more mails than a company may send whose DOT number nobody has confirmed.
  const env = { ...process.env, ...settings };
  await promisify(execFile)(program, ["company", "prove", carrier.dotNumber], { env });
  await newColleague(api, dana, "loads");
  await newColleague(api, bill, "financial");
  await newLane(api);
  drivers = await newDrivers(api, `monday.${database}.example.com`);
});

describe.skipIf(database !== "postgresql")("a Monday", () => {
  it("is twenty loads, from rate confirmations to approved billing", async () => {
    const begun = Date.now();
    const turn = inTurns(ON_THE_ROAD);
    const driven: Promise<void>[] = [];
    // The first one loses the connection.
    const drive = (trip: Trip, index: number) =>
      turn(() => (index === 0 ? driveThroughDeadSpot(trip) : driveTrip(trip)));
    const half = drivers.length / 2;
    const desk = async (email: string, from: number) => {
      const person = await newPerson();
      await logIn(person, email, DESK);
      await person.arrivesAt(DESK);
      const trips: Trip[] = [];
      for (const [at, driver] of drivers.slice(from, from + half).entries()) {
        const trip = await bookAndDispatch(person, driver, `FR-${8_800 + from + at}`);
        trips.push(trip);
        const road = drive(trip, from + at);
        road.catch(() => undefined);
        driven.push(road);
      }
      return trips;
    };
    const trips = (await Promise.all([desk(maria, 0), desk(dana, half)])).flat();
    await Promise.all(driven);
    await approveAll(trips);
    expect(trips).toHaveLength(20);
    for (const trip of trips) await expectHauledOnce(trip);
    const minutes = ((Date.now() - begun) / MINUTE_MS).toFixed(1);
    console.log(`a Monday: ${trips.length} loads, ${day.clicks} clicks, ${day.fields} fields, in ${minutes} minutes`);
  }, 600_000);
});

async function bookAndDispatch(person: Person, { name, email }: Driver, reference: string): Promise<Trip> {
  const { page } = person;
  const clerk = Counted.by(person);
  await clerk.within("navigation", "Main").click("link", "Loads");
  await clerk.click("link", "New load");
  const paper = {
    name: `${reference}.pdf`,
    mimeType: "application/pdf",
    buffer: pdf(`Rate confirmation ${reference}`),
  };
  await clerk.drop(page.getByRole("form", { name: "New load" }), paper);
  await clerk.pick("Customer", "Front Range Brokerage");
  await clerk.fill("Load or order number", reference);
  await clerk.within("group", "Freight").fill("Weight", "41200");
  for (const [stop, { name: facility, zone }, minutes] of [
    ["Stop 1: pickup", PLACES.amarillo, 0],
    ["Stop 2: delivery", PLACES.denver, 30],
  ] as const) {
    const fields = clerk.within("group", stop);
    await fields.pick("Facility", facility);
    await fields.within("group", "Appointment").fillIn("Date", appointment(minutes, zone));
  }
  await clerk.fill("Amount ($)", "1850");
  await clerk.click("button", "Book load");
  await person.arrivesAt(/^\/apps\/loads\/[0-9a-f-]{36}$/);
  await clerk.click("button", "Assign");
  const crew = clerk.within("dialog", /^Assign load/);
  await crew.pick("Driver", name);
  await crew.click("button", "Assign");
  await clerk.click("button", "Dispatch");
  await page.getByRole("button", { name: "En route to pickup" }).waitFor();
  done("monday: book and dispatch", clerk.counts);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { number } = present((await api.GET("/api/loads/{load_id}", { params: { path: { load_id: id } } })).data);
  return { id, number, driver: { name, email } };
}

/** The driver has a phone and the mailed link, and no account. */
async function openTrip({ driver, number }: Trip): Promise<Person> {
  const person = await newPerson("phone");
  // All twenty report at once, and each waits for its answer.
  person.page.setDefaultTimeout(90_000);
  await person.open(await mailedTrip(driver.email));
  await person.page.getByRole("heading", { level: 1, name: `Load ${number}` }).waitFor();
  return person;
}

async function driveTrip(trip: Trip): Promise<void> {
  const person = await openTrip(trip);
  const driver = Counted.by(person, FINGER);
  await driver.click("button", "Accept");
  await driver.click("button", "I have arrived");
  await driver.click("button", "I’m leaving");
  await deliver(person, driver);
}

/** From the gate of the consignee on. */
async function deliver(person: Person, driver: Counted): Promise<void> {
  const { page } = person;
  await driver.click("button", "I have arrived");
  await page.getByRole("button", { name: "I’m leaving" }).waitFor();
  const pod = { name: "pod.png", mimeType: "image/png", buffer: await photograph(page) };
  await driver.upload("Photograph POD", pod);
  await driver.check("It is signed");
  await driver.clickOn(page.getByRole("button", { name: "Send", exact: true }).last());
  await page.getByText(/^POD: Sent /).waitFor();
  await driver.click("button", "I’m leaving");
  await page.getByText("You have finished this trip.").waitFor();
  done("monday: drive", driver.counts);
  await person.close();
}

/** An hour without a connection, from before the first gate to after it; the phone keeps what its driver reports. */
async function driveThroughDeadSpot(trip: Trip): Promise<void> {
  await dispatchedEarlier(trip.id, 65);
  const person = await openTrip(trip);
  const { page } = person;
  person.expectComplaint(/net::ERR_INTERNET_DISCONNECTED/);
  await expect.poll(() => isKept(page), { timeout: 30_000 }).toBe(true);
  const lostAt = Date.now() - HOUR_MS;
  await page.clock.install({ time: lostAt });
  await page.context().setOffline(true);
  const driver = Counted.by(person, FINGER);
  const waiting = (count: number) => waitForReports(page, count);
  await driver.click("button", "Accept");
  await waiting(1);
  await page.clock.fastForward(15 * MINUTE_MS);
  await driver.click("button", "I have arrived");
  await waiting(2);
  await page.clock.fastForward(40 * MINUTE_MS);
  await driver.click("button", "I’m leaving");
  await waiting(3);

  await reconnect(page);
  await deliver(person, driver);

  const { stops } = await read(trip);
  const [arrived = 0, departed = 0] = (stops[0]?.events ?? []).map(({ occurred_at }) => Date.parse(occurred_at));
  // As of when they happened, not of when they came.
  expect(departed - arrived).toBeGreaterThanOrEqual(40 * MINUTE_MS);
  expect(departed - arrived).toBeLessThan(43 * MINUTE_MS);
  expect(Math.abs(arrived - lostAt - 15 * MINUTE_MS)).toBeLessThan(3 * MINUTE_MS);
}

/** Billing has nothing to decide: all rows are approved at once. */
async function approveAll(trips: readonly Trip[]): Promise<void> {
  const person = await newPerson();
  const { page } = person;
  await logIn(person, bill, DESK);
  await person.arrivesAt(DESK);
  const clerk = Counted.by(person);
  await clerk.within("navigation", "Main").click("link", "Ready to bill");
  for (const { number } of trips) await page.getByRole("row", { name: new RegExp(`\\b${number}\\b`) }).waitFor();
  await clerk.check("Select all loaded rows");
  await clerk.click("button", `Approve ${trips.length} loads`);
  await page.getByText(`${trips.length} loads approved for billing`).waitFor();
  done("monday: approve all", clerk.counts);
}

const read = async ({ id }: Trip) =>
  present((await api.GET("/api/loads/{load_id}", { params: { path: { load_id: id } } })).data);

/** What the driver told is there in order, once, and billing has approved it. */
async function expectHauledOnce(trip: Trip): Promise<void> {
  const load = await read(trip);
  expect(load).toMatchObject({ status: "delivered", billing_status: "approved" });
  expect(load.legs.map(({ acknowledgement }) => acknowledgement)).toEqual(["accepted"]);
  for (const { events } of load.stops)
    expect(events.map(({ kind, source }) => `${kind} ${source}`)).toEqual(["arrived driver", "departed driver"]);
  const params = { path: { load_id: trip.id } };
  const papers = present((await api.GET("/api/loads/{load_id}/documents", { params })).data);
  const kinds = papers.items.map(({ kind }) => kind).sort();
  expect(kinds, trip.number).toEqual(["proof_of_delivery", "rate_confirmation"]);
  const history = present((await api.GET("/api/loads/{load_id}/history", { params })).data);
  const order = ["load.acknowledged", "load.stop_arrived", "load.stop_departed"];
  const told = history.items.map(({ action }) => action).reverse();
  expect(told.filter((action) => order.includes(action))).toEqual([...order, ...order.slice(1)]);
}
