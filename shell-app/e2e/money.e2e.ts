// @database postgresql
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Locator } from "playwright-core";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { newCarrier } from "./support/carriers";
import { choose, field, pick } from "./support/fields";
import { newDriver, newTruck } from "./support/fleet";
import { LINE_HAUL, newLane, newLoad } from "./support/freight";
import { addPaper, deliverLoad } from "./support/moves";
import { logIn } from "./support/pages";

useBrowser();

const { database } = inject("place");
/** Payments and the ledger are of the whole company, so she sees all terminals. */
const maria = `maria.money.${database}@prairiefreight.com`;

const APPROVED = "/apps/financial/ready-to-bill?billing_status=approved";
const INVOICES = "/apps/financial/invoices";
const PAYMENTS = "/apps/financial/payments";
const CUSTOMER = "Front Range";

beforeAll(async () => {
  const { api } = await newCarrier(maria);
  const crew = { driver_id: (await newDriver(api, "Ortega")).id, truck_id: (await newTruck(api, "801")).id };
  const booked = await newLoad(api, await newLane(api), { charges: [LINE_HAUL], weight_pounds: 41_200 });
  const load = await deliverLoad(api, booked, crew);
  for (const kind of ["rate_confirmation", "proof_of_delivery"] as const) await addPaper(api, load, kind);
  const path = { load_id: load.id };
  const { data } = await api.GET("/api/loads/{load_id}", { params: { path } });
  const version = data?.version ?? 0;
  await api.POST("/api/loads/{load_id}/approve_billing", {
    params: { path },
    body: { version, charges: [], accepts_rate_difference: false },
  });
});

async function at(address: string): Promise<Person> {
  const person = await newPerson();
  await logIn(person, maria, address);
  await person.arrivesAt(address.split("?")[0] ?? address);
  return person;
}

const button = (scope: Locator | Person["page"], name: string | RegExp) => scope.getByRole("button", { name });
const drawer = ({ page }: Person) => page.getByRole("dialog", { name: /^Invoice INV-/ });
const stands = (person: Person, word: string) => drawer(person).getByText(word, { exact: true }).first().waitFor();

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
  it("is invoiced, partly paid, short paid with a dispute, and paid", async () => {
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
    await button(drawer(clerk), "More").click();
    await page.getByRole("menuitem", { name: "Mark as sent" }).click();
    const marking = page.getByRole("dialog", { name: /as sent/ });
    await field(marking, "sent_to").fill("Front Range portal, 88120");
    await button(marking, /^Mark/).click();
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
    await choose(page, "kind", "Short pay");
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
    await clerk.open("/apps/financial/receivables");
    await page.getByText("Nobody owes you anything").waitFor();
    await clerk.expectAccessible();
    await clerk.open("/apps/financial/ledger?tab=balance");
    const owed = page.getByRole("row", { name: /1100 Accounts receivable/ });
    await owed.waitFor();
    expect(await owed.getByText("$1,850.00").count()).toBe(2);
    await clerk.expectAccessible();
  });

  it("of a closed month takes no late payment", async () => {
    const admin = await newPerson();
    await logIn(admin, maria, "/apps/financial/close");
    const { page } = admin;
    const last = new Date();
    last.setUTCDate(0);
    const month = last.toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
    const late = await record(admin, "TRN 1", "10", last.toISOString().slice(0, 10));
    await button(late, "Record payment").click();
    await page.getByText("Payment TRN 1 is recorded.").waitFor();
    await admin.open("/apps/financial/close");
    await button(page, `Close ${month}`).click();
    const dialog = page.getByRole("dialog", { name: `Close ${month}?` });
    await dialog.getByRole("link", { name: "Payments that are not applied" }).waitFor();
    await admin.expectAccessible();
    await button(dialog, `Close ${month}`).click();
    await page.getByText(`${month} is closed.`).waitFor();
    admin.expectComplaint(/status of 409/);
    const refused = await record(admin, "TRN 2", "10", last.toISOString().slice(0, 10));
    await button(refused, "Record payment").click();
    await refused.getByText(new RegExp(`${month} is closed`)).waitFor();
    await admin.expectAccessible();
  });
});
