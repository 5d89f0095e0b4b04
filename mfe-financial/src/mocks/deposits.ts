import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import type { Table } from "@haul/testing/table";
import { formatDate } from "@haul/ui/format";
import type { Deposit } from "../deposits/deposits.queries";
import type { Payment } from "../payments/payments.queries";
import { allowedWhen, isKept, type Books } from "./payments";

/** What deposits and their payments are kept in. */
export type DepositBooks = Books & { readonly deposits: Table<Deposit> };

/** A deposit that no payment is part of. */
export function aDeposit(changes: Partial<Deposit> = {}): Deposit {
  return {
    id: nextId(),
    deposited_on: dayFromNow(0),
    payment_count: 0,
    amount_cents: 0,
    currency: "USD",
    created_by: "Irene Sokol",
    version: 1,
    created_at: daysFromNow(0),
    updated_at: daysFromNow(0),
    ...changes,
  };
}

/** Takes payments to the bank together; tests begin with it too. */
export function depositAll(
  { payments, deposits }: DepositBooks,
  rows: readonly Payment[],
  facts: Partial<Deposit> = {},
): Deposit {
  const amount_cents = rows.reduce((sum, row) => sum + row.amount_cents, 0);
  const made = deposits.add(aDeposit({ payment_count: rows.length, amount_cents, ...facts }));
  const deposit = { id: made.id, name: formatDate(made.deposited_on) };
  for (const row of rows) payments.change(row.id, { deposit, allowed_actions: allowedWhen({ ...row, deposit }) });
  return made;
}

/** Mocks of the operations on deposits. */
export function depositHandlers(books: DepositBooks): RequestHandler[] {
  const { payments, deposits } = books;
  const within = ({ id }: Deposit) => payments.rows.filter(({ deposit }) => deposit?.id === id);
  return [
    mock("get", "/api/deposits", ({ query }) =>
      deposits.page(
        query,
        ({ voided_at, deposited_on }) =>
          (query.get("is_voided") ?? String(voided_at !== undefined)) === String(voided_at !== undefined) &&
          (query.get("from") ?? deposited_on) <= deposited_on &&
          deposited_on <= (query.get("to") ?? deposited_on),
      ),
    ),
    mock("post", "/api/deposits", ({ body: { payment_ids, ...facts } }) => {
      const rows = payment_ids.flatMap((id) => payments.find(id) ?? []);
      const taken = rows.find(({ deposit }) => deposit !== undefined);
      if (taken) {
        const message = `Payment ${taken.reference} is part of a deposit already. Leave it out.`;
        return mockProblem(409, { code: "payment_deposited", message });
      }
      return rows.every(({ status }) => isKept(status))
        ? depositAll(books, rows, facts)
        : mockProblem(409, { code: "payment_ended" });
    }),
    mock("get", "/api/deposits/{deposit_id}", ({ params }) => {
      const found = deposits.read(params["deposit_id"]);
      if (found instanceof Response) return found;
      return {
        ...found,
        payments: within(found).map(({ id, customer, method, reference, status, amount_cents }) => ({
          ...{ id, customer, method, reference, status, amount_cents },
        })),
      };
    }),
    mock("get", "/api/deposits/{deposit_id}/history", () => ({ items: [] })),
    mock("post", "/api/deposits/{deposit_id}/void", ({ params, body: { version, reason } }) => {
      const found = deposits.find(params["deposit_id"]);
      if (!found) return mockProblem(404);
      const rows = within(found);
      const returned = rows.find(({ status }) => status === "returned");
      if (returned) {
        const message = `The bank took payment ${returned.reference} of this deposit back, so the deposit stays as it is.`;
        return mockProblem(409, { code: "deposit_returned", message });
      }
      const ended = { voided_at: daysFromNow(0), voided_by: "Irene Sokol", void_reason: reason };
      const voided = deposits.change(found.id, { version, ...ended });
      if (voided instanceof Response) return voided;
      for (const row of rows) {
        const { deposit: _, ...free } = row;
        Object.assign(row, { deposit: undefined, allowed_actions: allowedWhen(free) });
      }
      return voided;
    }),
  ];
}
