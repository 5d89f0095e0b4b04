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

it("is split by the distances to both stops, on the relay point's clock", () => {
  // About 187 of 384 miles are behind Raton: 4 h 50 min of the 10 hours.
  expect(estimateMeeting(pickup, delivery, relay(RATON), NOW)).toEqual({ local: "2026-11-20T11:45", by: "distance" });
});

it("lies halfway in time where a place is unknown", () => {
  expect(estimateMeeting(pickup, delivery, relay(), NOW)).toEqual({ local: "2026-11-20T12:00", by: "time" });
});

it("counts from when the truck left", () => {
  const left = { ...pickup, departed_at: "2026-11-20T16:00:00Z" };
  expect(estimateMeeting(left, delivery, relay(), NOW)).toEqual({ local: "2026-11-20T13:00", by: "time" });
});

it("is not made up where the times leave no room for it, or it would be past", () => {
  expect(estimateMeeting(delivery, pickup, relay(), NOW)).toBeNull();
  expect(estimateMeeting(pickup, delivery, relay(), new Date("2026-11-20T20:00:00Z"))).toBeNull();
});
