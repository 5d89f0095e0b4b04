import type { RequestHandler } from "msw";
import { mock } from "@haul/api/mocks";
import type { BoardLeg, BoardRow } from "../freight/board/board.queries";
import type { Leg, Load } from "../freight/loads/loads.queries";
import type { World } from "./world";

type Rules = ReturnType<typeof makeRules>;

/** The dispatch board over the world's loads, and the gate's rules. */
export function boardHandlers(world: World): RequestHandler[] {
  const { loads, drivers, trucks, usualTrucks } = world;
  const rules = makeRules();
  const legs = () =>
    loads.rows.filter(({ status }) => status !== "draft").flatMap((load) => load.legs.map((leg) => ({ load, leg })));
  const fits = (text: string | undefined, q: string) => (text ?? "").toLowerCase().includes(q);

  const rowOf = (id: string, isDriver: boolean): BoardRow => {
    const own = legs().filter(({ leg }) => (isDriver ? leg.driver?.id : leg.truck?.id) === id);
    const last = own.at(-1);
    const driver = drivers.find(isDriver ? id : last?.leg.driver?.id);
    const truck = trucks.find(isDriver ? (last?.leg.truck?.id ?? usualTrucks.get(id)) : id);
    const shown = own.map(({ load, leg }) => cardOf(load, leg));
    return {
      id,
      driver: driver && {
        id: driver.id,
        name: driver.full_name,
        phone: driver.phone,
        home_by_on: driver.home_by_on,
        home_note: driver.home_note,
        is_prohibited: driver.paper_warnings.some(({ code }) => code === "driver_prohibited"),
      },
      truck: truck && { id: truck.id, name: truck.unit_number, status: truck.status },
      trailer: last?.leg.trailer,
      legs: shown,
      next_available: shown.at(-1)?.to,
      is_busy: shown.some(({ status }) => status !== "delivered"),
      standing: standingOf(last?.load),
    };
  };
  const standingOf = (load: Load | undefined): BoardRow["standing"] => {
    const row = world.tracking.tracked.find((one) => one.load.id === load?.id);
    if (!load || !row) return undefined;
    const stop = row.next_stop;
    return {
      load: { id: load.id, number: load.number, status: load.status },
      position: row.position,
      next_stop: stop && { ...stop, at: stop.earliest_at },
      next_due_at: stop?.due_at,
      eta_at: row.eta?.at,
      last_call_at: row.last_check_call?.occurred_at,
      next_call_at: row.next_check_call?.due_at,
      is_call_due: row.next_check_call?.is_due ?? false,
    };
  };

  return [
    mock("get", "/api/dispatch_board", ({ query }) => {
      const q = query.get("q")?.toLowerCase() ?? "";
      const isDriver = query.get("rows") !== "trucks";
      const ids = isDriver
        ? drivers.rows.filter(({ full_name }) => fits(full_name, q)).map(({ id }) => id)
        : trucks.rows.filter(({ unit_number }) => fits(unit_number, q)).map(({ id }) => id);
      return {
        from: query.get("from") ?? "2026-11-20",
        days: Number(query.get("days") ?? 7),
        time_zone: "America/Chicago",
        items: ids.map((id) => rowOf(id, isDriver)),
        total_count: ids.length,
      };
    }),
    mock("get", "/api/dispatch_board/unassigned", ({ query }) => {
      const q = query.get("q")?.toLowerCase() ?? "";
      const items = legs()
        .filter(({ leg }) => !leg.driver || !leg.truck || leg.acknowledgement === "declined")
        .filter(({ load }) => fits(load.number, q))
        .map(({ load, leg }) => cardOf(load, leg));
      return { items, total_count: items.length };
    }),
    mock("get", "/api/dispatch_board/unanswered", () => {
      const items = legs()
        .filter(({ leg }) => leg.acknowledgement === "pending" || leg.acknowledgement === "declined")
        .map(({ load, leg }) => cardOf(load, leg));
      return { items, total_count: items.length };
    }),
    mock("get", "/api/dispatch_board/empty_trucks", ({ query }) => {
      const items = trucks.rows
        .map(({ id }) => rowOf(id, false))
        .filter((row) => row.truck?.status === "available" && !row.is_busy);
      return {
        by: query.get("by") ?? "2026-11-21",
        time_zone: "America/Chicago",
        items,
        total_count: items.length,
      };
    }),
    mock("get", "/api/assignment_rules", () => ({ items: rules })),
    mock("patch", "/api/assignment_rules", ({ body }) => {
      for (const change of body.rules)
        for (const rule of rules) if (rule.rule === change.rule) rule.strictness = change.strictness;
      return { items: rules satisfies Rules };
    }),
  ];
}

function makeRules() {
  type Rule = { rule: "license_expired" | "equipment_mismatch" | "customer_credit"; strictness: "warn" | "block" };
  const rule = ({ rule: name, strictness }: Rule, description: string) => ({
    rule: name,
    description,
    strictness,
    default_strictness: strictness,
    is_fixed: false,
  });
  return [
    rule({ rule: "license_expired", strictness: "block" }, "The driver's license expires before the trip ends."),
    rule({ rule: "equipment_mismatch", strictness: "warn" }, "The trailer is not the equipment that the load needs."),
    rule({ rule: "customer_credit", strictness: "warn" }, "The customer is over its credit limit or on credit hold."),
  ];
}

function cardOf(load: Load, leg: Leg): BoardLeg {
  const stop = (id: string) => load.stops.find((one) => one.id === id) ?? load.stops[0];
  const [from, to] = [stop(leg.from_stop_id), stop(leg.to_stop_id)];
  if (!from || !to) throw new Error("A leg has stops.");
  const place = ({ facility, time_zone, earliest_at }: Load["stops"][number]) => ({
    facility_id: facility.id,
    facility_name: facility.name,
    city: facility.address.city,
    state: facility.address.state,
    time_zone,
    at: earliest_at,
  });
  const named = (one: { id: string; name: string } | undefined) => one && { id: one.id, name: one.name };
  return {
    leg_id: leg.id,
    load_id: load.id,
    load_version: load.version,
    number: load.number,
    status: load.status,
    load_status: load.status,
    timeliness: load.timeliness,
    timeliness_reason: load.timeliness_reason,
    customer: load.customer,
    equipment: load.equipment,
    is_hazmat: load.is_hazmat,
    is_team_required: load.is_team_required,
    sequence: leg.sequence,
    leg_count: load.legs.length,
    from: place(from),
    to: place(to),
    starts_at: from.arrived_at ?? from.earliest_at,
    ends_at: to.departed_at ?? to.arrived_at ?? to.earliest_at,
    driver: named(leg.driver),
    co_driver: named(leg.co_driver),
    truck: leg.truck,
    trailer: leg.trailer,
    acknowledgement: leg.acknowledgement,
    dispatched_at: leg.dispatched_at,
    answered_at: leg.answered_at,
    decline_reason: leg.decline_reason,
    answer_note: leg.answer_note,
    link_status: leg.link_status,
    link_problem: leg.link_problem,
    total_cents: load.total_cents,
    currency: load.currency,
    loaded_miles: load.loaded_miles,
    allowed_actions: leg.allowed_actions,
  };
}
