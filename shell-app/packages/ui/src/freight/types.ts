/** Shapes of the API, as far as the components here need them. The generated types of `@haul/api` fit them. */

export interface Named {
  id: string;
  name: string;
}

export interface Address {
  line1: string;
  line2?: string | undefined;
  city: string;
  state: string;
  postal_code: string;
}

export interface ChargeView {
  id: string;
  code: string;
  description?: string | undefined;
  basis: string;
  /** Decimal text with up to 3 places. */
  quantity: string;
  /** Decimal text with up to 4 places. */
  rate: string;
  amount_cents: number;
  currency: string;
  status: string;
}

export interface StopEventView {
  id: string;
  kind: string;
  occurred_at: string;
  source: string;
  is_estimated: boolean;
  note?: string | undefined;
  voided_at?: string | undefined;
}

export interface StopView {
  id: string;
  kind: string;
  sequence: number;
  facility: { name: string; address: Address; phone?: string | undefined };
  time_zone: string;
  schedule: string;
  earliest_at: string;
  latest_at?: string | undefined;
  is_appointment_confirmed: boolean;
  is_drop: boolean;
  references: readonly { kind: string; value: string }[];
  instructions?: string | undefined;
  arrived_at?: string | undefined;
  departed_at?: string | undefined;
  timeliness: string;
  dwell_minutes?: number | undefined;
  events: readonly StopEventView[];
}

export interface HistoryEntry {
  id: string;
  occurred_at: string;
  actor_name: string;
  action: string;
  summary: string;
  changes: readonly { field: string; from?: string | undefined; to?: string | undefined }[];
}
