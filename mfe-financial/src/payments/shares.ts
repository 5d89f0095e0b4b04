import { formatMoney } from "@haul/ui/format";
import type { Invoice } from "../invoices/invoices.queries";
import type { ApplicationInput } from "./payments.queries";

/** What a form holds of the invoices that a payment pays, by their ids; amounts in whole cents. */
export type ShareValues = {
  chosen: Record<string, boolean>;
  /** Null while it is empty or no amount. */
  amounts: Record<string, number | null>;
};

/** An owed invoice, as far as a payment is concerned. */
export type Owed = Pick<Invoice, "id" | "number" | "balance_cents" | "currency"> &
  Partial<Pick<Invoice, "due_on" | "is_overdue">>;

/** One object for all forms, since effects compare it. */
export const NO_SHARES: ShareValues = { chosen: {}, amounts: {} };

/** The path of what is wrong with all of them together; the API's own. */
export const SHARES = "applications";

/** What is applied to these invoices; others were settled meanwhile and no longer count. */
export const appliedCents = ({ chosen, amounts }: ShareValues, invoices: readonly Owed[]): number =>
  invoices.reduce((sum, { id }) => sum + (chosen[id] === true ? (amounts[id] ?? 0) : 0), 0);

/** What a newly checked invoice gets: as much as is owed and left; null while nothing is left. */
export function proposedShare(balanceCents: number, leftCents: number | null): number | null {
  const share = leftCents === null ? balanceCents : Math.min(balanceCents, leftCents);
  return share > 0 ? share : null;
}

/** Pays the invoices in their order until the money is used up; the first that is due is first. */
export function oldestFirst(invoices: readonly Owed[], cents: number): ShareValues {
  const filled: ShareValues = { chosen: {}, amounts: {} };
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
): Record<string, string> {
  const wrong = invoices.flatMap(({ id, balance_cents, currency }): [string, string][] => {
    if (values.chosen[id] !== true) return [];
    const cents = values.amounts[id] ?? null;
    if (cents === null || cents <= 0) return [[`amounts.${id}`, "Enter an amount, or uncheck the invoice"]];
    return cents > balance_cents ? [[`amounts.${id}`, `Only ${formatMoney(balance_cents, currency)} is owed`]] : [];
  });
  const isTooMuch = available !== null && appliedCents(values, invoices) > available;
  return {
    ...Object.fromEntries(wrong),
    ...(isTooMuch ? { [SHARES]: `Apply no more than ${formatMoney(available)}.` } : {}),
  };
}

/** What to send. */
export const sharesOf = ({ chosen, amounts }: ShareValues, invoices: readonly Owed[]): ApplicationInput[] =>
  invoices.flatMap(({ id }) => {
    const amount_cents = chosen[id] === true ? amounts[id] : null;
    return typeof amount_cents === "number" ? [{ invoice_id: id, amount_cents }] : [];
  });
