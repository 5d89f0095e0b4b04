import { formatMoney } from "@haul/ui/format";
import type { Invoice } from "../invoices/invoices.queries";
import type { ApplicationInput } from "./payments.queries";

/** What a form holds of the invoices that a payment pays, by their ids; amounts in whole cents. */
export type ShareValues = {
  chosen: Record<string, boolean>;
  /** Null while it is empty or no amount. */
  amounts: Record<string, number | null>;
  /** The customer takes the discount for paying early. */
  discounts: Record<string, boolean>;
};

/** An owed invoice, as far as a payment is concerned. */
export type Owed = Pick<Invoice, "id" | "number" | "balance_cents" | "currency"> &
  Partial<Pick<Invoice, "due_on" | "is_overdue" | "discount_until" | "discount_left_cents">>;

/** One object for all forms, since effects compare it. */
export const NO_SHARES: ShareValues = { chosen: {}, amounts: {}, discounts: {} };

/** The path of what is wrong with all of them together; the API's own. */
export const SHARES = "applications";

/** What is applied to these invoices; others were settled meanwhile and no longer count. */
export const appliedCents = ({ chosen, amounts }: ShareValues, invoices: readonly Owed[]): number =>
  invoices.reduce((sum, { id }) => sum + (chosen[id] === true ? (amounts[id] ?? 0) : 0), 0);

/** The discount that a payment received on that day may take, in cents; 0 where it is over, or nothing is left of it. */
export function discountOf(invoice: Owed, receivedOn: string | null): number {
  const { discount_until, discount_left_cents = 0, balance_cents } = invoice;
  const isInTime = receivedOn !== null && discount_until !== undefined && receivedOn <= discount_until;
  return isInTime && discount_left_cents < balance_cents ? discount_left_cents : 0;
}

/** The discount that is taken with a share, in cents. */
const takenOf = (invoice: Owed, { discounts }: ShareValues, receivedOn: string | null): number =>
  discounts[invoice.id] === true ? discountOf(invoice, receivedOn) : 0;

/** What a newly checked invoice gets: as much as is owed and left; null while nothing is left. */
export function proposedShare(balanceCents: number, leftCents: number | null): number | null {
  const share = leftCents === null ? balanceCents : Math.min(balanceCents, leftCents);
  return share > 0 ? share : null;
}

/** Pays the invoices in their order until the money is used up; the first that is due is first. */
export function oldestFirst(invoices: readonly Owed[], cents: number): ShareValues {
  const filled: ShareValues = { chosen: {}, amounts: {}, discounts: {} };
  let left = cents;
  for (const { id, balance_cents } of invoices) {
    const share = Math.min(balance_cents, left);
    if (share <= 0) continue;
    filled.chosen[id] = true;
    filled.amounts[id] = share;
    left -= share;
  }
  return filled;
}

/** What is wrong with them, by path. `available` is null while the payment has no amount. */
export function shareProblems(
  values: ShareValues,
  invoices: readonly Owed[],
  available: number | null,
  receivedOn: string | null,
): Record<string, string> {
  const wrong = invoices.flatMap((invoice): [string, string][] => {
    const { id, balance_cents, currency } = invoice;
    if (values.chosen[id] !== true) return [];
    const cents = values.amounts[id] ?? null;
    if (cents === null || cents <= 0) return [[`amounts.${id}`, "Enter an amount, or uncheck the invoice"]];
    const discount = takenOf(invoice, values, receivedOn);
    const owed = balance_cents - discount;
    const after = discount > 0 ? " after the discount" : "";
    return cents > owed ? [[`amounts.${id}`, `Only ${formatMoney(owed, currency)} is owed${after}`]] : [];
  });
  const isTooMuch = available !== null && appliedCents(values, invoices) > available;
  return {
    ...Object.fromEntries(wrong),
    ...(isTooMuch ? { [SHARES]: `Apply no more than ${formatMoney(available)}.` } : {}),
  };
}

/** What to send. */
export const sharesOf = (
  values: ShareValues,
  invoices: readonly Owed[],
  receivedOn: string | null,
): ApplicationInput[] =>
  invoices.flatMap((invoice) => {
    const amount_cents = values.chosen[invoice.id] === true ? values.amounts[invoice.id] : null;
    if (typeof amount_cents !== "number") return [];
    const discount_cents = takenOf(invoice, values, receivedOn);
    return [{ invoice_id: invoice.id, amount_cents, ...(discount_cents > 0 && { discount_cents }) }];
  });
