import { describe, expect, it } from "vitest";
import { laneCount, placed, positionOf, scaleOf } from "./board-time";

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
    expect(placed(cards, scale, 0)).toEqual([{ item: cards[0], left: 0, width: 0.5, lane: 0 }]);
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
