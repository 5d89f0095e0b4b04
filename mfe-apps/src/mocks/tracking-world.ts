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
  LoadMessage,
} from "../freight/tracking/tracking.queries";

const MINUTE = 60_000;

const ago = (minutes: number) => instant(new Date(Date.now() - minutes * MINUTE));
const ahead = (minutes: number) => ago(-minutes);

/** Where the small carrier's facilities are, and trucks between them. */
const PLACES: Readonly<Record<string, [number, number]>> = {
  Joliet: [41.53, -88.08],
  Columbus: [39.96, -83],
  Dallas: [32.78, -96.8],
  Denver: [39.74, -104.99],
  Memphis: [35.15, -90.05],
  Atlanta: [33.75, -84.39],
};

/** What was reported about a load with a crew. */
interface Heard {
  place: Pick<CheckCall, "city" | "state" | "latitude" | "longitude">;
  age: number;
  late?: number;
  callDue: number;
}

/** Of the first open loads; the others have no crew yet. */
const HEARD: readonly Heard[] = [
  {
    place: { city: "Lafayette", state: "IN", latitude: 40.42, longitude: -86.88 },
    age: 22,
    late: 35,
    callDue: -25,
  },
  { place: { city: "Amarillo", state: "TX", latitude: 35.2, longitude: -101.83 }, age: 431, callDue: -191 },
];

export interface TrackingWorld {
  tracked: TrackedLoad[];
  calls: CheckCall[];
  exceptions: Table<TrackingException>;
  links: TrackingLink[];
  driverLinks: DriverLink[];
  messages: LoadMessage[];
  settings: TrackingSettings;
}

/** The open loads, in each kind of trouble. */
export function trackingOf(loads: readonly Load[]): TrackingWorld {
  const calls: CheckCall[] = [];
  const open = loads.filter(({ status }) => status !== "draft" && status !== "delivered");
  const tracked = open.map((load, index) => {
    const row = trackedLoad(load, HEARD[index]);
    if (row.last_check_call) calls.push(row.last_check_call, ...earlier(row, row.last_check_call));
    return row;
  });
  const exceptions = exceptionsOf(tracked);
  for (const row of tracked)
    row.open_exceptions = exceptions.filter(({ load, status }) => load.id === row.load.id && status !== "resolved");
  return {
    tracked,
    calls,
    exceptions: table(exceptions, ({ load, customer }) => [load.number, customer.name]),
    links: linksOf(),
    driverLinks: [],
    messages: [],
    settings: commonSettings(),
  };
}

function trackedLoad(load: Load, heard: Heard | undefined): TrackedLoad {
  const stop = load.stops.find((one) => !one.departed_at) ?? load.stops[0];
  const [leg] = load.legs;
  return {
    load: { id: load.id, number: load.number, status: load.status },
    customer: load.customer,
    customer_reference: load.customer_reference,
    driver: leg?.driver,
    truck: leg?.truck,
    trailer: leg?.trailer,
    equipment: load.equipment,
    temperature_fahrenheit: load.temperature_fahrenheit,
    next_stop: stop && nextStop(stop),
    timeliness: load.timeliness,
    timeliness_reason: load.timeliness_reason,
    open_exceptions: [],
    assessed_at: ago(0),
    ...(heard && onTheWay(load, stop, heard)),
  };
}

/** Where it is, when it arrives, and when to ask again. */
function onTheWay(load: Load, stop: Stop | undefined, { place, age, late, callDue }: Heard): Partial<TrackedLoad> {
  const due = stop?.latest_at ?? stop?.earliest_at;
  const isTold = late !== undefined && due !== undefined;
  const source = isTold ? "driver" : "broker_portal";
  return {
    position: { at: ago(age), age_minutes: age, is_stale: age > 300, source, ...place },
    eta: isTold
      ? {
          at: instant(new Date(new Date(due).getTime() + late * MINUTE)),
          basis: "stated",
          confidence: "high",
          explanation: "As the driver said.",
          is_past: false,
        }
      : undefined,
    minutes_late: late,
    miles_left: "212.4",
    last_check_call: {
      id: nextId(),
      load_id: load.id,
      occurred_at: ago(age),
      source,
      ...place,
      note: isTold ? "Stuck behind an accident on I-65" : undefined,
      logged_by: "Dana Whitfield",
      logged_at: ago(age - 2),
    },
    next_check_call: {
      rule: isTold ? "under_way" : "morning",
      due_at: ahead(callDue),
      is_due: callDue < 0,
    },
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
    geofence_radius_meters: facility.geofence_radius_meters,
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
      status: "open",
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
      detail: "No position from the truck for 7 hours or more.",
      status: "acknowledged",
      owner: { id: nextId(), name: "Marcus Bell" },
      acknowledged_by: "Marcus Bell",
      acknowledged_at: ago(20),
    }),
    ...of(1, {
      kind: "breakdown",
      detail: "Flat tire near Tucumcari, NM; road service took an hour.",
      status: "resolved",
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
    is_sendable: true,
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
    on_time_grace_minutes: 15,
    at_risk_minutes: 30,
    no_position_minutes: 300,
    temperature_tolerance_fahrenheit: 5,
    average_speed_mph: 50,
    link_days: 7,
  },
  call_templates: [
    { name: "Rolling", note: "Rolling, no problems." },
    { name: "Being loaded", note: "At the dock, being loaded.", stop_kind: "pickup" },
    { name: "Being unloaded", note: "At the dock, being unloaded.", stop_kind: "delivery" },
  ],
  is_default: true,
  version: 0,
});
