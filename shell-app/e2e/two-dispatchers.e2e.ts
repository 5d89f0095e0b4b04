// @database postgresql
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { BOARD, cardOf, carry } from "./support/board";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { newCarrier, newColleague, type Member } from "./support/carriers";
import { newDriver, newTruck, present } from "./support/fleet";
import { newLane, newLoad, type Lane } from "./support/freight";
import { logIn } from "./support/pages";

useBrowser();

const { database } = inject("place");
const maria = `maria.board.${database}@prairiefreight.com`;
const dana = `dana.board.${database}@prairiefreight.com`;

/** Rows of the board in their order, and how far below the lane of unassigned loads each is. */
const BAKER = 1;
const CRUZ = 2;

let api: Member["api"];
let lane: Lane;
let load: Awaited<ReturnType<typeof newLoad>>;
let day = 0;

beforeAll(async () => {
  ({ api } = await newCarrier(maria));
  await newColleague(api, dana, "loads");
  lane = await newLane(api);
  for (const [name, unit] of [
    ["Baker", "601"],
    ["Cruz", "602"],
  ] as const) {
    const truck = await newTruck(api, unit);
    const { id: usual_driver_id } = await newDriver(api, name);
    const body = { version: truck.version, usual_driver_id };
    await api.PATCH("/api/trucks/{truck_id}", { params: { path: { truck_id: truck.id } }, body });
  }
});

// Each on its own days, so that no other work interferes.
beforeEach(async () => {
  load = await newLoad(api, lane, { days: [day, day + 1] });
  day += 2;
});

async function readLoad() {
  const { data } = await api.GET("/api/loads/{load_id}", { params: { path: { load_id: load.id } } });
  return present(data);
}

/** A person with the board open, the load and the rows in sight. A reload would lose the mark. */
async function atBoard(email: string): Promise<Person> {
  const person = await newPerson();
  await logIn(person, email, BOARD);
  await person.arrivesAt(BOARD);
  await cardOf(person, "Unassigned", load.number).waitFor();
  await person.page.getByRole("listitem", { name: "Luis Cruz" }).waitFor();
  await person.page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  return person;
}

const isSamePage = ({ page }: Person) => page.evaluate(() => "isSamePage" in globalThis);

describe("two dispatchers before one board", () => {
  it("see each other's moves at once", async () => {
    const [one, other] = [await atBoard(maria), await atBoard(dana)];
    await carry(one, load.number, "Unassigned", BAKER);
    await one.page.keyboard.press("Enter");
    await one.page.getByText(`Load ${load.number} is assigned to Luis Baker.`).waitFor();
    await cardOf(other, "Luis Baker", load.number).waitFor();
    await cardOf(other, "Unassigned", load.number).waitFor({ state: "detached" });

    await one.page.getByRole("button", { name: "Undo" }).click();
    await one.page.getByText(`Load ${load.number} is back where it was.`).waitFor();
    await cardOf(other, "Unassigned", load.number).waitFor();
    expect(await isSamePage(other)).toBe(true);
  });

  it("are told who was first when both move the same load, and lose nothing", async () => {
    const [one, other] = [await atBoard(maria), await atBoard(dana)];
    other.expectComplaint(/status of 409/);
    // Dana has the card in her hand while Maria drops hers.
    await carry(other, load.number, "Unassigned", CRUZ);
    await other.page.getByRole("listitem", { name: "Luis Cruz" }).getByText("Fits").waitFor();
    await carry(one, load.number, "Unassigned", BAKER);
    await one.page.keyboard.press("Enter");
    await one.page.getByText(`Load ${load.number} is assigned to Luis Baker.`).waitFor();

    await other.page.keyboard.press("Enter");
    const told = other.page.getByRole("alert").filter({ hasText: "changed load" });
    await told.getByText(`Maria Castillo changed load ${load.number} first: Assigned load`).waitFor();
    await cardOf(other, "Luis Baker", load.number).waitFor();
    await cardOf(other, "Luis Cruz", load.number).waitFor({ state: "detached" });
    await other.expectAccessible();
    const [leg] = (await readLoad()).legs;
    expect(leg?.driver?.name).toBe("Luis Baker");

    // From what is there now she can move it; Maria sees that too.
    await carry(other, load.number, "Luis Baker", 1);
    await other.page.keyboard.press("Enter");
    await other.page.getByText(`Load ${load.number} is assigned to Luis Cruz.`).waitFor();
    await cardOf(one, "Luis Cruz", load.number).waitFor();
    const { data } = await api.GET("/api/loads/{load_id}/history", { params: { path: { load_id: load.id } } });
    const moves = present(data).items.map(({ actor_name, action }) => `${actor_name} ${action}`);
    expect(moves.slice(0, 2)).toEqual(["Dana Whitfield load.assigned", "Maria Castillo load.assigned"]);
    expect([await isSamePage(one), await isSamePage(other)]).toEqual([true, true]);
  });
});
