import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { expectAccessible } from "@haul/testing/accessible";
import { choose, fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { dayFromNow } from "@haul/testing/sample";
import { handlersOf } from "../mocks/handlers";
import type { FilePayment } from "../mocks/remittance";
import { makeWorld } from "../mocks/world";
import { paymentsRoutes } from "../payments/payments.routes";

let world = makeWorld();
// What the page imports is compiled before the first test, not while it waits.
beforeAll(() => Promise.all([import("../payments/payments.page"), import("./remittance-dialog")]), 120_000);
beforeEach(() => {
  world = makeWorld();
});
const { use, sent } = mockServer(() => handlersOf(world));

const PATH = "/apps/financial/payments";
const WRITES = ["payments:read", "payments:write"];
const invoiceOf = (number: string) => world.money.invoices.one((invoice) => invoice.number === number);
const paymentOf = (reference: string) => world.money.payments.one((payment) => payment.reference === reference);
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));
const file = () => new File(["Invoice number,Amount paid\n"], "november.csv", { type: "text/csv" });
const bodies = () => Promise.all(sent("POST", /\/api\/payments$/).map(({ body }) => body()));
const DAY = dayFromNow(-1);

async function openImport() {
  const pages = await renderPages({ routes: paymentsRoutes, at: PATH, sections: ["financial"], permissions: WRITES });
  await press("Import remittance");
  return { ...pages, dialog: await screen.findByRole("dialog", { name: "Import remittance" }) };
}

/** Uploads a file with these payments. */
async function imported(...payments: FilePayment[]) {
  world.money.file.push(...payments);
  const pages = await openImport();
  await userEvent.upload(pages.dialog.querySelector("input[type=file]") as HTMLInputElement, file());
  return pages;
}

const step = (name: string) => screen.findByRole("form", { name });
const amountOf = (number: string, inside: HTMLElement) =>
  within(inside).getByRole("textbox", { name: `Amount for ${number}` });

const CHECK: FilePayment = {
  reference: "77120",
  method: "check",
  paid_on: DAY,
  rows: [
    ["INV-1001", 120_000],
    ["INV-9999", 20_000],
    ["INV-1002", 100_000],
  ],
};

describe("importing a remittance", () => {
  it("records one payment after the other, says first what doesn't match, and then what was recorded", async () => {
    await imported(CHECK, { reference: "ACH 9", method: "ach", paid_on: DAY, rows: [["INV-1003", 198_500]] });

    const first = await step("Payment 1 of 2");
    expect(first).toHaveTextContent("Check 77120 from Great Lakes Logistics, $2,400.00");
    const wrong = within(first).getByRole("list", { name: "1 row doesn't match" });
    expect(
      within(wrong)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent.trim()),
    ).toEqual(["Row 3 · INV-9999$200.00No invoice or invoiced load has the number INV-9999."]);
    expect(first).toHaveTextContent("Columns that are not used: Terms");
    for (const number of ["INV-1001", "INV-1002"])
      expect(within(first).getByRole("checkbox", { name: number })).toBeChecked();
    expect(amountOf("INV-1002", first)).toHaveValue("1,000.00");
    expect(first).toHaveTextContent("$1,200.00 owed$1,200.00 in row 2");
    expect(within(first).getByRole("link", { name: "Open INV-1001 in a new tab" })).toHaveAttribute(
      "href",
      `/apps/financial/invoices?invoice=${invoiceOf("INV-1001").id}`,
    );
    expect(first).toHaveTextContent("$200.00 stays unapplied");
    await expectAccessible();
    await press("Record payment", first);

    const second = await step("Payment 2 of 2");
    expect(paymentOf("77120")).toMatchObject({ amount_cents: 240_000, unapplied_cents: 20_000 });
    expect(second).toHaveTextContent("ACH ACH 9 from Prairie Foods");
    expect(within(second).queryByText(/match$/)).not.toBeInTheDocument();
    await press("Record payment", second);

    const recorded = await screen.findByRole("list", { name: "Recorded payments" });
    expect(screen.getByText("2 payments recorded.")).toBeInTheDocument();
    expect(within(recorded).getByRole("link", { name: "77120" })).toHaveAttribute(
      "href",
      `${PATH}?payment=${paymentOf("77120").id}`,
    );
    expect(recorded).toHaveTextContent("$200.00 unapplied");
    expect(await bodies()).toEqual([
      {
        customer_id: invoiceOf("INV-1001").customer.id,
        method: "check",
        reference: "77120",
        received_on: DAY,
        amount_cents: 240_000,
        applications: [
          { invoice_id: invoiceOf("INV-1001").id, amount_cents: 120_000 },
          { invoice_id: invoiceOf("INV-1002").id, amount_cents: 100_000 },
        ],
      },
      {
        customer_id: invoiceOf("INV-1003").customer.id,
        method: "ach",
        reference: "ACH 9",
        received_on: DAY,
        amount_cents: 198_500,
        applications: [{ invoice_id: invoiceOf("INV-1003").id, amount_cents: 198_500 }],
      },
    ]);
    const keys = sent("POST", /\/api\/payments$/).map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(2);
  });

  it("matches again after each payment, for the next one may name an invoice that is settled by then", async () => {
    await imported(
      { ...CHECK, rows: [["INV-1001", 120_000]] },
      { ...CHECK, reference: "77121", rows: [["INV-1001", 120_000]] },
    );
    await press("Record payment", await step("Payment 1 of 2"));
    const second = await step("Payment 2 of 2");
    expect(second).toHaveTextContent("Nothing is owed on INV-1001.");
    expect(await within(second).findByRole("checkbox", { name: "INV-1002" })).not.toBeChecked();
    expect(within(second).queryByRole("checkbox", { name: "INV-1001" })).not.toBeInTheDocument();
    const matches = sent("POST", /\/remittance$/);
    expect(await Promise.all(matches.map(({ body }) => body()))).toEqual([
      { receipt: "receipt of remittance" },
      { receipt: "receipt of remittance" },
    ]);
  });

  it("asks for what the file doesn't say", async () => {
    await imported({ rows: [["INV-9999", 20_000]] });
    const form = await step("Payment 1 of 1");
    expect(form).toHaveTextContent("No check or trace number from a customer that the file doesn't name, $200.00");
    await press("Record payment", form);
    for (const words of [
      "Choose the customer",
      "Choose how it was paid",
      "Enter the check or trace number",
      "Enter the day it was received",
    ])
      expect(await within(form).findByText(words)).toBeInTheDocument();
    expect(sent("POST", /\/api\/payments$/)).toEqual([]);
    await choose("Customer", /Great Lakes/, { inside: form, typing: "great" });
    await choose("Method", "Wire", { inside: form });
    await fill("Check or trace number", "W-1", { inside: form });
    await fill("Received", DAY, { inside: form });
    await userEvent.click(await within(form).findByRole("checkbox", { name: "INV-1001" }));
    await press("Record payment", form);
    await waitFor(() => expect(invoiceOf("INV-1001").balance_cents).toBe(100_000));
    expect(await bodies()).toMatchObject([{ method: "wire", reference: "W-1", received_on: DAY }]);
  });

  it("takes the discount of an invoice that is paid less just that", async () => {
    const terms = { discount_basis_points: 200, discount_days: 30, discount_cents: 2_400, discount_left_cents: 2_400 };
    Object.assign(invoiceOf("INV-1001"), { ...terms, discount_until: DAY });
    await imported({ ...CHECK, rows: [["INV-1001", 117_600]] });
    const form = await step("Payment 1 of 1");
    expect(await within(form).findByRole("checkbox", { name: "Take the discount on INV-1001" })).toBeChecked();
    expect(amountOf("INV-1001", form)).toHaveValue("1,176.00");
    await press("Record payment", form);
    await waitFor(() => expect(invoiceOf("INV-1001")).toMatchObject({ status: "paid", balance_cents: 0 }));
    expect(await bodies()).toMatchObject([
      { applications: [{ invoice_id: invoiceOf("INV-1001").id, amount_cents: 117_600, discount_cents: 2_400 }] },
    ]);
  });

  it("refuses a day that is still to come", async () => {
    await imported({ ...CHECK, paid_on: dayFromNow(3) });
    const form = await step("Payment 1 of 1");
    await press("Record payment", form);
    expect(await within(form).findByText("Use the day the money arrived, today or before")).toBeInTheDocument();
    expect(sent("POST", /\/api\/payments$/)).toEqual([]);
  });

  it("shows other owed invoices on demand, and takes changed amounts", async () => {
    await imported({ ...CHECK, rows: [["INV-1001", 120_000]] });
    const form = await step("Payment 1 of 1");
    expect(within(form).queryByRole("checkbox", { name: "INV-1002" })).not.toBeInTheDocument();
    expect(within(form).queryByRole("button", { name: "Fill oldest first" })).not.toBeInTheDocument();
    await press("Show the other owed invoice", form);
    await fill("Amount for INV-1001", "700.00", { inside: form });
    await userEvent.click(within(form).getByRole("checkbox", { name: "INV-1002" }));
    expect(amountOf("INV-1002", form)).toHaveValue("500.00");
    await press("Record payment", form);
    await waitFor(() => expect(invoiceOf("INV-1001").balance_cents).toBe(50_000));
    expect(invoiceOf("INV-1002").balance_cents).toBe(195_000);
  });

  it("records a payment that is there already only if the person insists, and skips it otherwise", async () => {
    await imported({ ...CHECK, reference: "10442", rows: [["INV-1001", 120_000]] });
    const form = await step("Payment 1 of 1");
    expect(within(form).getByText("Already recorded")).toBeInTheDocument();
    expect(within(form).getByRole("link", { name: "10442" })).toHaveAttribute(
      "href",
      `${PATH}?payment=${paymentOf("10442").id}`,
    );
    await press("Record payment", form);
    expect(await within(form).findByText("Check this to record it a second time, or skip it")).toBeInTheDocument();
    expect(sent("POST", /\/api\/payments$/)).toEqual([]);
    await userEvent.click(within(form).getByRole("checkbox", { name: "Record it again" }));
    await press("Record payment", form);
    await waitFor(() => expect(invoiceOf("INV-1001").balance_cents).toBe(0));
    const [body] = await bodies();
    expect(body).not.toHaveProperty("is_again");
  });

  it("leaves out a payment that is skipped", async () => {
    await imported(CHECK);
    await press("Skip", await step("Payment 1 of 1"));
    expect(await screen.findByText("Nothing was recorded, 1 skipped.")).toBeInTheDocument();
    expect(sent("POST", /\/api\/payments$/)).toEqual([]);
    await press("Import another file");
    expect(await screen.findByRole("button", { name: "Choose file" })).toBeInTheDocument();
  });

  it("keeps the payment when the server refuses it", async () => {
    const message = "October 2026 is closed. Use a day in an open month.";
    use(mock("post", "/api/payments", () => mockProblem(409, { code: "period_closed", message })));
    await imported(CHECK, CHECK);
    const form = await step("Payment 1 of 2");
    await press("Record payment", form);
    expect(await within(form).findByText(message)).toBeInTheDocument();
    expect(amountOf("INV-1002", form)).toHaveValue("1,000.00");
  });

  it("says what a file needs, and why one can't be read; the corrected file can be dropped", async () => {
    const message = "The file is missing these columns: Amount paid.";
    const fields = [{ path: "receipt", message }];
    let isRead = false;
    use(
      mock("post", "/api/payments/remittance", () =>
        isRead
          ? { payments: [{ amount_cents: 20_000, lines: [] }], ignored_columns: [], currency: "USD" }
          : mockProblem(422, { code: "validation_failed", message, fields }),
      ),
    );
    const { dialog } = await imported();
    expect(dialog).toHaveTextContent("A column “Invoice number”. Load numbers, PO numbers and PRO numbers");
    expect(await within(dialog).findByText(message)).toBeInTheDocument();
    await expectAccessible();
    isRead = true;
    const target = within(dialog).getByRole("button", { name: "Choose file" });
    fireEvent.drop(target, { dataTransfer: { types: ["Files"], files: [file()] } });
    expect(await step("Payment 1 of 1")).toBeInTheDocument();
  });

  it("is offered only to those who may write", async () => {
    const at = `${PATH}?add=remittance`;
    await renderPages({ routes: paymentsRoutes, at, sections: ["financial"], permissions: ["payments:read"] });
    await screen.findByRole("row", { name: /10442/ });
    expect(screen.queryByRole("button", { name: "Import remittance" })).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
