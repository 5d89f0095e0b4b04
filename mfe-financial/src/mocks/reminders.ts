import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { type aCustomer, dayFromNow, daysFromNow } from "@haul/testing/sample";
import type { Invoice } from "../invoices/invoices.queries";
import type { CustomerReminder, Reminder, ReminderSettings } from "../reminders/reminders.queries";
import { anEntry, type Entries } from "./collections";
import { isOwed } from "./invoices";
import type { Books } from "./payments";

type Customer = ReturnType<typeof aCustomer>;
type OpenBooks = Books & { readonly entries: Entries; readonly reminders: ReminderSettings };

/** The schedule of a company that has changed nothing. */
export const usualReminders = (): ReminderSettings => ({
  is_on: false,
  steps: [
    { days_past_due: -3, tone: "friendly" },
    { days_past_due: 1, tone: "friendly" },
    { days_past_due: 15, tone: "past_due" },
    { days_past_due: 30, tone: "past_due" },
    { days_past_due: 45, tone: "final_notice" },
  ],
  is_default: true,
  version: 0,
});

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

const TOMORROW = () => dayFromNow(1);

/** What keeps a customer from getting one, by the server's rules as far as the screens show them. */
function holdOf(own: Entries, email: string | undefined): Pick<Reminder, "hold" | "hold_reason"> {
  const switched = own.find(({ kind }) => kind === "reminders_off" || kind === "reminders_on");
  if (switched?.kind === "reminders_off") {
    return { hold: "opted_out", hold_reason: `Reminders to this customer are turned off: ${switched.note ?? ""}` };
  }
  return email === undefined ? { hold: "no_email", hold_reason: "The customer has no email address." } : {};
}

function reminderOf({ invoices, entries, reminders }: OpenBooks, customer: Customer): Reminder | undefined {
  const on = TOMORROW();
  const reached = (invoice: Invoice) =>
    reminders.steps.findLast(({ days_past_due }) => daysBetween(invoice.due_on, on) >= days_past_due);
  const found = invoices.rows
    .filter((row) => row.customer.id === customer.id && isOwed(row))
    .toSorted((one, other) => one.due_on.localeCompare(other.due_on))
    .flatMap((row) => {
      const step = reached(row);
      if (step === undefined) return [];
      const { id, number, invoiced_on, due_on, balance_cents, disputed_cents } = row;
      const days_past_due = daysBetween(due_on, on);
      const owed_cents = balance_cents - disputed_cents;
      return [{ invoice: { id, name: number }, invoiced_on, due_on, days_past_due, owed_cents, disputed_cents, step }];
    });
  const [first] = found;
  if (first === undefined) return undefined;
  const own = entries.filter(({ customer_id }) => customer_id === customer.id);
  const email = customer.billing_email ?? customer.email;
  return {
    customer: { id: customer.id, name: customer.name },
    goes_on: on,
    tone: first.step.tone,
    ...(email === undefined ? {} : { email }),
    ...holdOf(own, email),
    total_cents: found.reduce((sum, { owed_cents }) => sum + owed_cents, 0),
    invoices: found,
  };
}

/** Mocks of the operations on reminders. */
export function reminderHandlers(books: OpenBooks, customers: readonly Customer[]): RequestHandler[] {
  const { entries, reminders } = books;
  const all = () =>
    customers
      .flatMap((customer) => reminderOf(books, customer) ?? [])
      .toSorted((one, other) => other.total_cents - one.total_cents);
  return [
    mock("get", "/api/reminders", () => {
      const items = all();
      const ready = items.filter(({ hold }) => hold === undefined);
      return {
        is_on: reminders.is_on,
        goes_on: TOMORROW(),
        items,
        total_count: items.length,
        ready_count: ready.length,
        ready_cents: ready.reduce((sum, { total_cents }) => sum + total_cents, 0),
        currency: "USD",
      };
    }),
    mock("get", "/api/reminder_settings", () => reminders),
    mock("put", "/api/reminder_settings", ({ body: { version, ...facts } }) => {
      if (version !== reminders.version) return mockProblem(409, { code: "version_stale" });
      const changed = { is_default: false, version: version + 1, updated_at: daysFromNow(0) };
      return Object.assign(reminders, facts, changed);
    }),
    mock("get", "/api/receivables/{customer_id}/reminder", ({ params }): CustomerReminder => {
      const own = entries.filter(({ customer_id }) => customer_id === params["customer_id"]);
      const switched = own.find(({ kind }) => kind === "reminders_off" || kind === "reminders_on");
      const next = all().find(({ customer }) => customer.id === params["customer_id"]);
      const last = own.find(({ kind }) => kind === "reminder");
      return {
        is_on: reminders.is_on,
        ...(next ? { next } : {}),
        ...(switched?.kind === "reminders_off" ? { opted_out_because: switched.note ?? "" } : {}),
        ...(last ? { last_reminded_on: last.happened_on } : {}),
      };
    }),
    mock("post", "/api/receivables/{customer_id}/send_reminder", ({ params, body }) => {
      const customer = customers.find(({ id }) => id === params["customer_id"]);
      const next = all().find(({ customer: of }) => of.id === params["customer_id"]);
      if (customer === undefined || next === undefined) return mockProblem(409, { code: "reminder_not_due" });
      const sent_to = body.email ?? next.email;
      if (sent_to === undefined) {
        const message = "Enter the customer's email address.";
        return mockProblem(422, { code: "validation_failed", message, fields: [{ path: "email", message }] });
      }
      const entry = anEntry({
        customer_id: customer.id,
        kind: "reminder",
        tone: next.tone,
        owed_cents: next.total_cents,
        mail_status: "queued",
        sent_to,
        ...(body.message === undefined ? {} : { note: body.message }),
      });
      entries.unshift(entry);
      const { customer_id: _, ...shown } = entry;
      return shown;
    }),
  ];
}
