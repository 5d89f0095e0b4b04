// @database postgresql
import { beforeAll, describe, expect, inject, it } from "vitest";
import { createClient, type components } from "@haul/api";
import { newPerson, origin, useBrowser, type Person } from "./support/browser";
import { newCarrier, type Member } from "./support/carriers";
import { field } from "./support/fields";
import { newDriver, newTruck, present } from "./support/fleet";
import { LINE_HAUL, newLane, newLoad, type Lane } from "./support/freight";
import { because, chooseMore, offeredMore, panel, record, status, stopOf, upload } from "./support/load-page";
import { recordEvent, startLoad, type Crew } from "./support/moves";
import { logIn } from "./support/pages";
import { pdf } from "./support/papers";

useBrowser();

type Load = components["schemas"]["Load"];

const { database } = inject("place");
const dispatcher = `dispatch.lives.${database}@prairiefreight.com`;

let api: Member["api"];
let lane: Lane;
let crew: Crew;

beforeAll(async () => {
  ({ api } = await newCarrier(dispatcher));
  lane = await newLane(api);
  crew = { driver_id: (await newDriver(api, "Ortega")).id, truck_id: (await newTruck(api, "501")).id };
});

/** A booked load of its own for each life. */
function bookedLoad(): Promise<Load> {
  return newLoad(api, lane, { charges: [LINE_HAUL], weight_pounds: 41_200 });
}

/** A load whose truck is on its way to the pickup. */
async function startedLoad(): Promise<Load> {
  return startLoad(api, await bookedLoad(), crew);
}

async function look(load: Load): Promise<Person> {
  const person = await newPerson();
  const path = `/apps/loads/${load.id}`;
  await logIn(person, dispatcher, path);
  await person.arrivesAt(path);
  return person;
}

describe("a load that goes another way than planned", () => {
  it("is canceled with a reason, and booked again", async () => {
    const load = await bookedLoad();
    const person = await look(load);
    await chooseMore(person, "Cancel load");
    await because(person, "Customer moved the order to May", "Cancel load");
    await status(person, "Canceled");
    await panel(person, "At a glance").getByText("Canceled: Customer moved the order to May").waitFor();
    expect(await offeredMore(person)).toEqual(["Copy load", "Reopen"]);
    await person.expectAccessible();

    await chooseMore(person, "Reopen");
    await because(person, "It is on after all", "Reopen");
    await status(person, "Booked");
    await person.page.getByRole("button", { name: "Assign", exact: true }).waitFor();
    await person.page.getByRole("tab", { name: "History" }).click();
    const history = panel(person, "History");
    await history.getByText(`Reopened load ${load.number}`).waitFor();
    await history.getByText("It is on after all").waitFor();
    await history.getByText(`Canceled load ${load.number}`).waitFor();
    await person.expectAccessible();
  });

  it("cannot be canceled once it is picked up", async () => {
    const load = await startedLoad();
    const person = await look(load);
    expect(await offeredMore(person)).toContain("Cancel load");
    await record(person, "arrived");
    expect(await offeredMore(person)).toContain("Cancel load");
    await record(person, "departed");
    await status(person, "In transit");
    expect(await offeredMore(person)).not.toContain("Cancel load");
    const { data } = await api.GET("/api/loads/{load_id}", { params: { path: { load_id: load.id } } });
    const refused = api.POST("/api/loads/{load_id}/cancel", {
      params: { path: { load_id: load.id } },
      body: { version: present(data).version, reason: "Too late" },
    });
    await expect(refused).rejects.toMatchObject({ status: 409, code: "load_already_picked_up" });
  });

  it("is ordered and not used: the truck's way is charged and billed", async () => {
    const load = await startedLoad();
    const person = await look(load);
    const { page } = person;
    await chooseMore(person, "Truck ordered, not used");
    await field(page.getByRole("dialog"), "amount_cents").fill("250");
    await field(page.getByRole("dialog"), "approval_reference").fill("Kim, by mail");
    await because(person, "The shipper had no freight", "Mark as TONU");
    await status(person, "TONU");
    const charges = panel(person, "Charges");
    await charges
      .getByRole("row", { name: /^Truck ordered, not used/ })
      .getByText("$250.00")
      .waitFor();
    await charges
      .getByRole("row", { name: /^Line haul/ })
      .getByText("Denied")
      .waitFor();
    await charges
      .getByRole("row", { name: /^Total/ })
      .getByText("$250.00")
      .waitFor();
    await person.expectAccessible();

    await upload(person, "rate-confirmation.pdf", pdf("Rate confirmation"));
    await person.open("/apps/financial/ready-to-bill");
    const row = page.getByRole("row", { name: new RegExp(load.number) });
    await row.getByText("Ready for review", { exact: true }).waitFor();
    await row.getByText("$250.00").waitFor();
  });

  it("is held and released, and continues from where it was", async () => {
    const load = await startedLoad();
    const person = await look(load);
    await status(person, "En route to pickup");
    await chooseMore(person, "Put on hold");
    await because(person, "Customer disputes the rate", "Put on hold");
    await status(person, "On hold");
    await panel(person, "At a glance").getByText("On hold: Customer disputes the rate").waitFor();
    expect(await person.page.getByRole("button", { name: /^(Arrived at|Record arrival)/ }).count()).toBe(0);
    await person.expectAccessible();
    await person.page.getByRole("button", { name: "Release hold" }).click();
    await status(person, "En route to pickup");
    await record(person, "arrived");
    await status(person, "At pickup");
  });

  it("moves back when a time turns out wrong, with a reason that stays beside it", async () => {
    const load = await startedLoad();
    const person = await look(load);
    const { page } = person;
    await record(person, "arrived");
    await status(person, "At pickup");
    const stop = stopOf(person, "Panhandle Beef");
    await stop.getByRole("button", { name: "Correct times" }).click();
    await page.getByRole("menuitem", { name: "Void “Arrived”" }).click();
    await because(person, "Wrong dock, wrong town", "Void");
    await status(person, "En route to pickup");
    await stop.getByText(/, void$/).waitFor();
    await page.getByRole("tab", { name: "History" }).click();
    await panel(person, "History").getByText(`Voided a time of load ${load.number}`).waitFor();
    await person.expectAccessible();
  });

  it("cannot be moved back with read-only permission", async () => {
    const load = await startedLoad();
    const stop = present((await recordEvent(api, load, 0, "arrived")).stops[0]);
    const event = present(stop.events[0]);
    const path = { load_id: load.id, stop_id: stop.id, stop_event_id: event.id };
    const made = await api.POST("/api/api_keys", { body: { name: "Load board", permissions: ["loads:read"] } });
    const reader = createClient({
      baseUrl: origin(),
      authorization: () => `Bearer ${present(made.data).secret}`,
    });
    const refused = reader.POST("/api/loads/{load_id}/stops/{stop_id}/events/{stop_event_id}/void", {
      params: { path },
      body: { reason: "Because" },
    });
    await expect(refused).rejects.toMatchObject({ status: 403, code: "permission_missing" });
  });
});
