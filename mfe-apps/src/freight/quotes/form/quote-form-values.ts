import { optionOf, type FoundRecord } from "@haul/platform";
import { instantsOf, localZone, wallClock } from "@haul/ui/freight";
import { chargeInput, chargeValues, followsMiles, type ChargeValues } from "../../loads/charges/charge-values";
import { emptyFreight, freightInput, freightValues, type FreightValues } from "../../loads/form/load-form-values";
import type { Quote, QuoteInput, QuotePreviewInput } from "../quotes.queries";
import { emptyQuoteStop, plannedStop, quoteStopValues, type QuoteStopValues } from "./quote-stop-values";

export interface QuoteValues extends FreightValues {
  stops: QuoteStopValues[];
  /** Who asks is no customer yet. */
  is_prospect: boolean;
  prospect_name: string;
  kind: QuoteInput["kind"];
  /** In the reader's own zone, as they would say it on the telephone. */
  valid_until_local: string | null;
  /** When the customer asked; empty for now. */
  requested_local: string | null;
  miles_source: string;
  fuel_program_id: string;
  /** Where the quote belongs, and the load booked from it. */
  terminal_id: FoundRecord | null;
  tolls_cents: number | null;
  market_rate: number | null;
  customer_note: string;
  terms: string;
  target_transit_hours: number | null;
}

/** The source of miles that the server estimates from stop to stop; in the form they are left empty. */
export const ESTIMATE = "estimate";

/** Spot quotes hold for 24 to 72 hours. */
const USUAL_HOURS = 48;

export function emptyQuote(now = new Date()): QuoteValues {
  return {
    ...emptyFreight,
    stops: [emptyQuoteStop("pickup"), emptyQuoteStop("delivery")],
    is_prospect: false,
    prospect_name: "",
    kind: "SPOT",
    valid_until_local: onTheHour(new Date(now.getTime() + USUAL_HOURS * 3_600_000)),
    requested_local: null,
    miles_source: "",
    fuel_program_id: "",
    terminal_id: null,
    tolls_cents: null,
    market_rate: null,
    customer_note: "",
    terms: "",
    target_transit_hours: null,
  };
}

/** A quote keeps the miles only: a charge for exactly the loaded ones goes on following them. */
const isByMiles = ({ quantity }: Quote["charges"][number], { loaded_miles = "0" }: Quote) =>
  Number(quantity) === Number(loaded_miles);

export function quoteValues(quote: Quote): QuoteValues {
  const own = quote.charges.filter((charge) => !charge.is_from_program);
  const freight = freightValues(quote);
  const isEstimate = quote.miles_source === ESTIMATE;
  return {
    ...emptyQuote(),
    ...freight,
    loaded_miles: isEstimate ? null : freight.loaded_miles,
    stops: quote.stops.map(quoteStopValues),
    is_prospect: quote.customer === undefined,
    prospect_name: quote.prospect_name ?? "",
    kind: quote.kind,
    valid_until_local: wallClock(quote.valid_until, localZone()),
    requested_local: wallClock(quote.requested_at, localZone()),
    miles_source: isEstimate ? "" : (quote.miles_source ?? ""),
    fuel_program_id: quote.fuel_program_id ?? "",
    terminal_id: optionOf(quote.terminal),
    tolls_cents: quote.tolls_cents ?? null,
    market_rate: quote.market_rate === undefined ? null : Number(quote.market_rate),
    customer_note: quote.customer_note ?? "",
    terms: quote.terms ?? "",
    target_transit_hours: quote.target_transit_hours ?? null,
    charges: own.map((charge) => chargeValues({ ...charge, follows_miles: isByMiles(charge, quote) })),
  };
}

function onTheHour(at: Date): string {
  return `${wallClock(at, localZone()).slice(0, 13)}:00`;
}

/** The instant of a local time of the reader's; the earlier one on the night when the clocks show it twice. */
export function instantOf(local: string): string | undefined {
  return instantsOf(local, localZone())[0]?.toISOString();
}

const rate = (value: number | null) => (value === null ? undefined : value.toFixed(4));

/** Everything that the draft says. */
export function quoteInput(values: QuoteValues, before?: Quote): QuoteInput {
  const { is_prospect, customer_id, prospect_name, valid_until_local, requested_local } = values;
  return {
    ...freightInput({ ...values, stops: values.stops.map(plannedStop) }),
    ...(before?.cargo_value_cents === undefined ? {} : { cargo_value_cents: before.cargo_value_cents }),
    customer_id: is_prospect ? undefined : customer_id?.id,
    prospect_name: is_prospect ? prospect_name.trim() : undefined,
    kind: values.kind,
    valid_until: valid_until_local ? instantOf(valid_until_local) : undefined,
    requested_at: requested_local ? instantOf(requested_local) : undefined,
    miles_source: values.miles_source.trim() || undefined,
    fuel_program_id: values.fuel_program_id || undefined,
    terminal_id: values.terminal_id?.id,
    tolls_cents: values.tolls_cents ?? undefined,
    market_rate: rate(values.market_rate),
    customer_note: values.customer_note.trim() || undefined,
    terms: values.terms.trim() || undefined,
    target_transit_hours: values.target_transit_hours ?? undefined,
  };
}

const RATE = /^-?\d+(\.\d{1,4})?$/;
const QUANTITY = /^\d+(\.\d{1,3})?$/;

/** A charge that can be priced already. */
export function isPriced(charge: ChargeValues): boolean {
  const { basis, quantity, rate } = charge;
  const counts = basis !== "flat" && basis !== "percent" && !followsMiles(charge);
  return RATE.test(rate.trim()) && (!counts || QUANTITY.test(quantity.trim()));
}

/** What the margin panel asks the server while the form is filled in. */
export function previewInput(values: QuoteValues): QuotePreviewInput {
  const miles = (value: number | null) => (value === null ? undefined : value.toFixed(1));
  const places = values.stops.map(({ facility_id }) => facility_id);
  const customer: FoundRecord | null = values.is_prospect ? null : values.customer_id;
  return {
    customer_id: customer?.id,
    loaded_miles: miles(values.loaded_miles),
    facility_ids: places.every((place) => place !== null) ? places.map(({ id }) => id) : [],
    is_hazmat: values.is_hazmat,
    empty_miles: miles(values.empty_miles),
    fuel_program_id: values.fuel_program_id || undefined,
    tolls_cents: values.tolls_cents ?? undefined,
    charges: values.charges.filter(isPriced).map(chargeInput),
  };
}
