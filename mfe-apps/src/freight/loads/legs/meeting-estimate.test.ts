import { expect, it } from "vitest";
import { aFacility, aStop } from "@haul/testing/sample";
import { estimateMeeting } from "./meeting-estimate";
import type { FacilityOption } from "../../../partners/facilities/facility-search";

const NOW = new Date("2026-11-20T12:00:00Z");
const AMARILLO = { latitude: 35.2, longitude: -101.83 };
const RATON = { latitude: 36.9, longitude: -104.44 };
const DENVER = { latitude: 39.74, longitude: -104.99 };

const stopAt = (place: typeof DENVER, at: string) => {
  const stop = aStop(aFacility(), at);
  return { ...stop, facility: { ...stop.facility, ...place } };
};
const pickup = stopAt(AMARILLO, "2026-11-20T14:00:00Z");
const delivery = stopAt(DENVER, "2026-11-21T00:00:00Z");
const relay = (place: Partial<FacilityOption> = {}): FacilityOption => ({
  id: "raton",
  label: "Raton Yard",
  zone: "America/Denver",
  ...place,
});

it("is when the first truck can be there, on the relay point's clock", () => {
  // Two hours at the stop, and 218 miles by road.
  expect(estimateMeeting(pickup, delivery, relay(RATON), NOW)).toEqual({ local: "2026-11-20T13:30", by: "distance" });
});

it("does not wait for an appointment that is days away", () => {
  const late = stopAt(DENVER, "2026-11-23T00:00:00Z");
  expect(estimateMeeting(pickup, late, relay(RATON), NOW)?.local).toBe("2026-11-20T13:30");
});

it("has a break and a rest in it where the way takes more than a day's driving", () => {
  const late = stopAt(DENVER, "2026-11-23T00:00:00Z");
  const farAway = relay({ latitude: 45.78, longitude: -108.5 });
  expect(estimateMeeting(pickup, late, farAway, NOW)?.local).toBe("2026-11-21T14:30");
});

it("lies halfway in time where a place is unknown", () => {
  expect(estimateMeeting(pickup, delivery, relay(), NOW)).toEqual({ local: "2026-11-20T12:00", by: "time" });
});

it("says so where the truck can't be there before it is due at the next stop", () => {
  const soon = stopAt(DENVER, "2026-11-20T20:00:00Z");
  expect(estimateMeeting(pickup, soon, relay(RATON), NOW)).toEqual({ local: "2026-11-20T13:30", by: "late" });
});

it("counts from when the truck left, or from now while it still stands there", () => {
  const left = { ...pickup, departed_at: "2026-11-20T15:00:00Z" };
  expect(estimateMeeting(left, delivery, relay(RATON), NOW)?.local).toBe("2026-11-20T12:30");
  const arrived = { ...pickup, arrived_at: "2026-11-20T14:30:00Z" };
  expect(estimateMeeting(arrived, delivery, relay(RATON), NOW)?.local).toBe("2026-11-20T14:00");
  expect(estimateMeeting(pickup, delivery, relay(RATON), new Date("2026-11-20T18:00:00Z"))?.local).toBe(
    "2026-11-20T15:30",
  );
});

it("is not made up where the times leave no room for it, or it would be past", () => {
  expect(estimateMeeting(delivery, pickup, relay(), NOW)).toBeNull();
  expect(estimateMeeting(pickup, delivery, relay(), new Date("2026-11-20T20:00:00Z"))).toBeNull();
});
