import * as z from "zod/mini";
import { QUOTE_KINDS, SCHEDULES } from "../../../words";
import { parseLoadDraft } from "../../loads/form/load-draft";
import { emptyFreight, emptyLoad, type FreightValues } from "../../loads/form/load-form-values";
import { emptyQuote, instantOf, type QuoteValues } from "./quote-form-values";
import type { QuoteStopValues } from "./quote-stop-values";

const oneOf = (values: readonly string[]) => z.string().check(z.refine((value) => values.includes(value)));
const amount = z.nullable(z.number());
const local = z.nullable(z.string());

/** What a quote says beside its freight. */
const ownPart = z.object({
  is_prospect: z.boolean(),
  prospect_name: z.string(),
  kind: oneOf(Object.keys(QUOTE_KINDS)),
  valid_until_local: local,
  requested_local: local,
  miles_source: z.string(),
  fuel_program_id: z.string(),
  terminal_id: z.nullable(z.object({ id: z.string(), label: z.string() })),
  tolls_cents: amount,
  market_rate: amount,
  customer_note: z.string(),
  terms: z.string(),
  target_transit_hours: z.optional(amount),
});

const timings = ["any_time", ...Object.keys(SCHEDULES)];
const stopsPart = z.object({ stops: z.array(z.object({ timing: oneOf(timings), day: local })) });

/** What an earlier visit left in the browser, if the form can still show it. Its freight is a load's. */
export function parseQuoteDraft(stored: unknown): QuoteValues | null {
  const [own, times] = [ownPart.safeParse(stored), stopsPart.safeParse(stored)];
  if (!own.success || !times.success) return null;
  const load = parseLoadDraft({ ...emptyLoad, ...(stored as object) });
  if (!load) return null;
  const stops = load.stops.map((stop, index) => ({ ...stop, ...times.data.stops[index] }) as QuoteStopValues);
  const empty = emptyQuote();
  const values = { ...empty, ...freightOf(load), ...(own.data as Partial<QuoteValues>), stops };
  return hasEnded(values) ? { ...values, valid_until_local: empty.valid_until_local } : values;
}

const freightOf = (load: FreightValues) =>
  Object.fromEntries(Object.keys(emptyFreight).map((name) => [name, load[name]])) as FreightValues;

/** A draft that was left for days offers no price of the past. */
function hasEnded({ valid_until_local }: QuoteValues): boolean {
  const until = valid_until_local === null ? undefined : instantOf(valid_until_local);
  return until !== undefined && Date.parse(until) <= Date.now();
}
