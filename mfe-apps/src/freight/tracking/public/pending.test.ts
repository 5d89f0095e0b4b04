import { describe, expect, it } from "vitest";
import { tripOf } from "../../../mocks/tracking-link-handlers";
import { makeWorld } from "../../../mocks/world";
import type { Item } from "./outbox";
import { withPending } from "./pending";
import type { TripStop } from "./public.queries";

const AT = "2026-11-20T16:00:00Z";

/** What may be told at the trip's last stop, of this kind, once the arrival there waits on the phone. */
function afterArrival(kind: TripStop["kind"]): TripStop["allowed_events"] | undefined {
  const trip = tripOf(makeWorld());
  const last = trip.stops.at(-1);
  if (!last) throw new Error("a trip has stops");
  const stops = trip.stops.map((stop) => (stop === last ? { ...stop, kind } : stop));
  const body = { stop_id: last.id, kind: "arrived" as const, occurred_at: AT };
  const arrived: Item = { key: "k", token: "t", verb: "event", body };
  return withPending({ ...trip, stops }, [arrived]).stops.at(-1)?.allowed_events;
}

describe("without a connection", () => {
  it("goes on from the arrival at the last delivery to leaving it", () => {
    expect(afterArrival("delivery")).toEqual(["departed"]);
    expect(afterArrival("drop_trailer")).toEqual(["departed"]);
  });

  it("takes an arrival for a yes, so that the question does not go only once the server answers", () => {
    const trip = tripOf(makeWorld());
    const body = { stop_id: trip.stops[0]?.id ?? "", kind: "arrived" as const, occurred_at: AT };
    const asked = { ...trip, allowed_actions: ["answer" as const, "report" as const] };
    expect(withPending(asked, [{ key: "k", token: "t", verb: "event", body }]).allowed_actions).toEqual(["report"]);
  });

  it("leaves a place where another truck goes on to that truck", () => {
    expect(afterArrival("relay")).toEqual([]);
  });
});
