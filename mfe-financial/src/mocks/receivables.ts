import type { RequestHandler } from "msw";
import { mock } from "@haul/api/mocks";
import { type aCustomer, dayFromNow } from "@haul/testing/sample";
import type { Invoice } from "../invoices/invoices.queries";
import type { Aged, Receivable, ReceivableList } from "../receivables/receivables.queries";
import { type Entries, standingOf } from "./collections";
import { isOwed } from "./invoices";
import type { Books } from "./payments";

type OpenBooks = Books & { readonly entries: Entries };

type Customer = ReturnType<typeof aCustomer>;

/** Days that the days sales outstanding look back. */
const SALES_DAYS = 90;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);

/** What is owed on these invoices, by the days since they were due. */
function agedOf(owed: readonly Invoice[], asOf: string): Aged & { owed_cents: number } {
  const between = (least: number, most: number) => {
    const isInside = ({ due_on }: Invoice) => daysBetween(due_on, asOf) >= least && daysBetween(due_on, asOf) <= most;
    return sum(owed.filter(isInside), ({ balance_cents }) => balance_cents);
  };
  return {
    current_cents: between(-Infinity, 0),
    days_1_to_30_cents: between(1, 30),
    days_31_to_60_cents: between(31, 60),
    days_61_to_90_cents: between(61, 90),
    over_90_days_cents: between(91, Infinity),
    owed_cents: sum(owed, ({ balance_cents }) => balance_cents),
  };
}

/** What a customer owes: invoices of that day with the balances of today, for the mocks keep no earlier ones. */
function receivableOf(books: OpenBooks, customer: Customer, asOf: string): Receivable | undefined {
  const { invoices, payments } = books;
  const issued = invoices.rows.filter((row) => row.customer.id === customer.id && row.invoiced_on <= asOf);
  const owed = issued.filter(isOwed);
  const paid = payments.rows.filter((row) => row.customer.id === customer.id && row.received_on <= asOf);
  const unapplied_cents = sum(paid, (row) => row.unapplied_cents);
  if (owed.length === 0 && unapplied_cents === 0) return undefined;
  const waits = issued.flatMap(({ invoiced_on, payments: parts = [] }) =>
    parts.filter(({ voided_at }) => !voided_at).map(({ applied_on }) => daysBetween(invoiced_on, applied_on)),
  );
  const [oldest] = owed.map(({ due_on }) => due_on).toSorted();
  const { credit_limit_cents, is_on_credit_hold } = customer;
  return {
    customer: { id: customer.id, name: customer.name },
    ...agedOf(owed, asOf),
    ...standingOf(books, customer.id, oldest, asOf),
    disputed_cents: sum(owed, (row) => row.disputed_cents),
    unapplied_cents,
    invoice_count: owed.length,
    ...(oldest === undefined ? {} : { oldest_due_on: oldest }),
    ...(waits.length === 0 ? {} : { average_days_to_pay: Math.trunc(sum(waits, (days) => days) / waits.length) }),
    ...(credit_limit_cents === undefined ? {} : { credit_limit_cents }),
    is_on_credit_hold,
  };
}

/** What customers owe at the end of a day, as the server would say. */
function receivablesOf(books: OpenBooks, customers: readonly Customer[], query: URLSearchParams): ReceivableList {
  const asOf = query.get("as_of") ?? dayFromNow(0);
  const all = customers
    .flatMap((customer) => receivableOf(books, customer, asOf) ?? [])
    .toSorted((one, other) => other.owed_cents - one.owed_cents);
  const owed = books.invoices.rows.filter((row) => isOwed(row) && row.invoiced_on <= asOf);
  const invoiced = books.invoices.rows.filter(
    ({ status, invoiced_on }) =>
      status !== "draft" && status !== "voided" && invoiced_on <= asOf && daysBetween(invoiced_on, asOf) < SALES_DAYS,
  );
  const sales = sum(invoiced, ({ total_cents }) => total_cents);
  const totals = agedOf(owed, asOf);
  const [q, stages, followUpTo] = [query.get("q") ?? "", query.get("stage")?.split(","), query.get("follow_up_to")];
  const items = all.filter(
    ({ customer, stage, follow_up_on, is_promise_broken }) =>
      customer.name.toLowerCase().includes(q.toLowerCase()) &&
      (query.get("customer_id") ?? customer.id) === customer.id &&
      (stages?.includes(stage) ?? true) &&
      (followUpTo === null || (follow_up_on !== undefined && follow_up_on <= followUpTo)) &&
      (query.get("is_promise_broken") !== "true" || is_promise_broken),
  );
  return {
    as_of: asOf,
    items,
    total_count: items.length,
    totals: {
      ...totals,
      unapplied_cents: sum(all, ({ unapplied_cents }) => unapplied_cents),
      follow_up_count: all.filter(({ follow_up_on }) => follow_up_on !== undefined && follow_up_on <= asOf).length,
      broken_promise_count: all.filter(({ is_promise_broken }) => is_promise_broken).length,
      ...(sales === 0 ? {} : { days_sales_outstanding: Math.trunc((totals.owed_cents * SALES_DAYS) / sales) }),
    },
    currency: "USD",
  };
}

/** The mock of the operation on receivables. */
export function receivableHandlers(books: OpenBooks, customers: readonly Customer[]): RequestHandler[] {
  return [mock("get", "/api/receivables", ({ query }) => receivablesOf(books, customers, query))];
}
