import type { ApiData } from "@haul/platform";
import { wallClock } from "@haul/ui/format";
import { dayFromNow, daysFromNow, nextId } from "./ids";
import { aCustomer, aFacility } from "./records";

type Facility = ApiData<"/api/facilities/{facility_id}", "get">;
type Load = ApiData<"/api/loads/{load_id}", "get">;
type LoadSummary = ApiData<"/api/loads", "get">["items"][number];
type Stop = Load["stops"][number];
type Charge = Load["charges"][number];
type LoadDocument = ApiData<"/api/loads/{load_id}/documents", "get">["items"][number];

/** A stop at a facility, on appointment at an instant. */
export function aStop(facility: Facility, earliest_at: string, changes: Partial<Stop> = {}): Stop {
  return {
    id: nextId(),
    sequence: 1,
    kind: "pickup",
    facility: {
      id: facility.id,
      name: facility.name,
      address: facility.address,
      geofence_radius_meters: facility.geofence_radius_meters ?? 500,
    },
    time_zone: facility.time_zone,
    schedule: "appointment",
    earliest_at,
    earliest_local: wallClock(earliest_at, facility.time_zone),
    is_appointment_confirmed: true,
    is_drop: false,
    references: [],
    is_arrival_unconfirmed: false,
    is_departure_unconfirmed: false,
    timeliness: "on_time",
    events: [],
    version: 1,
    ...changes,
  };
}

const AGREED_BY_BOOKING: readonly Charge["code"][] = ["LINE_HAUL", "FUEL"];

/** Line haul and fuel are agreed with the booking, everything else waits for the customer. */
export const aCharge = (changes: Partial<Charge> = {}): Charge => ({
  id: nextId(),
  code: "LINE_HAUL",
  basis: "flat",
  quantity: "1.000",
  rate: "1850.0000",
  follows_miles: false,
  is_from_program: false,
  amount_cents: 185_000,
  currency: "USD",
  status: AGREED_BY_BOOKING.includes(changes.code ?? "LINE_HAUL") ? "approved" : "pending",
  version: 1,
  ...changes,
});

export function aLoad(changes: Partial<Load> = {}): Load {
  const customer = aCustomer();
  const stops = changes.stops ?? [
    aStop(aFacility(), daysFromNow(1)),
    aStop(columbus(), daysFromNow(2), { sequence: 2, kind: "delivery" }),
  ];
  const charges = changes.charges ?? [aCharge()];
  const [first, last] = [stops[0], stops.at(-1)];
  const { total_cents, pending_cents } = { ...sumsOf(charges), ...changes };
  return {
    id: nextId(),
    number: "104218",
    status: "booked",
    billing_status: "not_ready",
    timeliness: "on_time",
    timeliness_reason: "",
    priority: "normal",
    source: "manual",
    customer: { id: customer.id, name: customer.name },
    customer_reference: "PO 70311",
    references: [],
    tags: [],
    load_kind: "full_truckload",
    equipment: "dry_van",
    commodity: "Canned goods",
    weight_pounds: 41_200,
    is_hazmat: false,
    is_team_required: false,
    is_twic_required: false,
    loaded_miles: "352.0",
    stops,
    legs: [
      {
        id: nextId(),
        sequence: 1,
        from_stop_id: first?.id ?? "",
        to_stop_id: last?.id ?? "",
        acknowledgement: "none",
        allowed_actions: [],
        version: 1,
      },
    ],
    charges,
    total_cents,
    pending_cents,
    rate_difference_cents:
      changes.rate_confirmation_cents === undefined ? undefined : total_cents - changes.rate_confirmation_cents,
    currency: "USD",
    is_pod_present: false,
    is_rate_confirmation_present: false,
    billing_blockers: [],
    allowed_actions: [],
    version: 1,
    created_at: daysFromNow(-2),
    updated_at: daysFromNow(-1),
    ...changes,
  };
}

/** What the customer agreed to, and what waits for the customer. */
export function sumsOf(charges: readonly Charge[]): Pick<Load, "total_cents" | "pending_cents"> {
  const sum = (...statuses: Charge["status"][]) =>
    charges.reduce((total, { status, amount_cents }) => total + (statuses.includes(status) ? amount_cents : 0), 0);
  return { total_cents: sum("approved", "billed", "paid"), pending_cents: sum("pending") };
}

const columbus = () =>
  aFacility({
    name: "Columbus Grocery Warehouse",
    address: { line1: "2155 Commerce Drive", city: "Columbus", state: "OH", postal_code: "43207", country: "US" },
    time_zone: "America/New_York",
  });

/** The row that a list shows of a load. */
export function summaryOf(load: Load): LoadSummary {
  const [first, last] = [load.stops[0], load.stops.at(-1)];
  if (!first || !last) throw new Error("A load has stops.");
  const leg = load.legs[0];
  const named = (one: { id: string; name: string } | undefined) => one && { id: one.id, name: one.name };
  return {
    id: load.id,
    number: load.number,
    status: load.status,
    billing_status: load.billing_status,
    timeliness: load.timeliness,
    priority: load.priority,
    source: load.source,
    timeliness_reason: load.timeliness_reason,
    customer: load.customer,
    customer_reference: load.customer_reference,
    equipment: load.equipment,
    origin: placeOf(first),
    destination: placeOf(last),
    stop_count: load.stops.length,
    pickup_at: first.earliest_at,
    delivery_at: last.earliest_at,
    driver: named(leg?.driver),
    truck: leg?.truck,
    trailer: leg?.trailer,
    total_cents: load.total_cents,
    pending_cents: load.pending_cents,
    currency: load.currency,
    loaded_miles: load.loaded_miles,
    tags: load.tags,
    is_pod_present: load.is_pod_present,
    is_rate_confirmation_present: load.is_rate_confirmation_present,
    delivered_at: load.delivered_at,
    version: load.version,
    created_at: load.created_at,
  };
}

const placeOf = ({ facility, time_zone, earliest_at, earliest_local }: Stop): LoadSummary["origin"] => ({
  facility_name: facility.name,
  city: facility.address.city,
  state: facility.address.state,
  time_zone,
  scheduled_at: earliest_at,
  local: earliest_local,
});

export const aDocument = (changes: Partial<LoadDocument> = {}): LoadDocument => ({
  id: nextId(),
  load_id: nextId(),
  kind: "rate_confirmation",
  file_name: `rate-con-${dayFromNow(-2)}.pdf`,
  media_type: "application/pdf",
  byte_size: 184_320,
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  is_superseded: false,
  is_in_invoice_packet: true,
  uploaded_by: "Dana Whitfield",
  created_at: daysFromNow(-1),
  version: 1,
  ...changes,
});
