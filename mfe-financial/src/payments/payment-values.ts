import type { ReactNode } from "react";
import * as z from "zod/mini";
import type { FoundRecord } from "@haul/platform";
import { requiredText } from "@haul/ui/forms";
import type { Payment } from "./payments.queries";
import type { Owed, ShareValues } from "./shares";

/** What the form of a payment holds. */
export type PaymentValues = ShareValues & {
  customer_id: FoundRecord | null;
  method: Payment["method"] | "";
  reference: string;
  received_on: string | null;
  amount_cents: number | null;
  note: string;
  /** The person wants another payment with a number that is there already. */
  is_again: boolean;
};

/** What is known of a payment before the form opens; the rest is asked for. */
export interface KnownPayment {
  readonly customer: FoundRecord | null;
  readonly method?: Payment["method"] | undefined;
  readonly reference?: string | undefined;
  readonly received_on?: string | undefined;
  readonly amount_cents?: number | undefined;
  readonly shares?: ShareValues | undefined;
  /** A payment of that customer that has this number. */
  readonly recorded?: { readonly id: string; readonly name: string } | undefined;
}

/** Invoices of the known customer that come before others, such as those that a remittance names. */
export interface FirstInvoices {
  readonly invoices: readonly Owed[];
  readonly about: (invoice: Owed) => ReactNode;
}

/** What a payment needs before it can be recorded. */
export const schema = z.object({
  customer_id: z.nullable(z.object({ id: z.string() })).check(z.refine((it) => it !== null, "Choose the customer")),
  method: requiredText("Choose how it was paid"),
  reference: requiredText("Enter the check or trace number"),
  received_on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the day it was received")),
  amount_cents: z
    .nullable(z.number())
    .check(z.refine((cents) => cents !== null && cents > 0, "Enter the amount that was received")),
});

/** The first ones as they are owed now, then the others. */
export function merged(first: readonly Owed[], owed: readonly Owed[]): readonly Owed[] {
  if (first.length === 0) return owed;
  const ids = new Set(first.map(({ id }) => id));
  return [
    ...first.map((invoice) => owed.find(({ id }) => id === invoice.id) ?? invoice),
    ...owed.filter(({ id }) => !ids.has(id)),
  ];
}
