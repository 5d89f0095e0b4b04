// @database sqlite
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { ApiClient, components } from "@haul/api";
import type { Locator } from "playwright-core";
import { DEVICES, useBrowser, type Person } from "./support/browser";
import { Counted } from "./support/counted";
import { cardOf } from "./support/board";
import { typedDay } from "./support/days";
import { useDemo } from "./support/demo";
import { newDriver, newTruck, present } from "./support/fleet";
import { LINE_HAUL, newFacility, newLane, newLoad, type Lane } from "./support/freight";
import { stopOf } from "./support/load-page";
import { recordEvent, startLoad } from "./support/moves";
import { pdf } from "./support/papers";
import { keyboardOf, POINTER, type Hand } from "./support/hands";
import { expectCounts, printCounts } from "./support/ratchet";

useBrowser();
afterAll(printCounts);

type Load = Pick<components["schemas"]["Load"], "id" | "number">;
type Crew = (typeof CREWS)[keyof typeof CREWS];

/** Each task is done twice, and takes the same either way. */
const HANDS: readonly { name: string; handOf: (person: Person) => Hand; turn: number }[] = [
  { name: "a pointer", handOf: () => POINTER, turn: 1 },
  { name: "the keyboard alone", handOf: ({ page }) => keyboardOf(page), turn: 2 },
];

/** Where a working day begins. */
const START = "/dashboard/ecommerce";
const DANA = "dana.whitfield@prairiecrest.example";

/** Demo drivers, with their trucks, who never have a load after tomorrow. No row above Gaines starts with G. */
const CREWS = {
  colby: { name: "Faye Colby", truck: "122" },
  /** Four rows below on the board. */
  gaines: { name: "Terrell Gaines", truck: "119" },
  medina: { name: "Rosa Medina", truck: "118" },
  eastman: { name: "June Eastman", truck: "120" },
};

/** The share of a customer's detention that it pays, as a person works it out from the row's figures. */
function paidShares(rows: Element[]): { name: string; share: number }[] {
  const cents = (text = "") => Math.round(Number(text.replace(/[^\d.]/g, "")) * 100);
  const [titles = [], ...lines] = rows.map((row) =>
    [...row.querySelectorAll("td, th")].map((cell) => cell.textContent),
  );
  const figure = (line: string[], title: string) => cents(line[titles.findIndex((one) => one.startsWith(title))]);
  return lines
    .filter(([name]) => name !== "Total")
    .map((line) => {
      const paid = figure(line, "Claimed") + figure(line, "Billed");
      const asked = paid + figure(line, "Waived") + figure(line, "Denied");
      return { name: line[0] ?? "", share: asked === 0 ? 1 : paid / asked };
    });
}

const rowOf = ({ page }: Person, { number }: Load) => page.getByRole("row", { name: new RegExp(`\\b${number}\\b`) });

/** The list's own search. A row that is clicked before the list follows would open and close again. */
async function search({ page }: Person, marcus: Counted, text: string): Promise<void> {
  await marcus.fill(/^Search: /, text);
  await page.waitForURL(({ searchParams }) => searchParams.get("q") === text);
}

async function isInSight(target: Locator): Promise<boolean> {
  const box = await target.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= DEVICES.desktop.viewport.height;
}

/** As a person works who knows what they want and takes the way that the screens show, with a carrier's ninety days. */
describe.skipIf(inject("place").database !== "sqlite")("the ten tasks", () => {
  const demo = useDemo();
  let api: ApiClient;
  let lane: Lane;

  beforeAll(async () => {
    ({ api } = demo);
    lane = await newLane(api);
    await newFacility(api, "raton");
  });

  describe.each(HANDS)("with $name", ({ handOf, turn }) => {
    it("find a load by the customer's reference", async () => {
      const load = await newLoad(api, lane, { customer_reference: `FR-9041${turn}` });
      const person = await demo.at(START);
      const marcus = Counted.by(person, handOf(person));
      await marcus.within("navigation", "Main").click("link", "Loads");
      await search(person, marcus, `FR-9041${turn}`);
      await marcus.clickOn(rowOf(person, load));
      await person.page.getByRole("dialog", { name: new RegExp(`^Load ${load.number}`) }).waitFor();
      expectCounts("find by reference", marcus.counts);
    });

    it("call the driver and log the check call", async () => {
      const phase = turn === 1 ? "en_route_pickup" : "in_transit";
      const { data } = await api.GET("/api/loads", { params: { query: { status: [phase] } } });
      const load = present(present(data).items[0]);
      const person = await demo.at(START);
      const marcus = Counted.by(person, handOf(person));
      await marcus.within("navigation", "Main").click("link", "Track & trace");
      await search(person, marcus, load.number);
      const row = marcus.inside(rowOf(person, load));
      await row.call(/^Call /);
      // After the call: the dialog has been waiting.
      const dialog = marcus.within("dialog", /^Check call/);
      await dialog.within("group", "Likely places").click("button", /^Log at /);
      await rowOf(person, load).getByText("just now").first().waitFor();
      expectCounts("call and check call", marcus.counts);
    });

    it("reassign a load on the board by keyboard", async () => {
      const load = await assignedLoad(CREWS.colby);
      const person = await demo.at(START);
      const marcus = Counted.by(person, handOf(person));
      const menu = person.page.getByRole("navigation", { name: "Main" });
      await marcus.focus(menu.getByRole("link", { name: "Dispatch board" }));
      await marcus.press("Enter");
      await marcus.focus(cardOf(person, CREWS.colby.name, load.number));
      await marcus.press("Space", "g", "Enter");
      await person.page.getByText(`Load ${load.number} is assigned to ${CREWS.gaines.name}.`).waitFor();
      await cancel(load);
      expectCounts("reassign by keyboard", marcus.counts);
    });

    it("make a quote, and a load of it when the customer accepts", async () => {
      const person = await demo.at(START);
      const marcus = Counted.by(person, handOf(person));
      await marcus.within("navigation", "Main").click("link", "Quotes");
      await marcus.click("link", "New quote");
      await marcus.pick("Customer", "Front Range Brokerage");
      for (const [name, facility, day] of [
        ["Stop 1: pickup", "Panhandle Beef", 6],
        ["Stop 2: delivery", "Front Range Cold", 7],
      ] as const) {
        const stop = marcus.within("group", name);
        await stop.pick("Facility", facility);
        await stop.fillIn("Date", typedDay(day));
      }
      await marcus.fill("Amount ($)", "2900");
      await marcus.click("button", "Save and send");
      const sending = marcus.within("dialog", /^Send quote/);
      expect(await sending.valueOf("To")).toBe("pat@frontrange.example.com");
      await sending.click("button", "Send");
      await person.page.getByRole("dialog").waitFor({ state: "detached" });
      await marcus.click("button", "Accepted by phone");
      const acceptance = marcus.within("dialog", /^Accepted by phone/);
      expect(await acceptance.valueOf("Who accepted")).toBe("Pat Lindqvist");
      await acceptance.click("button", "Accept and book load");
      await person.arrivesAt(/^\/apps\/loads\/[0-9a-f-]{36}$/);
      expectCounts("quote to load", marcus.counts);
    });

    it("split a load for a relay, and give the second leg to another crew", async () => {
      const load = await assignedLoad(CREWS.medina);
      const person = await demo.at(START);
      const { page } = person;
      const marcus = Counted.by(person, handOf(person));
      await marcus.within("navigation", "Main").click("link", "Loads");
      await search(person, marcus, load.number);
      await marcus.clickOn(rowOf(person, load));
      const drawer = marcus.within("dialog", new RegExp(`^Load ${load.number}`));
      await drawer.click("button", "More");
      await marcus.click("menuitem", "Split for a relay");
      const split = marcus.within("dialog", /^Split load/);
      await split.pick("Relay point", "Raton Yard");
      await split.pick("Next driver", CREWS.eastman.name);
      await split.click("button", "Split load");
      const legs = page.getByRole("dialog").getByRole("listitem", { name: "Leg 2" });
      await legs.getByText(CREWS.eastman.name).waitFor();
      await cancel(load);
      expectCounts("relay", marcus.counts);
    });

    it("claim the detention that is to be decided", async () => {
      const person = await demo.at(START);
      const { page } = person;
      const marcus = Counted.by(person, handOf(person));
      await marcus.within("navigation", "Main").click("link", "Detention");
      await marcus.click("button", /^Claim detention of load/);
      await marcus.within("dialog", /^Claim detention for load/).click("button", "Claim");
      await page.getByText(/^Detention on load .* is claimed\.$/).waitFor();
      expectCounts("detention", marcus.counts);
    });

    it("find the customer that pays least for detention", async () => {
      const person = await demo.at(START);
      const { page } = person;
      const marcus = Counted.by(person, handOf(person));
      await marcus.within("navigation", "Main").click("link", "Detention");
      await marcus.click("tab", "Who pays");
      const customers = page.getByRole("table", { name: "Customers" });
      await customers.waitFor();
      const shares = await customers.getByRole("row").evaluateAll(paidShares);
      const [worst] = shares.toSorted((one, other) => one.share - other.share);
      const first = customers.getByRole("row").nth(1);
      expect(await first.textContent()).toContain(worst?.name);
      await expect.poll(() => isInSight(first)).toBe(true);
      expectCounts("who does not pay", marcus.counts);
    });

    it("save a view and give its link to a colleague", async () => {
      const view = `On the road ${turn}`;
      const person = await demo.at(START);
      const { page } = person;
      const marcus = Counted.by(person, handOf(person));
      await marcus.within("navigation", "Main").click("link", "Loads");
      await marcus.click("tab", /^Moving/);
      await marcus.click("button", "Views");
      await marcus.click("menuitem", "Save this view…");
      const dialog = marcus.within("dialog", "Save view");
      await dialog.fill("Name", view);
      await dialog.check("Share with the company");
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await dialog.click("button", "Save and copy link");
      await page.getByText(`View “${view}” is saved and its link copied.`).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const { pathname, search } = new URL(copied);
      const dana = await demo.at(pathname + search, "desktop", DANA);
      await dana.page.getByRole("button", { name: `View: ${view}` }).waitFor();
      expectCounts("saved view and link", marcus.counts);
    });

    it("import trucks from a file, and undo it", async () => {
      const person = await demo.at(START);
      const { page } = person;
      const marcus = Counted.by(person, handOf(person));
      await marcus.within("navigation", "Main").click("link", "Trucks");
      await marcus.click("link", "Import");
      const lines = ["Unit,Ownership,Status", "961,company,available", "962,company,available"];
      const content = Buffer.from(lines.join("\r\n"));
      await marcus.upload("Choose file", { name: "trucks.csv", mimeType: "text/csv", buffer: content });
      // The check is a job behind those of the demo data, which take half a minute on two busy cores.
      await page.getByRole("button", { name: "Import 2 trucks" }).waitFor({ timeout: 90_000 });
      await marcus.click("button", "Import 2 trucks");
      await marcus.click("button", "Undo");
      await marcus.within("dialog", "Undo trucks.csv?").click("button", "Undo import");
      await page.getByText("Undone", { exact: true }).first().waitFor();
      expectCounts("import and undo", marcus.counts);
    });

    it("find a load on a phone, record its arrival, and photograph the POD", async () => {
      const load = await movingLoad(turn);
      const person = await demo.at(START, "phone");
      const { page } = person;
      const marcus = Counted.by(person, handOf(person));
      await marcus.click("button", "Search");
      await marcus.fill(/^Search pages/, `FR-7011${turn}`);
      await marcus.clickOn(page.getByRole("dialog", { name: "Search" }).getByText(`Load ${load.number}`));
      await marcus.click("button", "Arrived at delivery");
      await stopOf(person, "Front Range Cold")
        .getByText(/^Arrived/)
        .waitFor();
      await marcus.upload("Upload document", { name: "pod.pdf", mimeType: "application/pdf", buffer: pdf("POD") });
      const upload = marcus.within("dialog", /^Upload to load/);
      await upload.answer("Is it signed?", "Yes");
      await upload.click("button", "Upload");
      await page.getByText("pod.pdf").first().waitFor();
      expectCounts("phone", marcus.counts);
    });
  });

  /** A load far enough ahead that the demo's drivers can reach its pickup from anywhere, at any hour. */
  async function assignedLoad({ name, truck }: Crew): Promise<Load> {
    const load = await newLoad(api, lane, { days: [5, 6], charges: [LINE_HAUL] });
    const drivers = await api.GET("/api/drivers", { params: { query: { q: name } } });
    const trucks = await api.GET("/api/trucks", { params: { query: { q: truck } } });
    const { items } = present(trucks.data);
    const { data } = await api.POST("/api/loads/{load_id}/assign", {
      params: { path: { load_id: load.id } },
      body: {
        version: load.version,
        driver_id: present(present(drivers.data).items[0]).id,
        truck_id: present(items.find(({ unit_number }) => unit_number === truck)).id,
        accepts_warnings: true,
      },
    });
    return present(data);
  }

  /** Frees the crew for the next run. */
  async function cancel({ id }: Load): Promise<void> {
    const params = { path: { load_id: id } };
    const { version } = present((await api.GET("/api/loads/{load_id}", { params })).data);
    present(
      (await api.POST("/api/loads/{load_id}/cancel", { params, body: { version, reason: "Done with it" } })).data,
    );
  }

  /** A load on its way to its delivery. */
  async function movingLoad(turn: number): Promise<Load> {
    const crew = {
      driver_id: (await newDriver(api, `Zeller${turn}`)).id,
      truck_id: (await newTruck(api, `90${turn}`)).id,
    };
    const booked = await newLoad(api, lane, {
      days: [0, 1],
      charges: [LINE_HAUL],
      customer_reference: `FR-7011${turn}`,
    });
    const load = await startLoad(api, booked, crew);
    await recordEvent(api, load, 0, "arrived", new Date(Date.now() - 7_200_000));
    return recordEvent(api, load, 0, "departed", new Date(Date.now() - 3_600_000));
  }
});
