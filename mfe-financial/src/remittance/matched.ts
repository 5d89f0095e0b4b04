import { optionOf } from "@haul/platform";
import type { KnownPayment } from "../payments/payment-values";
import { discountOf, type Owed, type ShareValues } from "../payments/shares";
import type { RemittanceLine, RemittancePayment } from "./remittance.queries";

/** An owed invoice, and what the file says of it. */
export interface NamedInvoice extends Owed {
  /** The sum of its rows, in cents. */
  readonly paid_cents: number;
  readonly rows: readonly number[];
  /** The numbers by which the file calls it, where that is not its own. */
  readonly names: readonly string[];
}

/** A row that can't be applied as the file has it. */
export interface Mismatch {
  readonly row: number;
  readonly number?: string | undefined;
  readonly amount_cents: number;
  readonly problem: string;
  /** The invoice that the file means nevertheless. */
  readonly invoice?: RemittanceLine["invoice"];
}

/** A payment of the file as the form shows it. */
export interface Matched {
  readonly invoices: readonly NamedInvoice[];
  readonly mismatches: readonly Mismatch[];
  readonly known: KnownPayment;
}

/** What a payment of a file comes to. Amounts of the same invoice are added up, and no more than is owed is proposed. */
export function matched(payment: RemittancePayment, currency: string): Matched {
  const byName = namesOf(payment.lines);
  const invoiceOf = (line: RemittanceLine) =>
    line.invoice ?? (line.amount_cents < 0 ? byName.get(keyOf(line)) : undefined);
  const found = new Map<string, NamedInvoice>();
  for (const line of payment.lines) {
    const invoice = invoiceOf(line);
    if (!invoice) continue;
    const before = found.get(invoice.id);
    const names = line.number === undefined || keyOf(line) === keyOf({ number: invoice.name }) ? [] : [line.number];
    found.set(invoice.id, {
      id: invoice.id,
      number: invoice.name,
      currency,
      balance_cents: line.owed_cents ?? before?.balance_cents ?? 0,
      discount_until: line.discount_until ?? before?.discount_until,
      discount_left_cents: line.discount_left_cents ?? before?.discount_left_cents,
      paid_cents: (before?.paid_cents ?? 0) + line.amount_cents,
      rows: [...(before?.rows ?? []), line.row_number],
      names: [...new Set([...(before?.names ?? []), ...names])],
    });
  }
  const owed = [...found.values()].filter(({ balance_cents }) => balance_cents > 0);
  const { customer, method, reference, paid_on, amount_cents, recorded } = payment;
  return {
    invoices: owed,
    mismatches: payment.lines.flatMap((line) => mismatchOf(line, invoiceOf(line)) ?? []),
    known: {
      customer: optionOf(customer),
      method,
      reference,
      received_on: paid_on,
      amount_cents: amount_cents > 0 ? amount_cents : undefined,
      shares: sharesOf(owed, paid_on ?? null),
      recorded,
    },
  };
}

/** As the server compares numbers. */
const keyOf = ({ number = "" }: Pick<RemittanceLine, "number">) =>
  number.trim().replace(/^#+/, "").trim().toLowerCase();

/** The invoice that a number of the file means. A deduction names none itself. */
function namesOf(lines: readonly RemittanceLine[]): Map<string, NonNullable<RemittanceLine["invoice"]>> {
  return new Map(
    lines.flatMap((line) => (line.invoice && line.number !== undefined ? [[keyOf(line), line.invoice]] : [])),
  );
}

function mismatchOf(line: RemittanceLine, invoice: RemittanceLine["invoice"]): Mismatch | null {
  const { row_number, number, amount_cents, problem } = line;
  if (problem === undefined) return null;
  const taken = amount_cents < 0 && invoice ? ` It reduces what is applied to ${invoice.name} below.` : "";
  return { row: row_number, number, amount_cents, problem: `${problem}${taken}`, invoice };
}

/** What the file pays. Where that is what is owed less the discount, and in time, the discount is taken. */
function sharesOf(invoices: readonly NamedInvoice[], paidOn: string | null): ShareValues {
  const shares: ShareValues = { chosen: {}, amounts: {}, discounts: {} };
  for (const invoice of invoices) {
    const { id, paid_cents, balance_cents } = invoice;
    const share = Math.min(paid_cents, balance_cents);
    if (share <= 0) continue;
    shares.chosen[id] = true;
    shares.amounts[id] = share;
    const discount = discountOf(invoice, paidOn);
    if (discount > 0 && share === balance_cents - discount) shares.discounts[id] = true;
  }
  return shares;
}

/** "row 2", "rows 2, 5 and 7". */
export function rowWords(rows: readonly number[]): string {
  const list = new Intl.ListFormat("en-US", { type: "conjunction" }).format(rows.map(String));
  return `${rows.length === 1 ? "row" : "rows"} ${list}`;
}
