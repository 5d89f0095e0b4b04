import type { RequestHandler } from "msw";
import { mock } from "@haul/api/mocks";
import { daysFromNow, nextId } from "@haul/testing/sample";
import type { Load } from "../freight/loads/loads.queries";
import { chargeOf, stopOf } from "./load-inputs";
import type { World } from "./world";

/** Changes one load, or answers why not. */
type Change = (loadId: string | undefined, version: number | undefined, work: (load: Load) => void) => Load | Response;

/** Stops, what happened there, and charges. */
export function partHandlers(change: Change, world: World): RequestHandler[] {
  return [
    mock("post", "/api/loads/{load_id}/stops", ({ params, body }) =>
      change(params["load_id"], body.version, (load) => {
        load.stops.push(stopOf(world, body.stop, load.stops.length + 1));
      }),
    ),
    mock("patch", "/api/loads/{load_id}/stops/{stop_id}", ({ params, body: { version, ...input } }) =>
      change(params["load_id"], version, (load) => {
        load.stops = load.stops.map((stop) =>
          stop.id === params["stop_id"] ? { ...stop, ...stopOf(world, input, stop.sequence, stop) } : stop,
        );
      }),
    ),
    mock("post", "/api/loads/{load_id}/stops/{stop_id}/remove", ({ params, body }) =>
      change(params["load_id"], body.version, (load) => {
        load.stops = load.stops.filter(({ id }) => id !== params["stop_id"]);
      }),
    ),
    mock("post", "/api/loads/{load_id}/stops/reorder", ({ params, body }) =>
      change(params["load_id"], body.version, (load) => {
        load.stops = body.stop_ids.flatMap((id) => load.stops.find((stop) => stop.id === id) ?? []);
      }),
    ),
    mock("post", "/api/loads/{load_id}/stops/{stop_id}/events", ({ params, body }) =>
      change(params["load_id"], undefined, (load) => {
        const stop = load.stops.find(({ id }) => id === params["stop_id"]);
        if (!stop) return;
        const recorded = { recorded_by: "Dana Whitfield", recorded_at: daysFromNow(0) };
        stop.events.push({ id: nextId(), ...body, ...recorded });
        Object.assign(stop, { [`${body.kind}_at`]: body.occurred_at });
      }),
    ),
    mock("post", "/api/loads/{load_id}/stops/{stop_id}/events/{stop_event_id}/void", ({ params, body }) =>
      change(params["load_id"], undefined, (load) => {
        const stop = load.stops.find(({ id }) => id === params["stop_id"]);
        const event = stop?.events.find(({ id }) => id === params["stop_event_id"]);
        if (!stop || !event) return;
        Object.assign(event, { voided_at: daysFromNow(0), void_reason: body.reason });
        Object.assign(stop, { [`${event.kind}_at`]: undefined });
      }),
    ),
    mock("post", "/api/loads/{load_id}/charges", ({ params, body: { version, ...input } }) =>
      change(params["load_id"], version, (load) => {
        load.charges.push(chargeOf(input));
      }),
    ),
    mock("patch", "/api/loads/{load_id}/charges/{charge_id}", ({ params, body: { version, ...input } }) =>
      change(params["load_id"], version, (load) => {
        load.charges = load.charges.map((charge) =>
          charge.id === params["charge_id"] ? chargeOf({ ...charge, ...input }, charge.id) : charge,
        );
      }),
    ),
    mock("post", "/api/loads/{load_id}/charges/{charge_id}/remove", ({ params, body }) =>
      change(params["load_id"], body.version, (load) => {
        load.charges = load.charges.filter(({ id }) => id !== params["charge_id"]);
      }),
    ),
  ];
}
