// @database postgresql
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { newCarrier } from "./support/carriers";
import { dayIn } from "./support/fleet";
import { newLane } from "./support/freight";
import { logIn } from "./support/pages";

useBrowser();

const { database } = inject("place");
const dispatcher = `dispatch.import.${database}@prairiefreight.com`;

const IMPORTS = "/apps/imports";
const OF_LOADS = `${IMPORTS}?kind=loads`;
const DAY_MS = 86_400_000;

/** A row that can be imported, by the template's titles. */
const GOOD: Readonly<Record<string, string>> = {
  Customer: "Front Range Brokerage",
  "Customer reference": "FR-50117",
  Equipment: "dry van",
  "Weight (lb)": "41200",
  "Line haul": "1850",
  "Pickup facility": "Panhandle Beef",
  "Pickup date": dayIn(DAY_MS),
  "Pickup time": "08:00",
  "Delivery facility": "Front Range Cold",
  "Delivery date": dayIn(2 * DAY_MS),
  "Delivery time": "10:00",
};
const BAD = { ...GOOD, "Customer reference": "FR-50118", Equipment: "spaceship" };

/** The titles of the template that a dispatcher got. */
let titles: string[] = [];

beforeAll(async () => {
  const { api } = await newCarrier(dispatcher);
  await newLane(api);
});

async function at(address: string): Promise<Person> {
  const person = await newPerson();
  await logIn(person, dispatcher, address);
  await person.arrivesAt(new URL(address, "http://haul").pathname);
  return person;
}

const file = (rows: readonly Readonly<Record<string, string>>[]) => ({
  name: "november.csv",
  mimeType: "text/csv",
  buffer: Buffer.from([titles, ...rows.map((row) => titles.map((title) => row[title] ?? ""))].join("\r\n")),
});

describe("importing loads from a file", () => {
  it("hands a template out that has every column", async () => {
    const person = await at(OF_LOADS);
    const { page } = person;
    await person.expectAccessible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "CSV template" }).click();
    const template = await readFile(await (await download).path(), "utf8");
    const [header = ""] = template.replace(/^\uFEFF/, "").split(/\r?\n/);
    titles = header.split(",");
    expect(titles).toEqual(expect.arrayContaining(Object.keys(GOOD)));
  });

  it("says what is wrong before anything is booked, books the rest, and takes it back", async () => {
    const person = await at("/apps/loads");
    const { page } = person;
    await page.getByRole("link", { name: "Import" }).click();
    await person.arrivesAt(IMPORTS);
    await page.locator("input[type=file]").setInputFiles(file([GOOD, BAD]));
    await page.getByText("Waiting for you", { exact: true }).waitFor();
    const problems = page.getByRole("list", { name: "Rows that cannot be imported" });
    const problem = problems.getByRole("listitem").filter({ hasText: "“spaceship” is not equipment such as" });
    // Row 1 is the header.
    await problem.getByText("Row 3 · FR-50118").waitFor();
    await person.expectAccessible();
    await page.getByRole("button", { name: "Import 1 load, skip bad rows" }).click();
    await page.getByText("1 load was booked.").waitFor();
    await person.expectAccessible();

    await page.getByRole("link", { name: "Show loads" }).click();
    await person.arrivesAt("/apps/loads");
    const loads = page.getByRole("row", { name: /Front Range Brokerage/ });
    await loads.getByText("Booked", { exact: true }).waitFor();
    expect(await loads.count()).toBe(1);

    await person.open(OF_LOADS);
    await page.getByRole("button", { name: /^november\.csv/ }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    const dialog = page.getByRole("dialog", { name: "Undo november.csv?" });
    await dialog.getByText(/^1 load will be canceled/).waitFor();
    await dialog.getByRole("button", { name: "Undo import" }).click();
    await page.getByText("Undone", { exact: true }).first().waitFor();
    await person.expectAccessible();

    await person.open("/apps/loads?group=all&status=booked");
    await page.getByText("Nothing matches").waitFor();
    await person.open("/apps/loads?group=all&status=cancelled");
    await loads.getByText("Canceled", { exact: true }).waitFor();
  });
});
