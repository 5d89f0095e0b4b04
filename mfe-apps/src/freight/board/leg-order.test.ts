import { describe, expect, it } from "vitest";
import type { BoardLeg } from "./board.queries";
import { byUrgency, nextPlace } from "./leg-order";

const place = (at: string) => ({ at, time_zone: "America/Chicago" }) as BoardLeg["from"];
const leg = (more: Partial<BoardLeg>) =>
  ({
    status: "booked",
    timeliness: "on_time",
    sequence: 1,
    leg_count: 1,
    from: place("2026-11-20T14:00:00Z"),
    to: place("2026-11-21T14:00:00Z"),
    ...more,
  }) as BoardLeg;

describe("the order of cards in a column", () => {
  it("has late and at risk first, then the next stop", () => {
    const legs = [
      leg({ number: "on time" }),
      leg({ number: "at risk", timeliness: "at_risk" }),
      leg({ number: "sooner", from: place("2026-11-20T12:00:00Z") }),
      leg({ number: "late", timeliness: "late" }),
      leg({ number: "on its way", status: "in_transit", from: place("2026-11-19T12:00:00Z") }),
    ];
    expect(legs.toSorted(byUrgency).map(({ number }) => number)).toEqual([
      "late",
      "at risk",
      "sooner",
      "on time",
      "on its way",
    ]);
  });
});

describe("the next stop of a leg", () => {
  it.each([
    ["Pickup", {}],
    ["Pickup", { status: "on_hold" }],
    ["Delivery", { status: "in_transit" }],
    ["Relay", { status: "in_transit", leg_count: 2 }],
    ["Relay", { sequence: 2, leg_count: 2 }],
    ["Delivery", { status: "at_delivery", sequence: 2, leg_count: 2 }],
  ] as const)("is named: %s of %o", (word, more) => {
    expect(nextPlace(leg(more)).word).toBe(word);
  });
});
