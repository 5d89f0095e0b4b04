/** Billing, invoices, payments, deposits, receivables, the ledger and vendors. */
import { firstOpened, once, pathOf, press, pressFirst, rowOf, selectTwo } from "./hands.mjs";

const TO_BILL = "/apps/financial/ready-to-bill";
const VENDORS = "/apps/financial/vendors";
const INVOICES = "/apps/financial/invoices";
const PAYMENTS = "/apps/financial/payments";
const DEPOSITS = `${PAYMENTS}?tab=deposits`;
const RECEIVABLES = "/apps/financial/receivables";
const REMINDERS = `${RECEIVABLES}?tab=reminders`;
const LEDGER = "/apps/financial/ledger";
const CLOSE = "/apps/financial/close";
const READY = `${TO_BILL}?is_ready=true`;
const billed = (fits) =>
  once(async (page) => `${TO_BILL}?load=${(await rowOf(page, READY, /\/api\/ready_to_bill\?.*true/, fits)).load_id}`);
const bill = billed();
const doubtful = billed(({ pending_cents, rate_difference_cents }) => pending_cents > 0 || rate_difference_cents);
/** An invoice as the address of its drawer, by its status. */
const invoiced = (status) =>
  once(
    async (page) =>
      `${INVOICES}?invoice=${(await rowOf(page, `${INVOICES}?status=${status}`, /\/api\/invoices\?.*status/)).id}`,
  );
const [drafted, posted, sent, paid, writtenOff] = ["draft", "posted", "sent", "paid", "written_off"].map(invoiced);
const TO_APPROVE = `${INVOICES}?has_write_off_request=true`;
const toApprove = once(
  async (page) => `${INVOICES}?invoice=${(await rowOf(page, TO_APPROVE, /\/api\/invoices\?.*write_off/)).id}`,
);
/** A payment of which nothing went back, so that the bank may take it back. */
const payment = once(async (page) => {
  const whole = (row) => row.refunded_cents === 0;
  return `${PAYMENTS}?payment=${(await rowOf(page, PAYMENTS, /\/api\/payments\?/, whole)).id}`;
});
/** A payment of which something is left, and something went back. */
const refunded = once(async (page) => {
  const left = (row) => row.unapplied_cents > 0 && row.refunded_cents > 0;
  return `${PAYMENTS}?payment=${(await rowOf(page, `${PAYMENTS}?status=unapplied`, /\/api\/payments\?.*status/, left)).id}`;
});
const [deposit, receivable] = [DEPOSITS, RECEIVABLES].map(firstOpened);
/** The vendor that still owes its W-9. */
const vendor = once(async (page) => {
  await page.goto(VENDORS);
  await page.getByText("Doyle Towing").first().click();
  await page.waitForURL(({ searchParams }) => searchParams.has("vendor"));
  return pathOf(page.url());
});

/** Presses what opens a dialog whose code is loaded only then. */
const opened =
  (name, ...names) =>
  async (page) => {
    await press(...names)(page);
    await page.getByRole("dialog", { name }).waitFor();
  };

export const MONEY = {
  "ready-to-bill": TO_BILL,
  "ready-to-bill-drawer": bill,
  "ready-to-bill-more": { at: bill, open: press("More") },
  "ready-to-bill-packet": { at: bill, open: press("Invoice packet") },
  "ready-to-bill-exception": { at: bill, open: opened(/exception/i, "More", "Flag exception") },
  "ready-to-bill-approve": { at: doubtful, open: opened(/^Approve load/, "Approve") },
  "ready-to-bill-selected": { at: TO_BILL, open: selectTwo },
  "ready-to-bill-approved": `${TO_BILL}?billing_status=approved`,
  "ready-to-bill-invoice": {
    at: `${TO_BILL}?billing_status=approved`,
    open: async (page) => {
      await selectTwo(page);
      await press("Invoice 2 loads")(page);
    },
  },
  invoices: INVOICES,
  "invoices-overdue": `${INVOICES}?is_overdue=true`,
  "invoices-selected": { at: INVOICES, open: selectTwo },
  "invoices-drawer": sent,
  "invoices-draft": drafted,
  "invoices-send": { at: posted, open: opened(/^Send invoice/, "Send") },
  "invoices-void": { at: posted, open: opened(/^Void invoice/, "More", "Void") },
  "invoices-pdf": { at: sent, open: press("PDF") },
  "invoices-adjust": { at: sent, open: opened(/^Adjust/, "More", "Adjust") },
  "invoices-dispute": { at: sent, open: opened(/^Dispute/, "More", "Dispute") },
  "invoices-paid": paid,
  "invoices-written-off": writtenOff,
  "invoices-to-approve": toApprove,
  "invoices-approve": { at: toApprove, open: opened(/^Write off/, "Approve write-off") },
  "invoices-limits": { at: INVOICES, open: opened("Write-off limits", "Write-off limits") },
  payments: PAYMENTS,
  "payments-drawer": payment,
  "payments-record": `${PAYMENTS}?add=payment`,
  "payments-selected": { at: PAYMENTS, open: selectTwo },
  "payments-import": `${PAYMENTS}?add=remittance`,
  "payments-refunded": refunded,
  "payments-refund": { at: refunded, open: opened(/^Refund/, "More", "Refund") },
  "payments-return": { at: payment, open: opened(/^Mark payment/, "More", "Mark as returned") },
  deposits: DEPOSITS,
  "deposits-drawer": deposit,
  "deposits-void": { at: deposit, open: opened(/^Void/, "Void") },
  receivables: RECEIVABLES,
  "receivables-to-call": `${RECEIVABLES}?follow_up_to=today`,
  "receivables-as-of": `${RECEIVABLES}?as_of=2026-10-31`,
  "receivables-drawer": receivable,
  "receivables-log": { at: receivable, open: opened(/log|call/i, "Log a call") },
  "receivables-statement": { at: receivable, open: opened(/^Send a statement/, "More", "Send statement") },
  "receivables-remind": { at: receivable, open: opened(/^Send a reminder/, "More", "Send reminder") },
  "receivables-reminders-off": { at: receivable, open: opened(/^Turn off reminders/, "More", "Turn off reminders") },
  reminders: REMINDERS,
  "reminders-schedule": { at: REMINDERS, open: opened("Reminder schedule", "Edit schedule") },
  ledger: LEDGER,
  "ledger-balance": `${LEDGER}?tab=balance`,
  close: CLOSE,
  "close-month": { at: CLOSE, open: pressFirst(/^Close /) },
  vendors: VENDORS,
  "vendors-drawer": vendor,
  "vendors-edit": { at: vendor, open: press("Edit") },
  "vendors-archive": { at: vendor, open: press("Archive") },
  "vendors-add": `${VENDORS}?add=record`,
};
