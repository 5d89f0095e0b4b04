import { formatMoney } from "@haul/ui/format";
import { formatStopTime, labelOf, localZone } from "@haul/ui/freight";
import { QUOTE_KINDS } from "../../../words";
import { freightHolds } from "../../loads/form/load-holds";
import { instantOf, type QuoteValues } from "./quote-form-values";

const inWords = (...parts: readonly (string | false | null | undefined)[]) => parts.filter(Boolean).join(" · ");

const timeWords = (local: string | null) => {
  const instant = local === null ? undefined : instantOf(local);
  return instant && formatStopTime(instant, localZone());
};

/** The loaded miles have a field of their own that is always seen. */
export const detailsHold = (values: QuoteValues) => freightHolds({ ...values, loaded_miles: null });

export function priceHolds({ fuel_program_id, tolls_cents, market_rate, miles_source }: QuoteValues): string {
  return inWords(
    fuel_program_id && "Fuel program",
    tolls_cents !== null && `Tolls ${formatMoney(tolls_cents)}`,
    market_rate !== null && "Market rate",
    miles_source.trim(),
  );
}

/** `usualUntil` is what the form began with, and the hint says it. */
export function termsHold({ valid_until_local, customer_note, terms }: QuoteValues, usualUntil: string | null): string {
  return inWords(
    valid_until_local !== usualUntil && `Valid until ${timeWords(valid_until_local) ?? "–"}`,
    customer_note.trim() && "Message",
    terms.trim() && "Terms",
  );
}

export const termsHint = ({ valid_until_local }: QuoteValues) =>
  inWords(`Valid until ${timeWords(valid_until_local) ?? "–"}`, "message, terms");

export function requestHolds({ kind, requested_local, target_transit_hours, terminal_id, notes }: QuoteValues): string {
  return inWords(
    kind !== "SPOT" && labelOf(QUOTE_KINDS, kind),
    terminal_id?.label,
    requested_local && `Requested ${timeWords(requested_local)}`,
    target_transit_hours !== null && `${target_transit_hours} hours`,
    notes.trim() && "For dispatch",
  );
}
