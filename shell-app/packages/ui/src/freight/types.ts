/** Those parts of the API's answers that the components here show. */
import type { components } from "@haul/api";

type Schemas = components["schemas"];

export type Address = Pick<Schemas["Address"], "line1" | "line2" | "city" | "state" | "postal_code">;

export type ChargeView = Pick<
  Schemas["Charge"],
  | "id"
  | "code"
  | "description"
  | "basis"
  | "quantity"
  | "rate"
  | "amount_cents"
  | "currency"
  | "status"
  | "review_reason"
>;

export type StopEventView = Pick<
  Schemas["StopEvent"],
  | "id"
  | "kind"
  | "occurred_at"
  | "source"
  | "is_estimated"
  | "doubt"
  | "confirmed_at"
  | "confirmed_by"
  | "note"
  | "voided_at"
>;

export type StopView = Pick<
  Schemas["Stop"],
  | "id"
  | "kind"
  | "time_zone"
  | "schedule"
  | "earliest_at"
  | "latest_at"
  | "is_appointment_confirmed"
  | "references"
  | "instructions"
  | "eta_at"
  | "arrived_at"
  | "departed_at"
  | "timeliness"
  | "dwell_minutes"
> & {
  /** A quote has none: nothing has happened at its stops. */
  is_departure_unconfirmed?: boolean | undefined;
  facility: Pick<Schemas["Stop"]["facility"], "name" | "address">;
  events: readonly StopEventView[];
};

export type HistoryEntry = Pick<
  Schemas["LoadHistoryItem"],
  "id" | "occurred_at" | "actor_name" | "summary" | "changes"
>;
