// @database postgresql
import { beforeAll, describe, expect, inject, it } from "vitest";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { newCarrier, newColleague, type Member } from "./support/carriers";
import { newLane, newLoad } from "./support/freight";
import { logIn } from "./support/pages";

useBrowser();

const { database } = inject("place");
const maria = `maria.lists.${database}@prairiefreight.com`;
const dana = `dana.lists.${database}@prairiefreight.com`;
const LOADS = "/apps/loads";

let api: Member["api"];
const numbers: string[] = [];

beforeAll(async () => {
  ({ api } = await newCarrier(maria));
  await newColleague(api, dana, "loads");
  const lane = await newLane(api);
  for (const customer_reference of ["FR-1", "FR-2", "FR-3"])
    numbers.push((await newLoad(api, lane, { customer_reference })).number);
  await newLoad(api, lane, { is_draft: true });
});

async function atLoads(email: string, address = LOADS): Promise<Person> {
  const person = await newPerson();
  await logIn(person, email, address);
  await person.arrivesAt(LOADS);
  await row(person, numbers[0] ?? "").waitFor();
  return person;
}

const row = ({ page }: Person, number: string) => page.getByRole("row", { name: new RegExp(number) });
const rows = ({ page }: Person) => page.getByRole("row").filter({ has: page.getByRole("cell") });
const header = ({ page }: Person, name: string) => page.getByRole("columnheader", { name, exact: true });
const views = ({ page }: Person, name: string) => page.getByRole("button", { name, exact: true });

async function chooseView(person: Person, button: string, entry: string): Promise<void> {
  await views(person, button).click();
  await person.page.getByRole("menuitem", { name: entry }).click();
  await person.page.getByRole("menu").waitFor({ state: "detached" });
}

describe("the list of loads", () => {
  it("keeps filters and columns as a view, which a colleague opens by its address", async () => {
    const person = await atLoads(maria);
    const { page } = person;
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByRole("menuitem", { name: "Status" }).click();
    // The chip takes its place among the filters with its first value, so the box is another one than before.
    await page.getByRole("checkbox", { name: "Booked" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => rows(person).count()).toBe(3);

    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("checkbox", { name: "Reference" }).check();
    await page.getByRole("checkbox", { name: "Driver" }).uncheck();
    await person.expectAccessible();
    await page.getByRole("button", { name: "Move Reference up" }).click();
    await page.keyboard.press("Escape");
    await header(person, "Reference").waitFor();
    await header(person, "Driver").waitFor({ state: "detached" });

    await chooseView(person, "Views", "Save this view…");
    const dialog = page.getByRole("dialog", { name: "Save view" });
    await dialog.getByRole("textbox", { name: "Name" }).fill("To send out");
    await dialog.getByRole("checkbox", { name: /^Share with the company/ }).check();
    await dialog.getByRole("button", { name: "Save view" }).click();
    await views(person, "View: To send out").waitFor();
    const address = new URL(page.url());
    expect(address.searchParams.get("status")).toBe("booked");
    expect(address.searchParams.get("view")).not.toBeNull();

    // The list as it comes, and the view again.
    await chooseView(person, "View: To send out", "All loads");
    await expect.poll(() => rows(person).count()).toBe(4);
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("button", { name: "Reset" }).click();
    await page.keyboard.press("Escape");
    await header(person, "Driver").waitFor();
    await chooseView(person, "Views", "To send out");
    await expect.poll(() => rows(person).count()).toBe(3);
    await header(person, "Reference").waitFor();
    await header(person, "Driver").waitFor({ state: "detached" });
    await person.expectAccessible();

    const colleague = await atLoads(dana, address.pathname + address.search);
    await views(colleague, "View: To send out").waitFor();
    await expect.poll(() => rows(colleague).count()).toBe(3);
    await header(colleague, "Reference").waitFor();
    await colleague.expectAccessible();
    await views(colleague, "View: To send out").click();
    await colleague.page.getByRole("menuitem", { name: "Copy to my views…" }).waitFor();
  });

  it("does one thing to many loads, and takes it back", async () => {
    const person = await atLoads(maria);
    const { page } = person;
    const [first = "", second = "", third = ""] = numbers;
    for (const number of [first, second]) await page.getByRole("checkbox", { name: `Select ${number}` }).check();
    const bar = page.getByRole("region", { name: "Selected loads" });
    await bar.getByText("2 selected").waitFor();
    await person.expectAccessible();
    await bar.getByRole("button", { name: "Put on hold" }).click();
    const dialog = page.getByRole("dialog", { name: "Put on hold: 2 loads" });
    await dialog.getByRole("textbox", { name: "Reason" }).fill("Rate in dispute");
    await dialog.getByRole("button", { name: "Put on hold", exact: true }).click();
    await page.getByText("2 loads on hold.").waitFor();
    for (const number of [first, second]) await row(person, number).getByText("On hold").waitFor();
    await row(person, third).getByText("Booked").waitFor();

    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("2 undone.").waitFor();
    for (const number of numbers) await row(person, number).getByText("Booked").waitFor();
    await person.expectAccessible();
  });

  it("says which loads refused, and why", async () => {
    const person = await atLoads(maria);
    const { page } = person;
    person.expectComplaint(/status of 409/);
    await page.getByRole("checkbox", { name: "Select all loaded rows" }).check();
    const bar = page.getByRole("region", { name: "Selected loads" });
    await bar.getByRole("button", { name: "Book", exact: true }).click();
    await page.getByText("1 load booked, 3 refused").waitFor();
    for (const number of numbers) await page.getByText(`${number}: This load is not a draft.`).waitFor();
    await person.expectAccessible();
  });
});
