import type { RequestHandler } from "msw";
import { type aCustomer, dayFromNow, daysFromNow } from "@haul/testing/sample";
import { table } from "@haul/testing/table";
import type { Deposit } from "../deposits/deposits.queries";
import { collectionHandlers, type Entries } from "./collections";
import { depositHandlers } from "./deposits";
import { anInvoice, invoiceHandlers } from "./invoices";
import { ledgerHandlers, linesOfInvoice, linesOfPayment, makePeriods } from "./ledger";
import { aPayment, paymentHandlers } from "./payments";
import { receivableHandlers } from "./receivables";
import { reminderHandlers, usualReminders } from "./reminders";
import { refundHandlers } from "./refunds";
import { type FilePayment, remittanceHandlers } from "./remittance";
import { usualWriteOffs, writeOffHandlers } from "./write-offs";

type Customer = ReturnType<typeof aCustomer>;

/**
 * Invoices of each kind, a payment that pays none of them yet and one that came back, what they posted, and two months.
 * The first customer owes two of the invoices and made both payments, the second owes one. Nothing is deposited, nobody
 * was called, and the remittance that a test uploads is empty.
 */
export function makeMoney(customers: readonly Customer[]) {
  const [first, second] = customers;
  if (!first || !second) throw new Error("Two customers are needed.");
  const named = ({ id, name }: Customer) => ({ customer: { id, name } });
  const invoices = [
    anInvoice({ number: "INV-1004", status: "draft", total_cents: 310_000, ...named(first) }),
    anInvoice({
      number: "INV-1003",
      status: "posted",
      total_cents: 198_500,
      bill_to: "Prairie Foods\n84 Mill Rd\nPeoria, IL 61602",
      email: "payables@prairiefoods.example",
      ...named(second),
    }),
    anInvoice({ number: "INV-1002", sent_to: "ap@greatlakeslogistics.example", ...named(first) }),
    anInvoice({
      number: "INV-1001",
      invoiced_on: dayFromNow(-42),
      due_on: dayFromNow(-12),
      is_overdue: true,
      total_cents: 120_000,
      ...named(first),
    }),
  ];
  const payments = [
    aPayment(named(first)),
    aPayment({
      reference: "8841",
      method: "ach",
      status: "returned",
      received_on: dayFromNow(-20),
      amount_cents: 75_000,
      ended_at: daysFromNow(-18),
      ended_by: "Irene Sokol",
      end_reason: "Account closed",
      ...named(first),
    }),
  ];
  return {
    customers,
    invoices: table(invoices, ({ number, customer }) => [number, customer.name]),
    payments: table(payments, ({ reference, customer }) => [reference, customer.name]),
    deposits: table<Deposit>([], ({ reference }) => [reference ?? ""]),
    entries: [] as Entries,
    file: [] as FilePayment[],
    reminders: usualReminders(),
    writeOffs: usualWriteOffs(),
    lines: [...invoices.slice(1).flatMap(linesOfInvoice), ...payments.slice(0, 1).flatMap(linesOfPayment)],
    periods: makePeriods(),
  };
}

export type Money = ReturnType<typeof makeMoney>;

/** Mocks of the operations on invoices, payments, deposits, receivables, collecting and the ledger. */
export function moneyHandlers({ customers, lines, periods, ...books }: Money): RequestHandler[] {
  const nameOf = (customerId: string) => customers.find(({ id }) => id === customerId)?.name ?? "";
  return [
    ...invoiceHandlers(books.invoices),
    ...writeOffHandlers(books.invoices, books.writeOffs),
    // Before those that take any word for the id of a payment.
    ...remittanceHandlers(books),
    ...paymentHandlers({ ...books, nameOf }),
    ...refundHandlers(books),
    ...depositHandlers(books),
    ...collectionHandlers(books.entries, customers),
    ...reminderHandlers(books, customers),
    ...receivableHandlers(books, customers),
    ...ledgerHandlers(lines, periods),
  ];
}
