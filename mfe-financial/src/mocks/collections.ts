import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { type aCustomer, dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import type { CollectionEntry } from "../collections/collections.queries";
import type { Receivable } from "../receivables/receivables.queries";
import type { Books } from "./payments";

type Customer = ReturnType<typeof aCustomer>;

/** Entries, the latest first, with the customer that each is about. */
export type Entries = (CollectionEntry & { readonly customer_id: string })[];

/** A call of today. */
export function anEntry(changes: Partial<Entries[number]> & { customer_id: string }): Entries[number] {
  return {
    id: nextId(),
    kind: "call",
    happened_on: dayFromNow(0),
    created_by: "Irene Sokol",
    created_at: daysFromNow(0),
    ...changes,
  };
}

type Standing = Pick<
  Receivable,
  | "stage"
  | "last_contact_on"
  | "follow_up_on"
  | "promised_on"
  | "promised_cents"
  | "promise_paid_cents"
  | "is_promise_broken"
>;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** How far collecting is without an agency. */
function stageOf(days: number): Standing["stage"] {
  if (days <= 0) return "current";
  if (days <= 30) return "days_1_to_30";
  if (days <= 60) return "days_31_to_60";
  return days <= 90 ? "days_61_to_90" : "over_90_days";
}

/** What leaves open when to follow up. */
const ABOUT_MAIL: readonly string[] = ["statement", "reminder", "reminders_off", "reminders_on"];

/** Where collecting from a customer stands, by the server's rules. */
export function standingOf(
  { payments, entries }: Books & { readonly entries: Entries },
  customerId: string,
  oldestDueOn: string | undefined,
  asOf: string,
): Standing {
  const own = entries.filter(({ customer_id, happened_on }) => customer_id === customerId && happened_on <= asOf);
  const contacts = own.filter(({ kind }) => ["call", "email", "statement", "reminder"].includes(kind));
  const placed = own.find(({ kind }) => kind === "placed" || kind === "recalled");
  const promise = own.find(({ promised_on }) => promised_on !== undefined);
  const paid = payments.rows
    .filter(({ customer, status }) => customer.id === customerId && (status === "unapplied" || status === "applied"))
    .filter(({ received_on }) => promise !== undefined && received_on >= promise.happened_on && received_on <= asOf)
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return {
    stage:
      placed?.kind === "placed" ? "agency" : stageOf(oldestDueOn === undefined ? 0 : daysBetween(oldestDueOn, asOf)),
    last_contact_on: contacts
      .map(({ happened_on }) => happened_on)
      .toSorted()
      .at(-1),
    follow_up_on: own.find(({ kind }) => !ABOUT_MAIL.includes(kind))?.follow_up_on,
    promised_on: promise?.promised_on,
    promised_cents: promise?.promised_cents,
    promise_paid_cents: promise && paid,
    is_promise_broken: (promise?.promised_on ?? asOf) < asOf && paid < (promise?.promised_cents ?? 0),
  };
}

/** Mocks of the operations on collecting. */
export function collectionHandlers(entries: Entries, customers: readonly Customer[]): RequestHandler[] {
  const shown = ({ customer_id: _, ...entry }: Entries[number]): CollectionEntry => entry;
  const add = (customer_id: string, facts: Partial<Entries[number]>) => {
    const entry = anEntry({ customer_id, ...facts });
    entries.unshift(entry);
    return shown(entry);
  };
  return [
    mock("get", "/api/receivables/{customer_id}/entries", ({ params }) => {
      const items = entries.filter(({ customer_id }) => customer_id === params["customer_id"]).map(shown);
      return { items, total_count: items.length };
    }),
    mock("post", "/api/receivables/{customer_id}/entries", ({ params, body }) => {
      if ((body.promised_on ?? body.happened_on ?? "") < (body.happened_on ?? "")) {
        const message = "Use a day from then on, at most two years ahead.";
        return mockProblem(422, {
          code: "validation_failed",
          message,
          fields: [{ path: "promised_on", message }],
        });
      }
      return add(params["customer_id"] ?? "", body);
    }),
    mock("post", "/api/receivables/{customer_id}/statement", ({ params }) => ({
      url: `/blobs/statement-${params["customer_id"]}`,
      expires_at: daysFromNow(0.01),
    })),
    mock("post", "/api/receivables/{customer_id}/send_statement", ({ params, body }) => {
      const customer = customers.find(({ id }) => id === params["customer_id"]);
      const sent_to = body.email ?? customer?.billing_email ?? customer?.email;
      if (sent_to === undefined) {
        const message = "Enter the customer's email address.";
        return mockProblem(422, { code: "validation_failed", message, fields: [{ path: "email", message }] });
      }
      return add(params["customer_id"] ?? "", {
        kind: "statement",
        mail_status: "queued",
        sent_to,
        ...(body.message === undefined ? {} : { note: body.message }),
      });
    }),
  ];
}
