// @database postgresql
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { ApiClient, components } from "@haul/api";
import type { Locator } from "playwright-core";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { newCarrier } from "./support/carriers";
import { Counted } from "./support/counted";
import { isoDay } from "./support/days";
import { choose, field, pick } from "./support/fields";
import { newDriver, newTruck, present } from "./support/fleet";
import { LINE_HAUL, newLane, newLoad, type Lane } from "./support/freight";
import { inTurns } from "./support/monday";
import { addPaper, deliverLoad, type Crew } from "./support/moves";
import { logIn } from "./support/pages";
import { expectCounts, printCounts } from "./support/ratchet";

type Load = components["schemas"]["Load"];

useBrowser();
afterAll(printCounts);

const { database } = inject("place");
/** Payments and the ledger are of the whole company, so she sees all terminals. */
const maria = `maria.money.${database}@prairiefreight.com`;
const irene = `irene.money.${database}@prairiefreight.com`;

const APPROVED = "/apps/financial/ready-to-bill?billing_status=approved";
const INVOICES = "/apps/financial/invoices";
const PAYMENTS = "/apps/financial/payments";
const RECEIVABLES = "/apps/financial/receivables";
const CLOSE = "/apps/financial/close";
const CUSTOMER = "Front Range";

async function newCrew(api: ApiClient): Promise<Crew> {
  return { driver_id: (await newDriver(api, "Ortega")).id, truck_id: (await newTruck(api, "801")).id };
}

/** A delivered load with its papers, as billing approves it. */
async function approvedLoad(api: ApiClient, lane: Lane, crew: Crew): Promise<Load> {
  const booked = await newLoad(api, lane, { charges: [LINE_HAUL], weight_pounds: 41_200 });
  const load = await deliverLoad(api, booked, crew);
  for (const kind of ["rate_confirmation", "proof_of_delivery"] as const) await addPaper(api, load, kind);
  return approve(api, load);
}

async function approve(api: ApiClient, { id }: Pick<Load, "id">): Promise<Load> {
  const path = { load_id: id };
  const { version } = present((await api.GET("/api/loads/{load_id}", { params: { path } })).data);
  const body = { version, charges: [], accepts_rate_difference: false };
  return present((await api.POST("/api/loads/{load_id}/approve_billing", { params: { path }, body })).data);
}

async function at(address: string, email = maria): Promise<Person> {
  const person = await newPerson();
  await logIn(person, email, address);
  await person.arrivesAt(address.split("?")[0] ?? address);
  return person;
}

const button = (scope: Locator | Person["page"], name: string | RegExp) => scope.getByRole("button", { name });
const drawer = ({ page }: Person) => page.getByRole("dialog", { name: /^Invoice INV-/ });
/** Waits until the open invoice has that status; the facts below have labels of the same words. */
const stands = (person: Person, word: string) =>
  drawer(person).getByText(word, { exact: true }).and(person.page.locator(":not(dt)")).first().waitFor();

async function record(person: Person, reference: string, amount: string, received?: string): Promise<Locator> {
  const { page } = person;
  await person.open(`${PAYMENTS}?add=payment`);
  const dialog = page.getByRole("dialog", { name: "Record payment" });
  await pick(page, "customer_id", CUSTOMER);
  await field(dialog, "amount_cents").fill(amount);
  if (received !== undefined) {
    await field(dialog, "received_on").fill(received);
    await field(dialog, "received_on").press("Tab");
  }
  await field(dialog, "reference").fill(reference);
  return dialog;
}

describe("an approved load", () => {
  beforeAll(async () => {
    const { api } = await newCarrier(maria);
    await approvedLoad(api, await newLane(api), await newCrew(api));
  });

  it("is invoiced, mailed, partly paid, short paid with a dispute, credited, and paid", async () => {
    const clerk = await at(APPROVED);
    const { page } = clerk;
    await page.getByRole("row").nth(1).getByRole("checkbox").check();
    await button(page.getByRole("region", { name: "Selected loads" }), /^Invoice/).click();
    const creating = page.getByRole("dialog", { name: "Invoice 1 load" });
    await creating.getByText("1 invoice").first().waitFor();
    await clerk.expectAccessible();
    await button(creating, "Create 1 invoice").click();
    await clerk.arrivesAt(INVOICES);
    await stands(clerk, "Draft");
    await button(drawer(clerk), "Post").click();
    await stands(clerk, "Posted");
    await button(drawer(clerk), "Send").click();
    await button(page.getByRole("dialog", { name: /^Send invoice/ }), "Send").click();
    await stands(clerk, "Sent");
    await clerk.expectAccessible();
    const { pathname, search } = new URL(page.url());
    const address = pathname + search;

    const paying = await record(clerk, "10442", "1000");
    await button(paying, "Fill oldest first").click();
    await clerk.expectAccessible();
    await button(paying, "Record payment").click();
    await page.getByText("Payment 10442 is recorded.").waitFor();

    await clerk.open(address);
    await stands(clerk, "Partially paid");
    await button(drawer(clerk), "More").click();
    await page.getByRole("menuitem", { name: "Dispute" }).click();
    const disputing = page.getByRole("dialog", { name: /^Dispute on invoice/ });
    await choose(page, "reason", "Late delivery");
    await field(disputing, "amount_cents").fill("150");
    await field(disputing, "note").fill("Two hours late");
    await button(disputing, "Record dispute").click();
    await stands(clerk, "Disputed");
    await button(drawer(clerk), "Close dispute").click();
    const closing = page.getByRole("dialog", { name: "Close the dispute of $150.00" });
    await choose(page, "outcome", "The customer was right");
    await button(closing, "Close dispute").click();
    await closing.waitFor({ state: "detached" });

    await button(drawer(clerk), "More").click();
    await page.getByRole("menuitem", { name: "Adjust" }).click();
    const adjusting = page.getByRole("dialog", { name: /^Adjust invoice/ });
    await choose(page, "kind", "Credit");
    await choose(page, "reason", "Late delivery");
    await field(adjusting, "amount_cents").fill("150");
    await button(adjusting, "Adjust invoice").click();
    await adjusting.waitFor({ state: "detached" });
    await clerk.expectAccessible();

    const rest = await record(clerk, "10519", "700");
    await button(rest, "Fill oldest first").click();
    await button(rest, "Record payment").click();
    await page.getByText("Payment 10519 is recorded.").waitFor();
    await clerk.open(address);
    await stands(clerk, "Paid");
    await clerk.open(RECEIVABLES);
    await page.getByText("Nobody owes you anything").waitFor();
    await clerk.expectAccessible();
    await clerk.open("/apps/financial/ledger?tab=balance");
    const owed = page.getByRole("row", { name: /1100 Accounts receivable/ });
    await owed.waitFor();
    expect(await owed.getByText("$1,850.00").count()).toBe(2);
    await clerk.expectAccessible();
  });

  it("of a closed month takes no late payment", async () => {
    const admin = await at(CLOSE);
    const { page } = admin;
    const last = new Date();
    last.setUTCDate(0);
    const month = last.toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
    const late = await record(admin, "TRN 1", "10", last.toISOString().slice(0, 10));
    await button(late, "Record payment").click();
    await page.getByText("Payment TRN 1 is recorded.").waitFor();
    await admin.open(CLOSE);
    const closing = Counted.by(admin);
    await closing.click("button", `Close ${month}`);
    const dialog = page.getByRole("dialog", { name: `Close ${month}?` });
    await dialog.getByRole("link", { name: "Unapplied payments" }).waitFor();
    await admin.expectAccessible();
    await closing.inside(dialog).click("button", `Close ${month}`);
    await page.getByText(`${month} is closed.`).waitFor();
    expectCounts("money: close a month", closing.counts);
    admin.expectComplaint(/status of 409/);
    const refused = await record(admin, "TRN 2", "10", last.toISOString().slice(0, 10));
    await button(refused, "Record payment").click();
    await refused.getByText(new RegExp(`${month} is closed`)).waitFor();
    await admin.expectAccessible();
  });
});

/** More loads at the same time only wait for one another. */
const AT_ONCE = 3;
/** What one of the customer's loads pays, in cents. */
const LOAD_CENTS = 185_000;

describe("fourteen loads of a week", () => {
  let api: ApiClient;
  let loads: Load[];

  beforeAll(async () => {
    ({ api } = await newCarrier(irene));
    const [lane, crew] = [await newLane(api), await newCrew(api)];
    await api.PATCH("/api/customers/{customer_id}", {
      params: { path: { customer_id: lane.customerId } },
      body: { version: 1, invoice_grouping: "weekly" },
    });
    const turn = inTurns(AT_ONCE);
    loads = await Promise.all(Array.from({ length: 14 }, () => turn(() => approvedLoad(api, lane, crew))));
  });

  async function invoices() {
    const { items } = present((await api.GET("/api/invoices", { params: { query: { sort: ["number"] } } })).data);
    return items;
  }

  /** The rate that the customer has agreed to, in place of the one on the load. */
  async function correctRate({ id }: Load, rate: string): Promise<void> {
    const path = { load_id: id };
    const { version } = present((await api.GET("/api/loads/{load_id}", { params: { path } })).data);
    const unlocking = { params: { path }, body: { version, reason: "The customer agreed to $1,950" } };
    const open = present((await api.POST("/api/loads/{load_id}/unlock_billing", unlocking)).data);
    const [charge] = open.charges;
    await api.PATCH("/api/loads/{load_id}/charges/{charge_id}", {
      params: { path: { ...path, charge_id: present(charge).id } },
      body: { version: open.version, rate },
    });
    await approve(api, { id });
  }

  it("go on one invoice, and the one with a wrong rate is billed again", async () => {
    const clerk = await at(APPROVED, irene);
    const { page } = clerk;
    const billing = Counted.by(clerk);
    await billing.check("Select all loaded rows");
    await billing.within("region", "Selected loads").click("button", "Invoice 14 loads");
    const creating = billing.within("dialog", "Invoice 14 loads");
    await creating.choose("Then", "Post and email them");
    await creating.click("button", "Create 1 invoice");
    await page.getByText("1 invoice, $25,900.00 total, 1 queued to be mailed.").waitFor();
    expectCounts("money: invoice loads", billing.counts);
    await clerk.expectAccessible();

    await page.getByRole("row", { name: /INV-/ }).click();
    await stands(clerk, "Sent");
    await button(drawer(clerk), "More").click();
    await page.getByRole("menuitem", { name: "Void" }).click();
    const voiding = page.getByRole("dialog", { name: /^Void invoice/ });
    await field(voiding, "reason").fill("Wrong rate on one load");
    await button(voiding, "Void invoice").click();
    await stands(clerk, "Voided");
    const wrong = present(loads[0]);
    await correctRate(wrong, "1950");
    await clerk.open(APPROVED);
    await page.getByRole("row", { name: wrong.number }).getByRole("checkbox").check();
    await button(page.getByRole("region", { name: "Selected loads" }), "Invoice 1 load").click();
    await button(page.getByRole("dialog", { name: "Invoice 1 load" }), "Create 1 invoice").click();
    await button(drawer(clerk), "Post").click();
    await stands(clerk, "Posted");
    const [voided, again] = await invoices();
    expect(voided).toMatchObject({ status: "voided", load_count: 14, total_cents: 14 * LOAD_CENTS });
    expect(again).toMatchObject({ status: "posted", load_count: 1, total_cents: 195_000 });
  });

  it("are paid by a remittance over nine invoices, deposited with a check, and the rest is called about", async () => {
    const body = { load_ids: loads.slice(1, 10).map(({ id }) => id), grouping: "per_load" } as const;
    const { items: drafts } = present((await api.POST("/api/invoices", { body })).data);
    for (const { id, version } of drafts)
      await api.POST("/api/invoices/{invoice_id}/post", { params: { path: { invoice_id: id } }, body: { version } });
    const nine = (await invoices()).filter(({ balance_cents }) => balance_cents > 0).slice(0, 9);
    const lines = nine.map(({ number, balance_cents }) =>
      [number, balance_cents / 100, "77120", "Check", isoDay(0)].join(),
    );
    const file = ["Invoice number,Amount paid,Check number,Method,Payment date", ...lines].join("\n");

    const clerk = await at(PAYMENTS, irene);
    const { page } = clerk;
    const importing = Counted.by(clerk);
    await importing.click("button", "Import remittance");
    const remittance = importing.within("dialog", "Import remittance");
    await remittance.upload("Choose file", {
      name: "front-range.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(file),
    });
    const paying = page.getByRole("form", { name: "Payment 1 of 1" });
    await paying.getByText("$0.00 stays unapplied").waitFor();
    await clerk.expectAccessible();
    await remittance.click("button", "Record payment");
    await remittance.click("button", "Done");
    expectCounts("money: record a remittance", importing.counts);
    expect((await invoices()).filter(({ status }) => status === "paid")).toHaveLength(9);

    const recording = Counted.by(clerk);
    await recording.click("button", "Record payment");
    const check = recording.within("dialog", "Record payment");
    await check.pick("Customer", CUSTOMER);
    await check.fill("Amount", "1000");
    await check.fill("Check or trace number", "10442");
    await check.click("button", "Fill oldest first");
    await check.click("button", "Record payment");
    await page.getByText("Payment 10442 is recorded.").waitFor();
    expectCounts("money: record a check", recording.counts);

    await clerk.open(PAYMENTS);
    const depositing = Counted.by(clerk);
    await depositing.click("tab", "Deposits");
    await depositing.click("link", /^To deposit/);
    await depositing.check("Select all loaded rows");
    await depositing.click("button", "Deposit 2 payments");
    await depositing.within("dialog", "Deposit 2 payments").click("button", "Deposit 2 payments");
    await page.getByText("2 payments, $17,750.00, deposited.").waitFor();
    expectCounts("money: deposit the checks", depositing.counts);

    await clerk.open(RECEIVABLES);
    const calling = Counted.by(clerk);
    await calling.clickOn(page.getByRole("row", { name: new RegExp(CUSTOMER) }));
    await calling.click("button", "Log a call");
    const log = calling.within("dialog", /^Log a call/);
    await log.fill("Talked to", "Erin Blake");
    await log.fill("Note", "The rest goes out on Friday.");
    await log.click("button", "Save");
    await page.getByRole("list", { name: "Collection entries" }).getByText("Call with Erin Blake").waitFor();
    expectCounts("money: log a call", calling.counts);
    await clerk.expectAccessible();
  });
});
