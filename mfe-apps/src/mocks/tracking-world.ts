import { instant, nextId } from "@haul/testing/sample";
import { table, type Table } from "@haul/testing/table";
import type { Load, Stop } from "../freight/loads/loads.queries";
import type {
  CheckCall,
  TrackedLoad,
  TrackingException,
  TrackingLink,
  TrackingSettings,
  DriverLink,
} from "../freight/tracking/tracking.queries";

const MINUTE = 60_000;

const ago = (minutes: number) => instant(new Date(Date.now() - minutes * MINUTE));
const ahead = (minutes: number) => ago(-minutes);

/** Where facilities of the small carrier stand, and where trucks are on the way between them. */
const PLACES: Readonly<Record<string, [number, number]>> = {
  Joliet: [41.53, -88.08],
  Columbus: [39.96, -83],
  Dallas: [32.78, -96.8],
  Denver: [39.74, -104.99],
  Memphis: [35.15, -90.05],
  Atlanta: [33.75, -84.39],
};

const ON_THE_WAY = [
  { city: "Lafayette", state: "IN", latitude: 40.42, longitude: -86.88 },
  { city: "Amarillo", state: "TX", latitude: 35.2, longitude: -101.83 },
  { city: "Tupelo", state: "MS", latitude: 34.26, longitude: -88.7 },
];

interface Plan {
  risk: TrackedLoad["risk"];
  risk_reason: string;
  age: number;
  late?: number;
  callDue: number;
}

const PLANS: readonly Plan[] = [
  { risk: "late", risk_reason: "The ETA is 35 minutes after the end of the window.", age: 22, late: 35, callDue: -25 },
  {
    risk: "unknown",
    risk_reason: "The last position is 7 hours old, and nobody has given an ETA.",
    age: 431,
    callDue: -191,
  },
  { risk: "at_risk", risk_reason: "The ETA leaves 20 minutes.", age: 48, late: -20, callDue: 95 },
  { risk: "on_time", risk_reason: "The ETA leaves 2 hours 10 minutes.", age: 6, late: -130, callDue: 180 },
];

export interface TrackingWorld {
  tracked: TrackedLoad[];
  calls: CheckCall[];
  exceptions: Table<TrackingException>;
  links: TrackingLink[];
  driverLinks: DriverLink[];
  settings: TrackingSettings;
}

/** Loads under way in each kind of trouble. */
export function trackingOf(loads: readonly Load[]): TrackingWorld {
  const calls: CheckCall[] = [];
  const tracked = loads.slice(0, PLANS.length).flatMap((load, index) => {
    const plan = PLANS[index];
    if (!plan) return [];
    const row = trackedLoad(load, plan, index);
    if (row.last_check_call) calls.push(row.last_check_call, ...earlier(row, row.last_check_call));
    return [row];
  });
  const exceptions = exceptionsOf(tracked);
  for (const row of tracked)
    row.open_exceptions = exceptions.filter(({ load, state }) => load.id === row.load.id && state !== "resolved");
  return {
    tracked,
    calls,
    exceptions: table(exceptions, ({ load, customer }) => [load.number, customer.name]),
    links: linksOf(),
    driverLinks: [],
    settings: commonSettings(),
  };
}

function trackedLoad(load: Load, plan: Plan, index: number): TrackedLoad {
  const stop = load.stops.find((one) => !one.departed_at) ?? load.stops[0];
  const [leg] = load.legs;
  const place = ON_THE_WAY[index];
  const due = stop?.latest_at ?? stop?.earliest_at;
  const call: CheckCall = {
    id: nextId(),
    load_id: load.id,
    occurred_at: ago(plan.age),
    source: index % 2 === 0 ? "driver" : "broker_portal",
    ...place,
    note: index === 0 ? "Stuck behind an accident on I-65" : undefined,
    logged_by: "Dana Whitfield",
    logged_at: ago(plan.age - 2),
  };
  const isTold = plan.late !== undefined && due !== undefined;
  return {
    load: { id: load.id, number: load.number, status: load.status },
    customer: load.customer,
    customer_reference: load.customer_reference,
    driver: leg?.driver,
    truck: leg?.truck,
    trailer: leg?.trailer,
    equipment: load.equipment,
    temperature_fahrenheit: load.temperature_fahrenheit,
    position: place && {
      at: ago(plan.age),
      age_minutes: plan.age,
      is_stale: plan.age > 300,
      source: call.source,
      ...place,
    },
    next_stop: stop && nextStop(stop),
    eta: isTold
      ? {
          at: instant(new Date(new Date(due).getTime() + (plan.late ?? 0) * MINUTE)),
          basis: index === 0 ? "stated" : "from_position",
          confidence: index === 0 ? "high" : "medium",
          explanation: index === 0 ? "As the driver said." : "212.4 miles at 50 mph, with one 30-minute break.",
          is_past: false,
        }
      : undefined,
    minutes_late: plan.late,
    miles_left: place && "212.4",
    risk: plan.risk,
    risk_reason: plan.risk_reason,
    last_check_call: place && call,
    next_check_call: {
      rule: index === 1 ? "morning" : "under_way",
      due_at: ahead(plan.callDue),
      is_due: plan.callDue < 0,
    },
    open_exceptions: [],
    assessed_at: ago(0),
  };
}

function nextStop(stop: Stop): NonNullable<TrackedLoad["next_stop"]> {
  const { facility, sequence, kind, time_zone, schedule, earliest_at, latest_at, arrived_at } = stop;
  const at = PLACES[facility.address.city];
  return {
    id: stop.id,
    sequence,
    kind,
    facility_id: facility.id,
    facility_name: facility.name,
    city: facility.address.city,
    state: facility.address.state,
    time_zone,
    schedule,
    earliest_at,
    latest_at,
    due_at: latest_at ?? earliest_at,
    arrived_at,
    geofence_radius_m: facility.geofence_radius_m,
    ...(at ? { latitude: at[0], longitude: at[1] } : {}),
  };
}

/** What was said before: where the load started, and one call that was wrong. */
function earlier(row: TrackedLoad, last: CheckCall): CheckCall[] {
  const at = (minutes: number, changes: Partial<CheckCall>): CheckCall => ({
    ...last,
    id: nextId(),
    note: undefined,
    occurred_at: ago(minutes),
    logged_at: ago(minutes - 3),
    ...changes,
  });
  const stop = row.next_stop;
  return [
    at(260, { city: "Gary", state: "IN", latitude: 41.59, longitude: -87.35, eta_at: row.eta?.at, eta_stop: stop }),
    at(300, {
      city: "Gary",
      state: "WV",
      latitude: undefined,
      longitude: undefined,
      voided_at: ago(250),
      voided_by: "Marcus Bell",
      void_reason: "Wrong state",
    }),
  ];
}

function exceptionsOf(tracked: readonly TrackedLoad[]): TrackingException[] {
  const of = (index: number, facts: Pick<TrackingException, "kind" | "detail"> & Partial<TrackingException>) => {
    const row = tracked[index];
    if (!row) return [];
    const exception: TrackingException = {
      id: nextId(),
      state: "open",
      load: row.load,
      customer: row.customer,
      stop: row.next_stop,
      is_automatic: true,
      opened_at: ago(35),
      opened_by: "Haul",
      is_resolved_by_itself: false,
      version: 1,
      ...facts,
    };
    return [exception];
  };
  return [
    ...of(0, { kind: "late_risk", detail: "Expected 35 minutes late at the next stop." }),
    ...of(1, {
      kind: "no_position",
      detail: "Nobody has heard of the truck for 7 hours.",
      state: "acknowledged",
      owner: { id: nextId(), name: "Marcus Bell" },
      acknowledged_by: "Marcus Bell",
      acknowledged_at: ago(20),
    }),
    ...of(2, {
      kind: "breakdown",
      detail: "Flat tire near Tupelo, MS; road service took an hour.",
      state: "resolved",
      is_automatic: false,
      opened_by: "Dana Whitfield",
      opened_at: ago(400),
      reason_code: "mechanical",
      resolved_by: "Dana Whitfield",
      resolved_at: ago(300),
      resolution: "Tire changed",
    }),
  ];
}

const linksOf = (): TrackingLink[] => [
  {
    id: nextId(),
    label: "Priya Nair",
    is_showing_references: true,
    is_showing_documents: false,
    created_at: ago(900),
    created_by: "Dana Whitfield",
    expires_at: ahead(60 * 24 * 9),
    expires_days_after_delivery: 7,
    is_live: true,
    view_count: 3,
    last_viewed_at: ago(15),
  },
];

const commonSettings = (): TrackingSettings => ({
  terms: {
    before_pickup: { is_on: true, minutes: 120 },
    on_arrival: { is_on: false, minutes: 30 },
    loaded: { is_on: true, minutes: 30 },
    under_way: { is_on: true, minutes: 240 },
    morning: { is_on: true, hour: 8 },
    empty: { is_on: true, minutes: 60 },
    at_risk_minutes: 30,
    no_position_minutes: 300,
    temperature_tolerance_fahrenheit: 5,
    average_speed_mph: 50,
    link_days: 7,
  },
  is_default: true,
  version: 0,
});
