import type { ChargeView, HistoryEntry, LoadStatus, StopView } from "../src/freight";

/** Plausible loads of a Midwestern carrier. */
export interface SampleLoad {
  id: string;
  number: string;
  status: LoadStatus;
  billing: string;
  timeliness: string;
  customer: string;
  reference: string;
  equipment: string;
  origin: { city: string; state: string };
  destination: { city: string; state: string };
  pickupAt: string;
  pickupZone: string;
  deliveryAt: string;
  deliveryZone: string;
  driver: string | null;
  truck: string | null;
  totalCents: number;
  miles: string;
}

const customers = [
  "Great Lakes Logistics",
  "Prairie Foods",
  "Summit Freight Brokers",
  "Red River Paper",
  "Cascade Building Supply",
  "Bluegrass Beverage",
];
const places = [
  { city: "Joliet", state: "IL", zone: "America/Chicago" },
  { city: "Columbus", state: "OH", zone: "America/New_York" },
  { city: "Dallas", state: "TX", zone: "America/Chicago" },
  { city: "Denver", state: "CO", zone: "America/Denver" },
  { city: "Phoenix", state: "AZ", zone: "America/Phoenix" },
  { city: "Portland", state: "OR", zone: "America/Los_Angeles" },
  { city: "Louisville", state: "KY", zone: "America/New_York" },
] as const;
const statuses = [
  "draft",
  "booked",
  "assigned",
  "dispatched",
  "en_route_pickup",
  "at_pickup",
  "in_transit",
  "at_delivery",
  "delivered",
  "cancelled",
  "tonu",
  "on_hold",
] as const;
const billings = [
  "not_ready",
  "not_ready",
  "docs_pending",
  "ready_for_review",
  "exception",
  "approved",
  "invoiced",
  "paid",
];
const drivers = ["Ray Alvarez", "Tamika Boyd", "Gurpreet Dhillon", "Walt Jensen", null, "Maria Ochoa"];
const equipment = ["dry_van", "reefer", "flatbed", "dry_van", "step_deck"];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

export const loads: SampleLoad[] = Array.from({ length: 40 }, (_, index) => {
  const origin = at(places, index);
  const destination = at(places, index * 3 + 2);
  return {
    id: String(index),
    number: String(104_218 - index),
    status: at(statuses, index),
    billing: at(billings, index),
    timeliness: at(["on_time", "on_time", "at_risk", "late"], index),
    customer: at(customers, index),
    reference: `PO ${70_311 + index * 17}`,
    equipment: at(equipment, index),
    origin,
    destination,
    pickupAt: `2026-11-${String(10 + (index % 18)).padStart(2, "0")}T14:00:00Z`,
    pickupZone: origin.zone,
    deliveryAt: `2026-11-${String(11 + (index % 18)).padStart(2, "0")}T20:30:00Z`,
    deliveryZone: destination.zone,
    driver: at(drivers, index),
    truck: at(drivers, index) === null ? null : String(201 + (index % 25)),
    totalCents: 148_500 + index * 9_725,
    miles: (312.4 + index * 41.3).toFixed(1),
  };
});

export const stops: StopView[] = [
  {
    id: "s1",
    kind: "pickup",
    time_zone: "America/Chicago",
    schedule: "appointment",
    earliest_at: "2026-11-18T14:00:00Z",
    is_appointment_confirmed: true,
    facility: {
      name: "Prairie Foods Joliet",
      address: { line1: "2100 Mound Road", city: "Joliet", state: "IL", postal_code: "60436", country: "US" },
    },
    references: [{ kind: "pickup", value: "88213" }],
    arrived_at: "2026-11-18T13:48:00Z",
    departed_at: "2026-11-18T15:40:00Z",
    timeliness: "on_time",
    dwell_minutes: 112,
    events: [
      { id: "e1", kind: "arrived", occurred_at: "2026-11-18T13:48:00Z", source: "dispatcher", is_estimated: false },
      { id: "e2", kind: "departed", occurred_at: "2026-11-18T15:40:00Z", source: "driver", is_estimated: true },
    ],
  },
  {
    id: "s2",
    kind: "delivery",
    time_zone: "America/New_York",
    schedule: "window",
    earliest_at: "2026-11-19T13:00:00Z",
    latest_at: "2026-11-19T17:00:00Z",
    is_appointment_confirmed: false,
    facility: {
      name: "Buckeye Distribution Center",
      address: { line1: "4450 Groves Road", city: "Columbus", state: "OH", postal_code: "43232", country: "US" },
    },
    references: [{ kind: "delivery", value: "DC-5521" }],
    arrived_at: "2026-11-19T18:05:00Z",
    timeliness: "late",
    instructions: "Check in at gate 3; no overnight parking.",
    events: [{ id: "e3", kind: "arrived", occurred_at: "2026-11-19T18:05:00Z", source: "eld", is_estimated: false }],
  },
  {
    id: "s3",
    kind: "delivery",
    time_zone: "America/New_York",
    schedule: "first_come",
    earliest_at: "2026-11-20T12:00:00Z",
    is_appointment_confirmed: true,
    facility: {
      name: "Three Rivers Grocers",
      address: {
        line1: "90 West Chestnut Street",
        city: "Washington",
        state: "PA",
        postal_code: "15301",
        country: "US",
      },
    },
    references: [],
    timeliness: "on_time",
    events: [],
  },
];

export const charges: ChargeView[] = [
  {
    id: "c1",
    code: "LINE_HAUL",
    basis: "per_mile",
    quantity: "412.000",
    rate: "2.4500",
    amount_cents: 100_940,
    currency: "USD",
    status: "approved",
  },
  {
    id: "c2",
    code: "FUEL",
    basis: "percent",
    quantity: "1.000",
    rate: "18.0000",
    amount_cents: 18_169,
    currency: "USD",
    status: "approved",
  },
  {
    id: "c3",
    code: "DETENTION",
    description: "Columbus, waiting for a door",
    basis: "per_hour",
    quantity: "1.500",
    rate: "60.0000",
    amount_cents: 9_000,
    currency: "USD",
    status: "pending",
  },
];

export const history: HistoryEntry[] = [
  {
    id: "h1",
    occurred_at: "2026-11-19T18:06:00Z",
    actor_name: "Dana Whitfield",
    summary: "Arrived at Buckeye Distribution Center",
    changes: [{ field: "status", from: "In transit", to: "At delivery" }],
  },
  {
    id: "h2",
    occurred_at: "2026-11-17T16:20:00Z",
    actor_name: "Dana Whitfield",
    summary: "Assigned to Ray Alvarez, truck 204",
    changes: [],
  },
];
