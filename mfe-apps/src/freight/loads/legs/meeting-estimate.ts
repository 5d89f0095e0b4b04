import { wallClock } from "@haul/ui/freight";
import type { Stop } from "../loads.queries";
import type { FacilityOption } from "../../../partners/facilities/facility-search";

/** When two trucks could meet, and how that was estimated. */
export interface Meeting {
  /** On the clock of the relay point: `2026-11-20T08:15`. */
  readonly local: string;
  readonly by: "distance" | "time";
}

type Before = Pick<Stop, "earliest_at" | "departed_at" | "facility">;
type After = Pick<Stop, "earliest_at" | "facility">;
interface Point {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

const STEP_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

/** As tracking reckons without a company's own figures: the stay at a stop, the speed, and how much roads wind. */
const STAY_MS = 2 * HOUR_MS;
const MILES_AN_HOUR = 50;
const ROAD_FACTOR = 1.166;
const EARTH_RADIUS_MILES = 3958.8;

/** A driver rests for 10 hours once 11 are driven: 49 CFR 395.3. */
const DRIVEN_HOURS = 11;
const REST_HOURS = 10;

/**
 * When the first truck can be at the relay point. Halfway in time where a place is unknown, or the appointments leave
 * less time than that. Null if that is past.
 */
export function estimateMeeting(before: Before, after: After, relay: FacilityOption, now: Date): Meeting | null {
  const start = Date.parse(before.departed_at ?? before.earliest_at);
  const end = Date.parse(after.earliest_at);
  const miles = distance(before.facility, relay);
  const leaves = before.departed_at === undefined ? start + STAY_MS : start;
  const reached = miles === null ? end : Math.ceil((leaves + drivingHours(miles) * HOUR_MS) / STEP_MS) * STEP_MS;
  const isInTime = reached < end;
  const at = isInTime ? reached : Math.round((start + end) / 2 / STEP_MS) * STEP_MS;
  if (end <= start || at <= now.getTime()) return null;
  return { local: wallClock(new Date(at), relay.zone), by: isInTime ? "distance" : "time" };
}

/** With the rests on the way. */
function drivingHours(miles: number): number {
  const driving = (miles * ROAD_FACTOR) / MILES_AN_HOUR;
  return driving + Math.max(0, Math.ceil(driving / DRIVEN_HOURS) - 1) * REST_HOURS;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles in a straight line; null if a place is unknown. */
function distance(one: Point, other: Point): number | null {
  const [from, to] = [one, other].map(({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? null : { lat: radians(latitude), lon: radians(longitude) },
  );
  if (!from || !to) return null;
  const height = Math.sin((to.lat - from.lat) / 2) ** 2;
  const width = Math.cos(from.lat) * Math.cos(to.lat) * Math.sin((to.lon - from.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(height + width));
}
