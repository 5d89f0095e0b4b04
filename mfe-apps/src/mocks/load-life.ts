import type { LegAction, Load } from "../freight/loads/loads.queries";

type Action = Load["allowed_actions"][number];

const CHANGES: readonly Action[] = ["edit", "edit_stops", "edit_charges", "split", "copy"];
const BEFORE_FREIGHT: readonly Action[] = [...CHANGES, "assign", "hold", "cancel", "tonu"];
const WITH_FREIGHT: readonly Action[] = [...CHANGES, "assign", "record_event", "hold"];

const ACTIONS: Readonly<Record<Load["status"], readonly Action[]>> = {
  draft: [...CHANGES, "book", "cancel"],
  booked: BEFORE_FREIGHT,
  assigned: [...BEFORE_FREIGHT, "unassign", "dispatch", "start", "record_event"],
  dispatched: [...BEFORE_FREIGHT, "unassign", "start", "record_event"],
  en_route_pickup: [...BEFORE_FREIGHT, "unassign", "record_event"],
  at_pickup: [...BEFORE_FREIGHT, "record_event"],
  loaded: WITH_FREIGHT,
  in_transit: WITH_FREIGHT,
  at_delivery: WITH_FREIGHT,
  delivered: ["edit", "edit_charges", "record_event", "copy"],
  cancelled: ["reopen", "copy"],
  tonu: ["edit_charges", "reopen", "copy"],
  on_hold: [...CHANGES, "release", "cancel", "tonu"],
};

/** What a leg by itself lets one do. */
function legActions(load: Load, leg: Load["legs"][number], index: number): LegAction[] {
  if (DECIDED.includes(load.status) || load.status === "delivered") return [];
  const isBound = leg.driver !== undefined && leg.truck !== undefined;
  const isAway = load.stops.find(({ id }) => id === leg.from_stop_id)?.departed_at !== undefined;
  const isSet = leg.started_at !== undefined || isAway;
  const rules: readonly (readonly [LegAction, boolean])[] = [
    ["assign", true],
    ["unassign", isBound && !isAway],
    ["dispatch", isBound && !isSet && (leg.dispatched_at === undefined || leg.acknowledgement === "declined")],
    ["acknowledge", isBound && !isSet && leg.dispatched_at !== undefined],
    ["start", isBound && !isSet],
    ["join", index + 1 < load.legs.length],
  ];
  return rules.filter(([, isAllowed]) => isAllowed).map(([action]) => action);
}

/** What people decided; the stops do not change it. */
const DECIDED: readonly Load["status"][] = ["draft", "cancelled", "tonu", "on_hold"];

/** Brings status, actions, total and blockers of a load into line with its facts, roughly as the server does. */
export function settle(load: Load): Load {
  if (!DECIDED.includes(load.status)) load.status = progress(load);
  load.allowed_actions = [...ACTIONS[load.status]];
  load.legs.forEach((leg, index) => (leg.allowed_actions = legActions(load, leg, index)));
  load.total_cents = load.charges.reduce((total, { amount_cents }) => total + amount_cents, 0);
  load.delivered_at = load.status === "delivered" ? load.stops.at(-1)?.departed_at : undefined;
  load.billing_blockers = load.status === "delivered" ? blockers(load) : [];
  const billing = load.billing_blockers.length > 0 ? "docs_pending" : "ready_for_review";
  load.billing_status = load.status === "delivered" ? billing : "not_ready";
  return load;
}

function progress(load: Load): Load["status"] {
  const next = load.stops.find((stop) => !stop.departed_at);
  if (!next) return "delivered";
  const hasFreight = load.stops.some((stop) => stop.kind === "pickup" && stop.departed_at);
  if (next.arrived_at) return next.kind === "delivery" ? "at_delivery" : "at_pickup";
  if (hasFreight) return "in_transit";
  const [leg] = load.legs;
  if (!leg?.driver || !leg.truck) return "booked";
  return leg.started_at ? "en_route_pickup" : leg.dispatched_at ? "dispatched" : "assigned";
}

function blockers(load: Load): Load["billing_blockers"] {
  return [
    ...(load.is_pod_present ? [] : [{ code: "pod_missing", message: "The proof of delivery is missing." }]),
    ...(load.is_rate_confirmation_present
      ? []
      : [{ code: "rate_confirmation_missing", message: "The rate confirmation is missing." }]),
  ];
}
