// @database sqlite
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Locator, Page } from "playwright-core";
import type { components } from "@haul/api";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { newCarrier, newColleague, type Member } from "./support/carriers";
import { typedDay } from "./support/days";
import { photograph } from "./support/drive";
import { field, pick } from "./support/fields";
import { dayIn, newTruck, present } from "./support/fleet";
import { newLane, newLoad } from "./support/freight";
import { panel, status } from "./support/load-page";
import { logIn } from "./support/pages";
import { finger } from "./support/thumb";

useBrowser();

const { database } = inject("place");
const manager = `safety.file.${database}@prairiefreight.com`;
const dispatcher = `dispatch.file.${database}@prairiefreight.com`;
const driverEmail = `ann.file.${database}@prairiefreight.com`;

const DRIVERS = "/apps/safety/drivers";
const CARRIER = "Prairie Freight LLC";
const YEAR_MS = 365 * 86_400_000;
const NEXT_YEAR = typedDay(364);

/** What a driver has at hand; the office has the rest of what a file needs. */
/** What she signs in the office on her first day. */
const POLICY_RECEIPT = "Drug and alcohol policy receipt";
const DRIVERS_OWN = ["License", "Medical certificate", "Application for employment"];

let api: Member["api"];
let load: components["schemas"]["Load"];
let driverPath = "";
let link = "";
/** Names of the papers that the office adds. */
let officePapers: string[] = [];

beforeAll(async () => {
  ({ api } = await newCarrier(manager, { name: CARRIER }));
  await newColleague(api, dispatcher, "loads");
  await newTruck(api, "611");
  load = await newLoad(api, await newLane(api));
});

async function at(email: string, address: string): Promise<Person> {
  const person = await newPerson();
  await logIn(person, email, address);
  await person.arrivesAt(new URL(address, "http://haul.example").pathname);
  return person;
}

/** The line of a paper in the driver's drawer. */
const lineOf = (page: Page, name: string): Locator =>
  page.getByRole("list", { name: "Papers of Ann Lee" }).getByRole("listitem").filter({ hasText: name });

/** The papers of the driver as the server sees them. */
async function checklist() {
  const record_id = new URL(driverPath, "http://haul.example").searchParams.get("driver") ?? "";
  const path = { record_kind: "driver" as const, record_id };
  const { data } = await api.GET("/api/records/{record_kind}/{record_id}/compliance", { params: { path } });
  return present(data);
}

/** Photographs a paper and sends it; the list follows. */
async function send(page: Page, paper: string, { button, until }: { button: string; until?: string }): Promise<void> {
  await finger(page.getByRole("button", { name: `${button}: ${paper}` }));
  const picture = { name: "image.png", mimeType: "image/png", buffer: await photograph(page) };
  await page.getByLabel("Take a photo", { exact: true }).setInputFiles(picture);
  await page.getByRole("img", { name: "Photo 1" }).waitFor();
  if (until !== undefined) await page.getByLabel(/^Valid through/).fill(until);
  await finger(page.getByRole("button", { name: "Send", exact: true }));
}

const cardOf = (page: Page, paper: string): Locator =>
  page.getByRole("list", { name: "Documents" }).getByRole("listitem").filter({ hasText: paper });

const isSent = (page: Page, paper: string) => cardOf(page, paper).getByText("Sent", { exact: true }).waitFor();

describe("a driver's file from nothing to complete", () => {
  it("begins with a driver who has nothing on file, and who is asked for papers", async () => {
    const person = await at(manager, `${DRIVERS}?add=record`);
    const { page } = person;
    const form = page.getByRole("dialog", { name: "Add driver" });
    await field(form, "first_name").fill("Ann");
    await field(form, "last_name").fill("Lee");
    await field(form, "phone").fill("8065550188");
    await field(form, "email").fill(driverEmail);
    await form.getByRole("button", { name: "Add driver" }).click();
    await page.waitForURL(({ searchParams }) => searchParams.has("driver"));
    const { pathname, search } = new URL(page.url());
    driverPath = pathname + search;
    const { lines, complete_count } = await checklist();
    expect(complete_count).toBe(0);
    const needed = lines.filter(({ status }) => status === "missing").map(({ name }) => name);
    expect(needed).toEqual(expect.arrayContaining(DRIVERS_OWN));
    officePapers = needed.filter((name) => !DRIVERS_OWN.includes(name));

    await page.getByRole("button", { name: "Request documents" }).click();
    const dialog = page.getByRole("dialog", { name: "Request documents from Ann Lee" });
    // Chosen is what the file lacks and the driver has; the office has the rest itself.
    for (const paper of needed) {
      const isChosen = await dialog.getByRole("checkbox", { name: paper, exact: true }).isChecked();
      expect([paper, isChosen]).toEqual([paper, [...DRIVERS_OWN, POLICY_RECEIPT].includes(paper)]);
    }
    await dialog.getByRole("checkbox", { name: POLICY_RECEIPT }).uncheck();
    await field(dialog, "message").fill("You start on Monday.");
    await field(dialog, "due_on").fill(typedDay(3));
    await field(dialog, "due_on").press("Tab");
    await dialog.getByText(`Email the link to ${driverEmail}`).waitFor();
    await person.expectAccessible();
    await dialog.getByRole("button", { name: "Request documents" }).click();

    const made = page.getByRole("dialog", { name: "Link for Ann Lee" });
    const { pathname: path, hash } = new URL((await made.locator("pre").textContent()) ?? "");
    link = path + hash;
    expect(path).toBe("/apps/safety/papers");
    await made.getByRole("link", { name: "Text it" }).waitFor();
    await person.expectAccessible();
    await made.getByRole("button", { name: "Done" }).click();
    const requests = page.getByRole("list", { name: "Requests to Ann Lee" });
    await requests.getByText(/not opened yet/).waitFor();
    await person.expectAccessible();
  });

  it("is answered from the driver's phone, a dead spot in between", async () => {
    const driver = await newPerson("phone");
    const { page } = driver;
    await driver.open(link);
    await page.getByRole("heading", { level: 1, name: "Hello Ann." }).waitFor();
    await page.getByText("You start on Monday.").waitFor();
    await driver.expectAccessible();
    await driver.keepPicture("phone-papers");

    // The last valid day of a license is on the card: without it nothing is sent.
    await send(page, "License", { button: "Take a photo" });
    await page.getByText("Enter the last valid day.").waitFor();
    await driver.expectAccessible();
    await page.getByLabel(/^Valid through/).fill(dayIn(2 * YEAR_MS));
    await finger(page.getByRole("button", { name: "Send", exact: true }));
    await isSent(page, "License");

    driver.expectComplaint(/net::ERR_/);
    await page.context().setOffline(true);
    await send(page, "Medical certificate", { button: "Take a photo", until: dayIn(YEAR_MS) });
    await cardOf(page, "Medical certificate")
      .getByText(/It is on this phone/)
      .waitFor();
    await page.context().setOffline(false);
    await isSent(page, "Medical certificate");

    await send(page, "Application for employment", { button: "Take a photo" });
    await isSent(page, "Application for employment");
    await page.getByText(`All sent. ${CARRIER} will review them.`).waitFor();
    await driver.expectAccessible();
  });

  it("is reviewed: one picture goes back, and comes again", async () => {
    const person = await at(manager, driverPath);
    const { page } = person;
    await page.getByText(/^Ann sent: License, Medical certificate, Application for employment$/).waitFor();
    await page.getByRole("link", { name: "Review", exact: true }).click();
    const open = (paper: string) => page.getByRole("dialog", { name: new RegExp(`^${paper} of Ann Lee`) });
    await open("License").getByRole("img", { name: "License" }).waitFor();
    await page.getByRole("tab", { name: /To review.*3/ }).waitFor();
    await person.expectAccessible();
    await person.keepPicture("paper-review");
    await page.keyboard.press("a");
    await open("Medical certificate").waitFor();
    await page.keyboard.press("r");
    const dialog = page.getByRole("dialog", { name: "Send back medical certificate – Ann Lee" });
    await dialog.getByRole("button", { name: "Picture is blurry" }).click();
    await person.expectAccessible();
    await dialog.getByRole("button", { name: "Send back" }).click();
    await open("Application for employment").getByRole("button", { name: "Accept" }).click();
    await page.getByText("Nothing to review").waitFor();

    const driver = await newPerson("phone");
    await driver.open(link);
    await cardOf(driver.page, "Medical certificate").getByText("Picture is blurry").waitFor();
    await driver.expectAccessible();
    await send(driver.page, "Medical certificate", { button: "Send it again", until: dayIn(YEAR_MS) });
    await isSent(driver.page, "Medical certificate");

    // It comes to the open list by itself.
    await page.getByRole("row", { name: /Medical certificate/ }).click();
    await open("Medical certificate").getByRole("button", { name: "Accept" }).click();
    await page.getByText("Nothing to review").waitFor();
    await driver.page.reload();
    await driver.page.getByText("All accepted. There is nothing left to do.").waitFor();
    expect((await checklist()).complete_count).toBe(3);
  });

  it("is complete with what the office adds, and opens as one file", async () => {
    const person = await at(manager, driverPath);
    const { page } = person;
    for (const paper of officePapers) {
      await lineOf(page, paper).getByRole("button", { name: "Add", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: new RegExp(`^Add ${paper}`, "i") });
      await field(dialog, "issued_on").fill(typedDay(-1));
      await field(dialog, "issued_on").press("Tab");
      if (await field(dialog, "expires_on").isVisible()) {
        await field(dialog, "expires_on").fill(NEXT_YEAR);
        await field(dialog, "expires_on").press("Tab");
      }
      await dialog.getByRole("button", { name: /^Add / }).click();
      await dialog.waitFor({ state: "detached" });
    }
    const { required_count, complete_count } = await checklist();
    expect(complete_count).toBe(required_count);
    await panel(person, "Papers").getByText(`${required_count} of ${required_count} required in order`).waitFor();
    await lineOf(page, "License")
      .getByText(/Valid through/)
      .waitFor();
    await person.expectAccessible();

    await page.getByRole("button", { name: "Open file", exact: true }).click();
    const file = page.getByRole("dialog", { name: "File of Ann Lee" });
    const address = await file.getByRole("link", { name: "Download" }).getAttribute("href");
    const answer = await page.request.get(new URL(address ?? "", page.url()).href);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("lets dispatch give the driver a load", async () => {
    const person = await at(dispatcher, `/apps/loads/${load.id}`);
    const { page } = person;
    await page.getByRole("button", { name: "Assign", exact: true }).click();
    await pick(page, "driver_id", "Lee");
    await pick(page, "truck_id", "611");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Papers and equipment are in order.").waitFor();
    await dialog.getByRole("button", { name: "Assign", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await status(person, "Assigned");
    await person.expectAccessible();
  });
});
