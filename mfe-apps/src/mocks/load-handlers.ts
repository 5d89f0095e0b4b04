import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { aLoad, daysFromNow, nextId, summaryOf } from "@haul/testing/sample";
import { table } from "@haul/testing/table";
import type { LoadGroup } from "../freight/loads/list/load-group";
import type { Load } from "../freight/loads/loads.queries";
import { scripted } from "./script";
import type { World } from "./world";

const STEPS = [
  "/api/loads/{load_id}/assign",
  "/api/loads/{load_id}/unassign",
  "/api/loads/{load_id}/dispatch",
  "/api/loads/{load_id}/acknowledge",
  "/api/loads/{load_id}/start",
  "/api/loads/{load_id}/split",
  "/api/loads/{load_id}/join_legs",
  "/api/loads/{load_id}/book",
  "/api/loads/{load_id}/hold",
  "/api/loads/{load_id}/release",
  "/api/loads/{load_id}/break_down",
  "/api/loads/{load_id}/repair",
  "/api/loads/{load_id}/cancel",
  "/api/loads/{load_id}/tonu",
  "/api/loads/{load_id}/reopen",
  "/api/loads/{load_id}/stops",
  "/api/loads/{load_id}/stops/{stop_id}/remove",
  "/api/loads/{load_id}/stops/reorder",
  "/api/loads/{load_id}/charges",
  "/api/loads/{load_id}/charges/{charge_id}/remove",
] as const;
const CHANGES = [
  "/api/loads/{load_id}",
  "/api/loads/{load_id}/stops/{stop_id}",
  "/api/loads/{load_id}/charges/{charge_id}",
] as const;
const EVENTS = [
  "/api/loads/{load_id}/stops/{stop_id}/events",
  "/api/loads/{load_id}/stops/{stop_id}/events/{stop_event_id}/void",
] as const;

const MOVING: readonly Load["status"][] = [
  "en_route_pickup",
  "at_pickup",
  "loaded",
  "in_transit",
  "at_delivery",
  "breakdown",
];
const OVER: readonly Load["status"][] = ["delivered", "cancelled", "tonu"];

/** Whether a load is in a group, as far as a front-end can tell from the outside. */
const GROUPS: Readonly<Record<LoadGroup, (load: Load) => boolean>> = {
  open: ({ status }) => !OVER.includes(status),
  unassigned: ({ status, legs }) => !OVER.includes(status) && legs.some(({ driver }) => driver === undefined),
  today: ({ status, stops }) =>
    !OVER.includes(status) &&
    stops.some(({ departed_at, earliest_at }) => !departed_at && earliest_at < daysFromNow(1)),
  moving: ({ status }) => MOVING.includes(status),
  delivered: ({ status }) => status === "delivered",
  history: ({ status }) => OVER.includes(status),
  all: () => true,
};
const isGroup = (name: string): name is LoadGroup => name in GROUPS;

/** Loads from booking to delivery; a write makes of one what the test says. */
export function loadHandlers({ loads, verdicts }: World): RequestHandler[] {
  const write = (id: string | undefined, version?: number) => scripted(loads.change(id, { version }));
  const isIn = (group: string, id: string) => {
    const load = loads.find(id);
    return load !== undefined && (!isGroup(group) || GROUPS[group](load));
  };
  const made = () => aLoad({ number: String(104_300 + loads.rows.length) });
  return [
    mock("get", "/api/loads", ({ query }) => {
      const among = (name: string, value: string) => (query.get(name) ?? value).split(",").includes(value);
      const rows = table(loads.rows.map(summaryOf), (row) => [
        row.number,
        row.customer.name,
        row.customer_reference,
        row.origin.city,
        row.destination.city,
        row.driver?.name,
        row.truck?.name,
      ]);
      return rows.page(
        query,
        (row) =>
          isIn(query.get("group") ?? "all", row.id) &&
          among("status", row.status) &&
          among("timeliness", row.timeliness) &&
          among("billing_status", row.billing_status) &&
          among("equipment", row.equipment) &&
          among("customer_id", row.customer.id) &&
          (query.get("tag") === null || row.tags.some(({ id }) => query.get("tag") === id)) &&
          among("driver_id", row.driver?.id ?? "") &&
          among("truck_id", row.truck?.id ?? "") &&
          among("origin_state", row.origin.state) &&
          among("destination_state", row.destination.state) &&
          (query.get("is_unassigned") !== "true" || row.driver === undefined),
      );
    }),
    mock("get", "/api/load_figures", () => ({
      week_starts_on: "2026-11-16",
      booked_this_week: 4,
      unassigned: 1,
      in_transit: 2,
      at_risk: 3,
      delivered_without_pod: 1,
      ready_to_bill: 0,
    })),
    mock("get", "/api/load_counts", () => {
      const count = (group: LoadGroup) => loads.rows.filter(GROUPS[group]).length;
      return {
        open: count("open"),
        unassigned: count("unassigned"),
        today: count("today"),
        moving: count("moving"),
        delivered: count("delivered"),
      };
    }),
    mock("post", "/api/loads", () => loads.add(made())),
    mock("post", "/api/loads/{load_id}/copy", () => loads.add(made())),
    mock("get", "/api/loads/{load_id}", ({ params }) => loads.read(params["load_id"])),
    mock("get", "/api/loads/{load_id}/history", ({ params }) => {
      const load = loads.find(params["load_id"]);
      if (!load) return mockProblem(404);
      const booked = { id: nextId(), action: "load.created", summary: `Created load ${load.number}`, changes: [] };
      return { items: [{ ...booked, occurred_at: load.created_at, actor_name: "Dana Whitfield" }] };
    }),
    mock("get", "/api/loads/{load_id}/assignment_check", ({ query }) => ({
      verdicts: verdicts.get(query.get("driver_id")) ?? [],
    })),
    ...STEPS.map((path) => mock("post", path, ({ params, body }) => write(params["load_id"], body.version))),
    ...CHANGES.map((path) => mock("patch", path, ({ params, body }) => write(params["load_id"], body.version))),
    ...EVENTS.map((path) => mock("post", path, ({ params }) => write(params["load_id"]))),
  ];
}
