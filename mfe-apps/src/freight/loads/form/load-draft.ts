import * as z from "zod/mini";
import { codeOptions, type CodeKind } from "@haul/ui/freight";
import {
  AMBIGUOUS_TIMES,
  LOAD_KINDS,
  LOAD_PRIORITIES,
  SCHEDULES,
  TARPS,
  TEMPERATURE_MODES,
  TRACKING_MILESTONES,
} from "../../../words";
import { emptyLoad, type LoadValues } from "./load-form-values";
import { noOwnTerms } from "./own-terms";

const oneOf = (...values: readonly string[]) => z.string().check(z.refine((value) => values.includes(value)));
const code = (kind: CodeKind) => oneOf(...codeOptions(kind).map(({ value }) => value));
const amount = z.nullable(z.number());
const local = z.nullable(z.string());
const record = z.nullable(z.looseObject({ id: z.string(), label: z.string() }));
const references = z.array(z.object({ kind: code("reference"), value: z.string() }));

/** In the order of an empty stop, for what is empty again is compared with one. */
const stop = z.object({
  id: z.string(),
  kind: code("stop"),
  facility_id: z.nullable(z.looseObject({ id: z.string(), label: z.string(), zone: z.string() })),
  schedule: oneOf(...Object.keys(SCHEDULES)),
  earliest_local: local,
  latest_local: local,
  ambiguous_time: oneOf(...Object.keys(AMBIGUOUS_TIMES)),
  is_appointment_confirmed: z.boolean(),
  is_drop: z.boolean(),
  reference: z.string(),
  more_references: references,
  weight_pounds: amount,
  pieces: amount,
  contact_name: z.string(),
  contact_phone: z.string(),
  instructions: z.string(),
});

const charge = z.object({
  code: code("charge"),
  basis: code("basis"),
  follows_miles: z.boolean(),
  quantity: z.string(),
  rate: z.string(),
  description: z.string(),
  status: oneOf("pending", "approved", "denied"),
  approval_reference: z.string(),
});

/** Everything but the question whether a second load of the same number is meant: the server asks that anew. */
const draft = z.object({
  customer_id: record,
  customer_reference: z.string(),
  po: z.string(),
  bol: z.string(),
  more_references: references,
  broker_name: z.string(),
  broker_phone: z.string(),
  broker_email: z.string(),
  load_kind: oneOf(...Object.keys(LOAD_KINDS)),
  equipment: code("equipment"),
  temperature_fahrenheit: amount,
  temperature_mode: oneOf("", ...Object.keys(TEMPERATURE_MODES)),
  commodity: z.string(),
  weight_pounds: amount,
  pieces: amount,
  pallets: amount,
  is_hazmat: z.boolean(),
  un_number: z.string(),
  hazard_class: z.string(),
  is_team_required: z.boolean(),
  is_twic_required: z.boolean(),
  length_feet: amount,
  tarps: oneOf("", ...Object.keys(TARPS)),
  cargo_value_cents: amount,
  loaded_miles: amount,
  empty_miles: amount,
  notes: z.string(),
  stops: z.array(stop).check(z.minLength(2)),
  charges: z.array(charge).check(z.minLength(1)),
  fuel_program_id: z.string(),
  shipping_name: z.string(),
  packing_group: oneOf("", "I", "II", "III"),
  rate_confirmation_cents: amount,
  seal_number: z.string(),
  priority: oneOf(...Object.keys(LOAD_PRIORITIES)),
  dispatcher_id: record,
  terminal_id: record,
  authority_docket: z.string(),
  customer_terms: z._default(
    z.object({
      customer_id: z.string(),
      reason: z.string(),
      on_time_grace_minutes: amount,
      detention_free_minutes: amount,
      detention_hourly_rate_cents: amount,
      required_references: z.array(code("reference")),
      required_documents: z.array(code("document")),
      tracking_milestones: z.array(oneOf(...Object.keys(TRACKING_MILESTONES))),
    }),
    noOwnTerms,
  ),
  driver_notes: z.string(),
  invoice_notes: z.string(),
  billing_notes: z.string(),
});

/** What an earlier visit left in the browser, if the form can still show it. */
export function parseLoadDraft(stored: unknown): LoadValues | null {
  const { success, data } = draft.safeParse(stored);
  // The schema has checked each code against the ones that the form offers.
  return success ? { ...emptyLoad, ...(data as unknown as LoadValues) } : null;
}
