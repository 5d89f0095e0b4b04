// @database sqlite
import { beforeAll, describe, expect, inject, it } from "vitest";
import { BOARD, cardOf, carry } from "./support/board";
import { newPerson, useBrowser } from "./support/browser";
import { newCarrier } from "./support/carriers";
import { typedDay } from "./support/days";
import { fillDateTime, pick } from "./support/fields";
import { dayIn, newDriver, newTruck } from "./support/fleet";
import { newFacility, newLane, newLoad } from "./support/freight";
import { fact, panel, record, stopOf } from "./support/load-page";
import { logIn } from "./support/pages";
import { walk } from "./support/walk";

useBrowser();

const { database } = inject("place");
const dispatcher = `board.${database}@prairiefreight.com`;

const DAY_MS = 86_400_000;

let number = "";
let loadPath = "";

beforeAll(async () => {
  const { api } = await newCarrier(dispatcher);
  const expired = await newDriver(api, "Abbott");
  await api.POST("/api/records/{record_kind}/{record_id}/compliance_items", {
    params: { path: { record_kind: "driver", record_id: expired.id } },
    body: { item_type: "medical", expires_on: dayIn(-30 * DAY_MS) },
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
  await newFacility(api, "raton");
  const load = await newLoad(api, await newLane(api));
  number = load.number;
  loadPath = `/apps/loads/${load.id}`;
});

describe("the dispatch board", () => {
  it("has its tools on one line beside a small sidebar", async () => {
    const person = await newPerson();
    const { page } = person;
    await page.setViewportSize({ width: 1024, height: 768 });
    await logIn(person, dispatcher, BOARD);
    await person.arrivesAt(BOARD);
    for (const tool of [
      page.getByRole("searchbox", { name: /^(?!Search$)/ }),
      page.getByRole("button", { name: "Filter" }),
      page.getByRole("button", { name: "Assignment rules" }),
    ]) {
      await tool.first().waitFor();
      const title = await page.getByRole("heading", { level: 1 }).boundingBox();
      const box = await tool.first().boundingBox();
      expect(box && title && Math.abs(box.y - title.y)).toBeLessThan(4);
    }
  });

  it("says before the drop why a driver cannot take a load, and gives it to another", async () => {
    const person = await newPerson();
    const { page } = person;
    await logIn(person, dispatcher, BOARD);
    await person.arrivesAt(BOARD);
    await page.getByRole("listitem", { name: "Luis Abbott" }).waitFor();
    await person.expectAccessible();

    await carry(person, number, "Unassigned", 1);
    await page.getByRole("listitem", { name: "Luis Abbott" }).getByText("Not allowed").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("alert").filter({ hasText: "Luis Abbott cannot take load" }).waitFor();

    await carry(person, number, "Unassigned", 2);
    await page.getByRole("listitem", { name: "Luis Baker" }).getByText("Fits").waitFor();
    await page.keyboard.press("Enter");
    await page.getByText(`Load ${number} is assigned to Luis Baker.`).waitFor();
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
    await fillDateTime(page, "earliest_local", typedDay(2), "0800");
    await page.getByRole("button", { name: "Split load" }).click();
    await page.getByRole("listitem", { name: "Leg 1" }).getByText("Amarillo, TX to Raton, NM").waitFor();
    await page.getByRole("listitem", { name: "Leg 2" }).getByText("Raton, NM to Denver, CO").waitFor();
    await page.getByRole("listitem", { name: "Leg 2" }).getByText("No crew yet").waitFor();
    await panel(person, "Stops").getByText("Relay · 4100 Dock Rd, Raton, NM 87740").waitFor();
    await person.expectAccessible();

    await person.open(BOARD);
    const card = page.getByLabel("Unassigned", { exact: true }).getByRole("button", { name: /leg 2 of 2/ });
    const row = page.getByRole("listitem", { name: "Luis Cruz" });
    await row.waitFor();
    const [from, to] = [await card.boundingBox(), await row.boundingBox()];
    if (!from || !to) throw new Error("The card or the row is not in sight.");
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 400, to.y + 30, { steps: 8 });
    await page.getByRole("listitem", { name: "Luis Cruz" }).getByText("Fits").waitFor();
    await page.mouse.up();
    await page.getByText(`Load ${number} is assigned to Luis Cruz.`).waitFor();
    for (const [name, part] of [
      ["Luis Baker", /leg 1 of 2/],
      ["Luis Cruz", /leg 2 of 2/],
    ] as const)
      await cardOf(person, name, `${number}.*${part.source}`).waitFor();
  });

  it("goes from hand to hand at the relay point", async () => {
    const person = await newPerson();
    const { page } = person;
    await logIn(person, dispatcher, loadPath);
    await person.arrivesAt(loadPath);
    const leg = (sequence: number) => page.getByRole("listitem", { name: `Leg ${sequence}` });
    await leg(1).getByRole("button", { name: "Dispatch" }).click();
    await leg(1).getByRole("button", { name: "En route to pickup" }).click();
    await page.getByText("En route to pickup", { exact: true }).first().waitFor();
    for (const what of ["arrived", "departed"] as const) await record(person, what);
    await page.getByText("In transit", { exact: true }).first().waitFor();

    await leg(2).getByRole("button", { name: "Dispatch" }).click();
    await leg(2).getByRole("button", { name: "Driver accepted" }).click();
    await record(person, "arrived");
    await stopOf(person, "Raton Yard")
      .getByText(/^Arrived/)
      .waitFor();
    await record(person, "departed");
    await leg(1).getByRole("button").first().waitFor({ state: "detached" });
    await fact(panel(person, "Load"), "Driver (leg 2)").getByText("Luis Cruz").waitFor();
    await record(person, "arrived");
    await record(person, "departed");
    await page.getByText("Delivered", { exact: true }).first().waitFor();
    await person.expectAccessible();
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
