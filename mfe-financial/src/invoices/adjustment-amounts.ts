import type { InvoiceAdjustment } from "./invoices.queries";

export type AdjustmentKind = InvoiceAdjustment["kind"];

/** What an adjustment adds to what is owed, in cents; only a debit adds. */
export const addsTo = ({ kind, amount_cents }: Pick<InvoiceAdjustment, "kind" | "amount_cents">): number =>
  kind === "debit" ? amount_cents : -amount_cents;

/** Both usually settle the whole balance. */
const SETTLING: readonly AdjustmentKind[] = ["short_pay", "write_off"];

/** The amount that is proposed for a kind, in cents. */
export const proposedCents = (kind: AdjustmentKind | "", balanceCents: number): number | null =>
  kind !== "" && SETTLING.includes(kind) ? balanceCents : null;
