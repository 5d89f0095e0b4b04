import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { aLoad, nextId, summaryOf } from "@haul/testing/sample";
import { table } from "@haul/testing/table";
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

/** Loads from booking to delivery; a write makes of one what the test says. */
export function loadHandlers({ loads, verdicts }: World): RequestHandler[] {
  const write = (id: string | undefined, version?: number) => scripted(loads.change(id, { version }));
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
    mock("post", "/api/loads", () => loads.add(made())),
    mock("post", "/api/loads/{load_id}/copy", () => loads.add(made())),
    mock("get", "/api/loads/{load_id}", ({ params }) => loads.read(params["load_id"])),
    mock("get", "/api/loads/{load_id}/history", ({ params }) => {
      const load = loads.find(params["load_id"]);
      if (!load) return mockProblem(404);
      const booked = { id: nextId(), action: "load.created", summary: `Booked load ${load.number}`, changes: [] };
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
