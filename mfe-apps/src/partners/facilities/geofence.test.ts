import { describe, expect, it } from "vitest";
import { feetOf, formatRadius, LEAST_RADIUS_FEET, metersOf, MOST_RADIUS_FEET, radiusOf } from "./geofence";

describe("a facility's circle", () => {
  it.each([
    [500, "1,640 ft"],
    [1200, "3,935 ft"],
    [50, "165 ft"],
    [5000, "16,405 ft"],
  ])("of %i m is shown in feet", (meters, shown) => {
    expect(formatRadius(meters)).toBe(shown);
  });

  it("comes back as it was typed in round feet", () => {
    for (let feet = LEAST_RADIUS_FEET; feet <= MOST_RADIUS_FEET; feet += 5)
      expect([feet, feetOf(metersOf(feet))]).toEqual([feet, feet]);
  });

  it("has bounds that the API takes", () => {
    expect([metersOf(LEAST_RADIUS_FEET), metersOf(MOST_RADIUS_FEET)]).toEqual([50, 5000]);
  });

  it.each([
    [null, 500, null],
    [null, undefined, null],
    [1640, undefined, 500],
    [1645, 502, 502],
    [2000, 502, 610],
  ])("of %s ft in a form, %s m before, is sent as %s m", (feet, before, sent) => {
    expect(radiusOf(feet, before)).toBe(sent);
  });
});
