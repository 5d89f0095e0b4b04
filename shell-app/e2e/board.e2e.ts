import { beforeAll, describe, inject, it } from "vitest";
import type { ApiClient } from "@haul/api";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { newCarrier } from "./support/carriers";
import { fillDateTime, pick } from "./support/fields";
import { dayIn, newDriver, newTruck } from "./support/fleet";
import { logIn } from "./support/pages";
import { walk } from "./support/walk";

useBrowser();

const { database } = inject("place");
const dispatcher = `board.${database}@prairiefreight.com`;

const DAY_MS = 86_400_000;
const BOARD = "/apps/loads/board";

let number = "";
let loadPath = "";

beforeAll(async () => {
  const { api } = await newCarrier(dispatcher);
  const expired = await newDriver(api, "Abbott");
  await api.PATCH("/api/drivers/{driver_id}", {
    params: { path: { driver_id: expired.id } },
    body: { version: expired.version, medical_expires_on: dayIn(-30 * DAY_MS) },
  });
  for (const [driver, unit] of [
    [expired, "301"],
    [await newDriver(api, "Baker"), "302"],
    [await newDriver(api, "Cruz"), "303"],
  ] as const) {
    const truck = await newTruck(api, unit);
    await api.PATCH("/api/trucks/{truck_id}", {
      params: { path: { truck_id: truck.id } },
      body: { version: truck.version, usual_driver_id: driver.id },
    });
  }
  const load = await newLoad(api);
  number = load.number;
  loadPath = `/apps/loads/${load.id}`;
});

/** Tomorrow from Amarillo, the day after in Denver, with a yard between them. */
async function newLoad(api: ApiClient) {
  const customer = await api.POST("/api/customers", { body: { name: "Front Range Brokerage", kind: "broker" } });
  const facility = async (name: string, city: string, state: string, time_zone: string) => {
    const address = { line1: "4100 Dock Rd", city, state, postal_code: "79101", country: "US" };
    const { data } = await api.POST("/api/facilities", { body: { name, address, time_zone } });
    return data?.id ?? "";
  };
  await facility("Raton Yard", "Raton", "NM", "America/Denver");
  const stops = [
    { kind: "pickup", facility_id: await facility("Panhandle Beef", "Amarillo", "TX", "America/Chicago"), in: 1 },
    { kind: "delivery", facility_id: await facility("Front Range Cold", "Denver", "CO", "America/Denver"), in: 3 },
  ] as const;
  const { data } = await api.POST("/api/loads", {
    body: {
      customer_id: customer.data?.id ?? "",
      load_kind: "full_truckload",
      equipment: "dry_van",
      is_hazmat: false,
      is_team_required: false,
      is_draft: false,
      accepts_duplicate_reference: false,
      references: [],
      charges: [],
      stops: stops.map((stop) => ({
        kind: stop.kind,
        facility_id: stop.facility_id,
        schedule: "appointment" as const,
        earliest_local: `${dayIn(stop.in * DAY_MS)}T08:00`,
        is_appointment_confirmed: false,
        is_drop: false,
        references: [],
      })),
    },
  });
  if (!data) throw new Error("The API answered without a body.");
  return data;
}

/** Lifts the load's card in a place by keyboard and walks that many places down. */
async function carry({ page }: Person, place: string, steps: number) {
  const card = page.getByLabel(place, { exact: true }).getByRole("button", { name: new RegExp(`Load ${number}`) });
  await card.focus();
  await page.keyboard.press("Space");
  await page.locator("[data-lifted]").waitFor();
  for (let step = 0; step < steps; step += 1) await page.keyboard.press("ArrowDown");
}

describe("the dispatch board", () => {
  it("says before the drop why a driver cannot take a load, and gives it to another", async () => {
    const person = await newPerson();
    const { page } = person;
    await logIn(person, dispatcher, BOARD);
    await person.arrivesAt(BOARD);
    await page.getByRole("listitem", { name: "Luis Abbott" }).waitFor();
    await person.expectAccessible();

    await carry(person, "Unassigned", 1);
    await page.getByRole("listitem", { name: "Luis Abbott" }).getByText("Not allowed").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("alert").filter({ hasText: "Luis Abbott cannot take load" }).waitFor();

    await carry(person, "Unassigned", 2);
    await page.getByRole("listitem", { name: "Luis Baker" }).getByText("Fits").waitFor();
    await page.keyboard.press("Enter");
    await page.getByText(`Load ${number} goes to Luis Baker.`).waitFor();
    await page
      .getByRole("listitem", { name: "Luis Baker" })
      .getByRole("button", { name: new RegExp(`Load ${number}.*Assigned`) })
      .waitFor();
    await person.expectAccessible();
  });

  it("gives the second part of a load to another driver, by mouse", async () => {
    const person = await newPerson();
    const { page } = person;
    await logIn(person, dispatcher, loadPath);
    await person.arrivesAt(loadPath);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Split for a relay" }).click();
    await pick(page, "facility_id", "Raton Yard");
    const day = new Date(Date.now() + 2 * DAY_MS);
    const typed = day.toLocaleDateString("en-US", {
      month: "2-digit",
      day: "2-digit",
      year: "numeric",
      timeZone: "UTC",
    });
    await fillDateTime(page, "earliest_local", typed, "0800");
    await page.getByRole("button", { name: "Split load" }).click();
    await page.getByRole("listitem", { name: "Leg 2" }).getByText("Nobody yet").waitFor();
    await person.expectAccessible();

    await person.open(BOARD);
    const card = page.getByLabel("Unassigned", { exact: true }).getByRole("button", { name: /leg 2 of 2/ });
    const from = await card.boundingBox();
    const to = await page.getByRole("listitem", { name: "Luis Cruz" }).boundingBox();
    if (!from || !to) throw new Error("The card or the row is not in sight.");
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 400, to.y + 30, { steps: 8 });
    await page.getByRole("listitem", { name: "Luis Cruz" }).getByText("Fits").waitFor();
    await page.mouse.up();
    await page.getByText(`Load ${number} goes to Luis Cruz.`).waitFor();
    for (const [name, part] of [
      ["Luis Baker", /leg 1 of 2/],
      ["Luis Cruz", /leg 2 of 2/],
    ] as const)
      await page.getByRole("listitem", { name }).getByRole("button", { name: part }).waitFor();
  });

  it.each([BOARD, `${BOARD}?view=status`, `${BOARD}?view=calendar`])(
    "is accessible and fits on a desktop and a phone, light and dark: %s",
    async (path) => {
      const person = await newPerson();
      await logIn(person, dispatcher, path);
      await walk(person, path);
    },
  );
});
