// @database sqlite
import { beforeAll, describe, expect, inject, it } from "vitest";
import { BOARD, cardOf } from "./support/board";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { newCarrier, type Member } from "./support/carriers";
import { typedDay } from "./support/days";
import { fillDateTime } from "./support/fields";
import { newDriver, newTruck, present } from "./support/fleet";
import { LINE_HAUL, newLane, newLoad } from "./support/freight";
import { dispatchLoad } from "./support/moves";
import { logIn } from "./support/pages";
import { finger, thumb } from "./support/thumb";

useBrowser();

const { database } = inject("place");
const dispatcher = `dispatch.phone.${database}@prairiefreight.com`;

let api: Member["api"];
let number = "";
let loadId = "";

beforeAll(async () => {
  ({ api } = await newCarrier(dispatcher));
  const [driver, truck] = [await newDriver(api, "Baker"), await newTruck(api, "701")];
  const lane = await newLane(api);
  await newLoad(api, lane, { days: [2, 3] });
  const load = await newLoad(api, lane, { days: [0, 1], charges: [LINE_HAUL], customer_reference: "FR-70118" });
  await dispatchLoad(api, load, { driver_id: driver.id, truck_id: truck.id });
  ({ number, id: loadId } = load);
});

async function readStatus(): Promise<string> {
  const { data } = await api.GET("/api/loads/{load_id}", { params: { path: { load_id: loadId } } });
  return present(data).status;
}

async function onPhone(path: string): Promise<Person> {
  const person = await newPerson("phone");
  await logIn(person, dispatcher, path);
  await person.arrivesAt(path);
  return person;
}

describe("a dispatcher with a phone", () => {
  it("finds a load and calls its driver", async () => {
    const person = await onPhone("/apps/loads");
    const { page } = person;
    await page.getByRole("searchbox").fill("FR-70118");
    const cards = page.getByRole("list", { name: "Loads" }).getByRole("listitem");
    await expect.poll(() => cards.count()).toBe(1);
    await person.expectAccessible();
    await person.keepPicture("phone-loads");
    await cards.getByText(number).tap();
    const drawer = page.getByRole("dialog").filter({ hasText: `Load ${number}` });
    const call = drawer.getByRole("link", { name: "(806) 555-0177" });
    await call.waitFor();
    expect(await call.getAttribute("href")).toBe("tel:+18065550177");
    await person.expectAccessible();
    await person.keepPicture("phone-load");
    await finger(drawer.getByRole("button", { name: "Close" }));
    await drawer.waitFor({ state: "detached" });
  });

  it("notes what the driver said, with one hand", async () => {
    const person = await onPhone("/apps/track&trace");
    const { page } = person;
    await page.getByRole("searchbox").fill("FR-70118");
    const cards = page.getByRole("list", { name: "Track & trace" }).getByRole("listitem");
    await expect.poll(() => cards.count()).toBe(1);
    await person.expectAccessible();
    await person.keepPicture("phone-tracking");
    await thumb(cards.getByRole("button", { name: `Check call for load ${number}` }));
    const dialog = page.getByRole("dialog", { name: `Check call: load ${number}` });
    const likely = dialog.getByRole("group", { name: "Likely places" });
    await likely.getByRole("button", { name: "Log at Amarillo, TX" }).waitFor();
    await person.keepPicture("phone-check-call");
    // With more to say than the place, the place is chosen and the form sent.
    await fillDateTime(page, "eta_local", typedDay(1), "0900");
    await likely.getByRole("button", { name: "Amarillo, TX", exact: true }).tap();
    await person.expectAccessible();
    await thumb(dialog.getByRole("button", { name: "Log check call" }));
    await dialog.waitFor({ state: "detached" });
    await cards.getByText("Amarillo, TX", { exact: true }).waitFor();
    await cards.getByText("just now").first().waitFor();
    await cards.getByText(/09:00 C[SD]T/).waitFor();
    await person.expectAccessible();
    await person.keepPicture("phone-check-call-logged");
  });

  it("says on the board that the truck has come, and that it has gone", async () => {
    const person = await onPhone(BOARD);
    const { page } = person;
    const row = page.getByRole("listitem", { name: "Luis Baker" });
    expect(await row.getByRole("link", { name: /^Call Luis Baker/ }).getAttribute("href")).toBe("tel:+18065550177");
    await person.keepPicture("phone-board");
    const sheet = page.getByRole("dialog", { name: `Load ${number}` });
    for (const step of ["Driver accepted", "En route to pickup"]) {
      await cardOf(person, "Luis Baker", number).tap();
      await thumb(sheet.getByRole("button", { name: step }));
      await sheet.waitFor({ state: "detached" });
    }
    await cardOf(person, "Luis Baker", number).tap();
    for (const [button, status] of [
      ["Arrived at Panhandle Beef", "at_pickup"],
      ["Departed from Panhandle Beef", "in_transit"],
    ] as const) {
      await sheet.getByRole("button", { name: button }).waitFor();
      await person.expectAccessible();
      await person.keepPicture(`phone-${status}`);
      await thumb(sheet.getByRole("button", { name: button }));
      await expect.poll(readStatus).toBe(status);
    }
    await sheet.getByText("In transit", { exact: true }).waitFor();
  });

  it("says the same on the load's own page", async () => {
    const person = await onPhone(`/apps/loads/${loadId}`);
    const { page } = person;
    const button = page.getByRole("button", { name: "Arrived at delivery" });
    await button.waitFor();
    await person.keepPicture("phone-load-page");
    await thumb(button);
    await page.getByText("At delivery", { exact: true }).first().waitFor();
    expect(await readStatus()).toBe("at_delivery");
  });
});
