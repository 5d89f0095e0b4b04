// @database sqlite
import { execFile } from "node:child_process";
import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { components } from "@haul/api";
import { BOARD, cardOf, carry } from "./support/board";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { newCarrier, newColleague, type Member } from "./support/carriers";
import { isoDay, typedDay } from "./support/days";
import { field, pick } from "./support/fields";
import { dayIn, newDriver, newTruck, present } from "./support/fleet";
import { newLane, newLoad } from "./support/freight";
import { logIn } from "./support/pages";

useBrowser();

const run = promisify(execFile);
const { database } = inject("place");
const admin = `safety.day.${database}@prairiefreight.com`;
const dispatcher = `dispatch.day.${database}@prairiefreight.com`;

const DAY_MS = 86_400_000;
const AUDITS = "/apps/safety/carriers?tab=audits";
/** From the answer of the server to the row that says so. */
const AT_ONCE_MS = 1000;

let api: Member["api"];
let load: components["schemas"]["Load"];
let driverId = "";

beforeAll(async () => {
  ({ api } = await newCarrier(admin, { name: "Prairie Freight LLC" }));
  await newColleague(api, dispatcher, "loads");
  const driver = await newDriver(api, "Baker");
  driverId = driver.id;
  const truck = await newTruck(api, "302");
  await api.PATCH("/api/trucks/{truck_id}", {
    params: { path: { truck_id: truck.id } },
    body: { version: truck.version, usual_driver_id: driver.id },
  });
  load = await newLoad(api, await newLane(api));
});

async function at(email: string, address: string): Promise<Person> {
  const person = await newPerson();
  await logIn(person, email, address);
  await person.arrivesAt(new URL(address, "http://haul.example").pathname);
  return person;
}

const rowOf = ({ page }: Person, name: string) => page.getByRole("listitem", { name });

describe("safety, seen from dispatch", () => {
  it("prohibits a driver on an open board within a second, without saying why", async () => {
    const person = await at(dispatcher, BOARD);
    const row = rowOf(person, "Luis Baker");
    await row.waitFor();
    await cardOf(person, "Unassigned", load.number).waitFor();
    expect(await row.getByText("May not drive").count()).toBe(0);
    const today = isoDay(0);
    const { response } = await api.POST("/api/drug_alcohol_tests", {
      body: {
        driver_id: driverId,
        kind: "random",
        substance: "drugs",
        ordered_on: isoDay(-3),
        collected_on: isoDay(-3),
        result: "positive",
        result_on: today,
      },
    });
    expect(response.status).toBe(201);
    await row.getByText("May not drive").waitFor({ timeout: AT_ONCE_MS });
    expect(await row.textContent()).not.toMatch(/drug|positive|test/i);

    await carry(person, load.number, "Unassigned", 1);
    await row.getByText("Not allowed").waitFor();
    await person.page.keyboard.press("Escape");
    await person.expectAccessible();
  });

  it("assigns nothing under a partner's authority on the morning after its insurance lapsed", async () => {
    const carrier = await api.POST("/api/motor_carriers", {
      body: { kind: "partner", legal_name: "Blue Lake Carriers LLC", dot_number: "3104877" },
    });
    const { id } = present(carrier.data);
    await api.POST("/api/records/{record_kind}/{record_id}/compliance_items", {
      params: { path: { record_kind: "motor_carrier", record_id: id } },
      body: { item_type: "carrier_auto_insurance", expires_on: dayIn(-2 * DAY_MS) },
    });
    const truck = await newTruck(api, "777");
    const driver = await newDriver(api, "Cruz");
    await api.PATCH("/api/trucks/{truck_id}", {
      params: { path: { truck_id: truck.id } },
      body: { version: truck.version, motor_carrier_id: id, usual_driver_id: driver.id },
    });
    const person = await at(dispatcher, `/apps/loads/${load.id}`);
    const { page } = person;
    await page.getByRole("button", { name: "Assign", exact: true }).click();
    await pick(page, "driver_id", "Cruz");
    await pick(page, "truck_id", "777");
    const dialog = page.getByRole("dialog");
    await dialog
      .getByText(/Truck 777 runs under Blue Lake Carriers LLC\. Its auto liability insurance expired/)
      .waitFor();
    await person.expectAccessible();
  });
});

/** The files of a ZIP file, each as text. */
async function unpacked(bytes: Buffer): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), "haul-binder-"));
  await writeFile(path.join(folder, "binder.zip"), bytes);
  await run("python3", ["-m", "zipfile", "-e", path.join(folder, "binder.zip"), path.join(folder, "out")]);
  const names = await readdir(path.join(folder, "out"), { recursive: true });
  const texts = new Map<string, string>();
  for (const name of names.filter((one) => one.endsWith(".pdf"))) {
    const { stdout } = await run("pdftotext", ["-layout", path.join(folder, "out", name), "-"]);
    texts.set(name, stdout);
  }
  return texts;
}

async function binder(person: Person, name: RegExp): Promise<Map<string, string>> {
  const { page } = person;
  const row = page.getByRole("row", { name }).first();
  const link = page.waitForEvent("download", { timeout: 120_000 });
  await row.getByRole("button", { name: /Download/ }).click({ timeout: 120_000 });
  const download = await link;
  const stream = await download.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return unpacked(Buffer.concat(chunks));
}

describe("an audit", () => {
  it("gets a binder whose index names every file", async () => {
    const person = await at(admin, AUDITS);
    const { page } = person;
    await page.getByRole("button", { name: "New binder" }).first().click();
    const dialog = page.getByRole("dialog");
    await person.expectAccessible();
    await dialog.getByRole("button", { name: /^(Order|Create)/ }).click();
    await dialog.waitFor({ state: "detached" });
    const files = await binder(person, /Compliance review/);
    await person.expectAccessible();
    await person.keepPicture("audit-binders");
    const index = (files.get("0 Index.pdf") ?? "").replace(/\s+/g, " ");
    expect(files.size).toBeGreaterThan(5);
    for (const name of files.keys()) {
      if (name === "0 Index.pdf") continue;
      const [, number, first] = /^(\d{3}) (\S+)/.exec(path.basename(name)) ?? [];
      expect(index, name).toContain(`${number} ${first}`);
    }
    const file = [...files].find(([name]) => name.includes("Baker Luis qualification file"))?.[1] ?? "";
    expect(file).toContain("Driver qualification file");
    const testing = [...files].find(([name]) => name.includes("Baker Luis drug and alcohol testing"))?.[1] ?? "";
    expect(testing).toContain("Positive");
  });

  it("sees of last month what was there then", async () => {
    const person = await at(admin, AUDITS);
    const { page } = person;
    await page.getByRole("button", { name: "New binder" }).first().click();
    const dialog = page.getByRole("dialog");
    await field(dialog, "as_of").fill(typedDay(-31));
    await field(dialog, "as_of").press("Tab");
    await dialog.getByRole("button", { name: /^(Order|Create)/ }).click();
    await dialog.waitFor({ state: "detached" });
    const files = await binder(person, /Compliance review/);
    const testing = [...files].find(([name]) => name.includes("Baker Luis drug and alcohol testing"))?.[1] ?? "";
    expect(testing).toContain("No test is on record.");
    const file = [...files].find(([name]) => name.includes("Baker Luis qualification file"))?.[1] ?? "";
    expect(file).toContain("Missing");
  });
});
