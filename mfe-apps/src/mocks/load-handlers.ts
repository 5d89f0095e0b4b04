import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { aLoad, daysFromNow, nextId, summaryOf } from "@haul/testing/sample";
import { table } from "@haul/testing/table";
import type { Load, Verdict } from "../freight/loads/loads.queries";
import { chargeOf, stopOf } from "./load-inputs";
import { settle } from "./load-life";
import { partHandlers } from "./load-part-handlers";
import type { World } from "./world";

/** Loads from booking to delivery. What the server would compute is computed roughly; what it would refuse, mostly not. */
export function loadHandlers(world: World): RequestHandler[] {
  const { loads, customers, drivers, trucks, trailers } = world;

  /** Changes one load, or answers as the server does when it is gone or somebody was faster. */
  const change = (loadId: string | undefined, version: number | undefined, work: (load: Load) => void) => {
    const load = loads.find(loadId);
    if (!load) return mockProblem(404, { code: "not_found", message: "There is no such load." });
    if (version !== undefined && version !== load.version)
      return mockProblem(409, { code: "version_stale", message: "Somebody else has changed this load meanwhile." });
    work(load);
    load.version += 1;
    return settle(load);
  };

  /** Who and what would haul it, and what their papers say. */
  const verdictsOn = (ids: Record<"driver_id" | "truck_id", string | null | undefined>): Verdict[] => {
    const crew = [
      ["driver", drivers.find(ids.driver_id)],
      ["truck", trucks.find(ids.truck_id)],
    ] as const;
    return crew.flatMap(([record, row]) =>
      (row?.paper_warnings ?? []).map((warning) => ({
        ...warning,
        subject: record,
        rule: warning.is_blocking ? "medical_expired" : "paper_expiring",
        fact: { record, record_id: row?.id ?? "", field: "medical_expires_on", value: "" },
      })),
    );
  };

  /** The leg that is meant, as the server chooses it. */
  const legOf = (load: Load, legId: string | undefined) => load.legs.find(({ id }) => id === legId) ?? load.legs[0];

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
    mock("post", "/api/loads", ({ body }) => {
      const customer = customers.find(body.customer_id);
      return loads.add(
        settle(
          aLoad({
            number: String(104_300 + loads.rows.length),
            customer: { id: body.customer_id, name: customer?.name ?? "Customer" },
            customer_reference: body.customer_reference,
            references: body.references,
            equipment: body.equipment,
            load_kind: body.load_kind,
            commodity: body.commodity,
            weight_pounds: body.weight_pounds,
            loaded_miles: body.loaded_miles,
            notes: body.notes,
            stops: body.stops.map((stop, index) => stopOf(world, stop, index + 1)),
            charges: body.charges.map((charge) => chargeOf(charge)),
            status: body.is_draft ? "draft" : "booked",
            created_at: daysFromNow(0),
          }),
        ),
      );
    }),
    mock("get", "/api/loads/{load_id}", ({ params }) => loads.read(params["load_id"])),
    mock(
      "patch",
      "/api/loads/{load_id}",
      ({ params, body: { version, customer_id, accepts_duplicate_reference: _, ...facts } }) =>
        change(params["load_id"], version, (load) => {
          const customer = customers.find(customer_id);
          if (customer) load.customer = { id: customer.id, name: customer.name };
          for (const [name, value] of Object.entries<unknown>(facts))
            Object.assign(load, { [name]: value ?? undefined });
        }),
    ),
    mock("post", "/api/loads/{load_id}/copy", ({ params }) => {
      const load = loads.find(params["load_id"]);
      if (!load) return mockProblem(404);
      const { stops, charges, customer, equipment, commodity } = structuredClone(load);
      const fresh = stops.map((stop) => ({
        ...stop,
        id: nextId(),
        arrived_at: undefined,
        departed_at: undefined,
        dwell_minutes: undefined,
        events: [],
      }));
      const number = String(104_300 + loads.rows.length);
      return loads.add(
        settle(aLoad({ number, customer, equipment, commodity, charges, stops: fresh, status: "draft" })),
      );
    }),
    mock("get", "/api/loads/{load_id}/history", ({ params }) => {
      const load = loads.find(params["load_id"]);
      if (!load) return mockProblem(404);
      const booked = { id: nextId(), action: "load.created", summary: `Booked load ${load.number}`, changes: [] };
      return { items: [{ ...booked, occurred_at: load.created_at, actor_name: "Dana Whitfield" }] };
    }),

    mock("get", "/api/loads/{load_id}/assignment_check", ({ query }) => ({
      verdicts: verdictsOn({ driver_id: query.get("driver_id"), truck_id: query.get("truck_id") }),
    })),
    mock("post", "/api/loads/{load_id}/assign", ({ params, body }) => {
      const blocking = verdictsOn({ driver_id: body.driver_id, truck_id: body.truck_id }).filter(
        (one) => one.is_blocking,
      );
      if (blocking.length > 0)
        return mockProblem(422, {
          code: "assignment_blocked",
          message: "This assignment is not allowed.",
          fields: blocking.map(({ subject, message }) => ({ path: `${subject}_id`, message })),
        });
      return change(params["load_id"], body.version, (load) => {
        const leg = legOf(load, body.leg_id);
        if (!leg) return;
        const [driver, co] = [drivers.find(body.driver_id), drivers.find(body.co_driver_id)];
        const [truck, trailer] = [trucks.find(body.truck_id), trailers.find(body.trailer_id)];
        leg.driver = driver && { id: driver.id, name: driver.full_name, phone: driver.phone };
        leg.co_driver = co && { id: co.id, name: co.full_name, phone: co.phone };
        leg.truck = truck && { id: truck.id, name: truck.unit_number };
        leg.trailer = trailer && { id: trailer.id, name: trailer.unit_number };
      });
    }),
    mock("post", "/api/loads/{load_id}/unassign", ({ params, body }) =>
      change(params["load_id"], body.version, (load) => {
        const freed = legOf(load, body.leg_id);
        const nobody = { driver: undefined, co_driver: undefined, truck: undefined, trailer: undefined };
        if (freed) Object.assign(freed, nobody);
      }),
    ),
    mock("post", "/api/loads/{load_id}/dispatch", ({ params, body }) =>
      change(params["load_id"], body.version, (load) => {
        const leg = legOf(load, body.leg_id);
        if (leg) Object.assign(leg, { dispatched_at: daysFromNow(0), acknowledgement: "pending" });
      }),
    ),
    mock("post", "/api/loads/{load_id}/acknowledge", ({ params, body }) =>
      change(params["load_id"], body.version, (load) => {
        const leg = legOf(load, body.leg_id);
        if (leg) leg.acknowledgement = body.is_accepted ? "accepted" : "declined";
      }),
    ),
    mock("post", "/api/loads/{load_id}/start", ({ params, body }) =>
      change(params["load_id"], body.version, (load) => {
        const leg = legOf(load, body.leg_id);
        if (leg) leg.started_at = daysFromNow(0);
      }),
    ),
    mock("post", "/api/loads/{load_id}/split", ({ params, body: { version, relay, stop_id } }) =>
      change(params["load_id"], version, (load) => {
        const at = relay ? load.stops.findIndex(({ id }) => id === relay.after_stop_id) + 1 : -1;
        if (relay)
          load.stops.splice(at, 0, stopOf(world, { ...relay, kind: "relay", schedule: "appointment" }, at + 1));
        const meeting = relay ? load.stops[at]?.id : stop_id;
        const last = load.legs.at(-1);
        if (!last || meeting === undefined) return;
        const to_stop_id = last.to_stop_id;
        last.to_stop_id = meeting;
        const sequence = load.legs.length + 1;
        load.legs.push({
          id: nextId(),
          sequence,
          from_stop_id: meeting,
          to_stop_id,
          acknowledgement: "none",
          allowed_actions: [],
          version: 1,
        });
      }),
    ),
    mock("post", "/api/loads/{load_id}/join_legs", ({ params, body }) =>
      change(params["load_id"], body.version, (load) => {
        const at = load.legs.findIndex(({ id }) => id === body.leg_id);
        const [kept, given] = [load.legs[at], load.legs[at + 1]];
        if (!kept || !given) return;
        kept.to_stop_id = given.to_stop_id;
        load.legs.splice(at + 1, 1);
        load.stops = load.stops.filter(({ id, kind }) => id !== given.from_stop_id || kind !== "relay");
      }),
    ),
    mock("post", "/api/loads/{load_id}/book", ({ params, body }) =>
      change(params["load_id"], body.version, (load) => {
        load.status = "booked";
      }),
    ),
    mock("post", "/api/loads/{load_id}/hold", ({ params, body }) =>
      change(params["load_id"], body.version, (load) => {
        Object.assign(load, { status: "on_hold", hold_reason: body.reason });
      }),
    ),
    mock("post", "/api/loads/{load_id}/release", ({ params, body }) =>
      change(params["load_id"], body.version, (load) => {
        Object.assign(load, { status: "booked", hold_reason: undefined });
      }),
    ),
    mock("post", "/api/loads/{load_id}/cancel", ({ params, body }) =>
      change(params["load_id"], body.version, (load) => {
        Object.assign(load, { status: "cancelled", cancelled_reason: body.reason });
      }),
    ),
    mock("post", "/api/loads/{load_id}/tonu", ({ params, body }) =>
      change(params["load_id"], body.version, (load) => {
        Object.assign(load, { status: "tonu", cancelled_reason: body.reason });
        const rate = String((body.amount_cents ?? 0) / 100);
        load.charges = [chargeOf({ code: "TONU", basis: "flat", quantity: "1", rate })];
      }),
    ),
    mock("post", "/api/loads/{load_id}/reopen", ({ params, body }) =>
      change(params["load_id"], body.version, (load) => {
        Object.assign(load, { status: "booked", cancelled_reason: undefined });
      }),
    ),
    ...partHandlers(change, world),
  ];
}
