import { describe, expect, it } from "vitest";
import { ageOf, KINDS_BY_HAND, lateness, placeName, whenDue } from "./tracking-words";

describe("words", () => {
  it.each([
    [0, "just now"],
    [41, "41 min ago"],
    [150, "2 h 30 min ago"],
    [431, "7 h ago"],
  ])("says how old a position of %i minutes is", (age_minutes, words) => {
    expect(ageOf({ age_minutes })).toBe(words);
  });

  it.each([
    [35, "35 min late"],
    [-130, "2 h 10 min to spare"],
    [0, "no time to spare"],
  ])("says what %i minutes beyond the agreed time are", (minutes, words) => {
    expect(lateness(minutes)).toBe(words);
  });

  it("says of a call that is due within the minute that it is due now", () => {
    expect(whenDue(new Date(Date.now() + 20_000).toISOString())).toBe("now");
  });

  it.each([
    [{ city: "Amarillo", state: "TX" }, "Amarillo, TX"],
    [{ state: "TX" }, "TX"],
    [{ latitude: 35.2, longitude: -101.831 }, "35.20, -101.83"],
    [{}, null],
  ])("names the place of %j", (place, name) => {
    expect(placeName(place)).toBe(name);
  });

  it("leaves to the system what only the system sees", () => {
    const kinds = KINDS_BY_HAND.map(({ value }) => value);
    expect(kinds).not.toContain("no_position");
    expect(kinds).not.toContain("dwell");
    expect(kinds).not.toContain("geofence_mismatch");
    expect(kinds).toContain("breakdown");
  });
});
