import { formatMiles, formatMoney } from "@haul/ui/format";
import type { Leg } from "../loads.queries";

/** What is agreed on a leg beside its crew, as the form keeps it. */
export interface LegTerms {
  miles: number | null;
  pay_override_cents: number | null;
  pay_note: string;
}

/** Computed miles stay computed until a person enters others. */
export function termsOf(leg: Leg | undefined): LegTerms {
  const isEntered = leg?.miles_source === "typed" && leg.miles !== undefined;
  return {
    miles: isEntered ? Number(leg.miles) : null,
    pay_override_cents: leg?.pay_override_cents ?? null,
    pay_note: leg?.pay_note ?? "",
  };
}

/** Only what was changed is sent: another driver does not keep what was agreed with the one before. */
export function changedTerms({ miles, pay_override_cents, pay_note }: LegTerms, leg: Leg | undefined) {
  const before = termsOf(leg);
  const note = pay_note.trim();
  return {
    ...(miles === before.miles ? {} : { miles: miles === null ? null : miles.toFixed(1) }),
    ...(pay_override_cents === before.pay_override_cents ? {} : { pay_override_cents }),
    ...(note === before.pay_note ? {} : { pay_note: note === "" ? null : note }),
  };
}

/** What the folded section holds, in a few words. */
export function termsHold({ miles, pay_override_cents, pay_note }: LegTerms): string {
  return [
    miles !== null && formatMiles(miles),
    pay_override_cents !== null && formatMoney(pay_override_cents),
    pay_note.trim(),
  ]
    .filter(Boolean)
    .join(" · ");
}
