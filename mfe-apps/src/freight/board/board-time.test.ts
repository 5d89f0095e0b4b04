import { describe, expect, it } from "vitest";
import { lasting, laneCount, overlappingLegs, placed, positionOf, scaleOf } from "./board-time";

const zone = "America/Chicago";
const span = (starts_at: string, ends_at: string) => ({ starts_at, ends_at });

describe("the board's scale", () => {
  it("gives each day the same width, also the one with 25 hours", () => {
    const scale = scaleOf("2026-10-31", 2, zone);
    expect(positionOf("2026-10-31T05:00:00Z", scale)).toBe(0);
    expect(positionOf("2026-11-01T05:00:00Z", scale)).toBe(0.5);
    // Half of 25 hours into the second day.
    expect(positionOf("2026-11-01T17:30:00Z", scale)).toBe(0.75);
    expect(positionOf("2026-11-02T06:00:00Z", scale)).toBe(1);
  });

  it("cuts cards at its edges and leaves out what lies beyond", () => {
    const scale = scaleOf("2026-11-20", 2, zone);
    const cards = [
      span("2026-11-19T06:00:00Z", "2026-11-21T06:00:00Z"),
      span("2026-11-25T06:00:00Z", "2026-11-26T06:00:00Z"),
    ];
    expect(placed(cards, scale, 0)).toEqual([{ item: cards[0], left: 0, width: 0.5, lane: 0, goesOn: false }]);
  });

  it("puts what overlaps below each other, and what follows beside", () => {
    const scale = scaleOf("2026-11-20", 2, zone);
    const cards = [
      span("2026-11-20T06:00:00Z", "2026-11-20T18:00:00Z"),
      span("2026-11-20T12:00:00Z", "2026-11-21T06:00:00Z"),
      span("2026-11-20T18:00:00Z", "2026-11-21T06:00:00Z"),
    ];
    const lanes = placed(cards, scale, 0);
    expect(lanes.map(({ lane }) => lane)).toEqual([0, 1, 0]);
    expect(laneCount(lanes)).toBe(2);
  });
});

describe("a card of a short leg", () => {
  const scale = scaleOf("2026-11-20", 1, zone);

  it("begins at its time and is cut at the end of the day", () => {
    const [card] = placed([span("2026-11-21T04:00:00Z", "2026-11-21T08:00:00Z")], scale, 0.2);
    expect(card).toMatchObject({ left: 22 / 24, goesOn: true });
    expect(card?.width).toBeCloseTo(2 / 24);
  });

  it("keeps room for its number in the last minutes of the day", () => {
    const [card] = placed([span("2026-11-21T05:59:00Z", "2026-11-21T06:00:00Z")], scale, 0.2);
    expect(card).toMatchObject({ left: 0.95, goesOn: false });
    expect(card?.width).toBeCloseTo(0.05);
  });

  it("is widened where there is room", () => {
    const [card] = placed([span("2026-11-20T18:00:00Z", "2026-11-20T19:00:00Z")], scale, 0.2);
    expect(card).toMatchObject({ left: 0.5, width: 0.2 });
  });
});

describe("the end of a leg", () => {
  const now = new Date("2026-11-21T02:00:00Z");
  const leg = (status: string) => ({ status, ...span("2026-11-20T12:00:00Z", "2026-11-20T22:00:00Z") });

  it("is not before now while the truck is at its last stop", () => {
    expect(lasting(leg("at_delivery"), now).ends_at).toBe(now.toISOString());
    expect(lasting(leg("assigned"), now).ends_at).toBe("2026-11-20T22:00:00Z");
    expect(lasting(leg("delivered"), now).ends_at).toBe("2026-11-20T22:00:00Z");
  });
});

describe("the overlap of two legs in a row", () => {
  const leg = (leg_id: string, from: string, to: string, more: { load_id?: string; status?: string } = {}) => ({
    leg_id,
    load_id: leg_id,
    status: "assigned",
    ...span(`2026-11-20T${from}:00Z`, `2026-11-20T${to}:00Z`),
    ...more,
  });
  const now = new Date("2026-11-20T00:00:00Z");
  const overlapping = (...legs: ReturnType<typeof leg>[]) => [...overlappingLegs([{ legs }], now)];

  it("is said of both, and of none that begins when the other ends", () => {
    expect(overlapping(leg("a", "06:00", "12:00"), leg("b", "11:00", "18:00"), leg("c", "18:00", "20:00"))).toEqual([
      "a",
      "b",
    ]);
  });

  it("is none with a delivered leg, and none between two legs of one load", () => {
    expect(overlapping(leg("a", "06:00", "12:00", { status: "delivered" }), leg("b", "11:00", "18:00"))).toEqual([]);
    const relay = { load_id: "relay" };
    expect(overlapping(leg("a", "06:00", "12:00", relay), leg("b", "11:00", "18:00", relay))).toEqual([]);
  });

  it("is there while a truck is still at the end of the leg before", () => {
    const late = leg("a", "06:00", "12:00", { status: "at_delivery" });
    const at = (hour: string) => [...overlappingLegs([{ legs: [late, leg("b", "14:00", "18:00")] }], new Date(hour))];
    expect(at("2026-11-20T13:00:00Z")).toEqual([]);
    expect(at("2026-11-20T15:00:00Z")).toEqual(["a", "b"]);
  });

  it("is none between rows", () => {
    const rows = [{ legs: [leg("a", "06:00", "12:00")] }, { legs: [leg("b", "06:00", "12:00")] }];
    expect(overlappingLegs(rows, now).size).toBe(0);
  });
});
