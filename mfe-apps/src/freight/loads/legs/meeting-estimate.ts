import { wallClock } from "@haul/ui/freight";
import type { Stop } from "../loads.queries";
import type { FacilityOption } from "../../../partners/facilities/facility-search";

/** When two trucks could meet, and how that was estimated. */
export interface Meeting {
  /** On the clock of the relay point: `2026-11-20T08:15`. */
  readonly local: string;
  readonly by: "distance" | "late" | "time";
}

type Before = Pick<Stop, "earliest_at" | "arrived_at" | "departed_at" | "facility">;
type After = Pick<Stop, "earliest_at" | "facility">;
interface Point {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

const STEP_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

/** What the ETA takes where a company has no figures of its own: the stay, the speed, and how much roads wind. */
const STAY_MS = 2 * HOUR_MS;
const MILES_AN_HOUR = 50;
const LONG_ROAD_MILES = 50;
const roadFactor = (miles: number) => (miles < LONG_ROAD_MILES ? 1.254 : 1.166);
const EARTH_RADIUS_MILES = 3958.8;

/** A driver rests for 10 hours after 11 of driving, and breaks for half an hour after 8: 49 CFR 395.3(a)(3). */
const DRIVEN_HOURS = 11;
const REST_HOURS = 10;
const BREAK_AFTER_HOURS = 8;
const BREAK_HOURS = 0.5;

/**
 * When the first truck can be at the relay point, though it may be later than the next appointment. Halfway in time
 * where a place is unknown. Null if that is past.
 */
export function estimateMeeting(before: Before, after: After, relay: FacilityOption, now: Date): Meeting | null {
  const end = Date.parse(after.earliest_at);
  const miles = distance(before.facility, relay);
  const at = miles === null ? halfway(before, end) : leaves(before, now) + drivingHours(miles) * HOUR_MS;
  const rounded = Math.ceil(at / STEP_MS) * STEP_MS;
  if (rounded <= now.getTime()) return null;
  const local = wallClock(new Date(rounded), relay.zone);
  if (miles === null) return rounded < end ? { local, by: "time" } : null;
  return { local, by: rounded < end ? "distance" : "late" };
}

const halfway = ({ departed_at, earliest_at }: Before, end: number) =>
  (Date.parse(departed_at ?? earliest_at) + end) / 2;

/** A truck that is still there leaves after the usual stay, and not before now. */
function leaves({ departed_at, arrived_at, earliest_at }: Before, now: Date): number {
  if (departed_at !== undefined) return Date.parse(departed_at);
  return Math.max(now.getTime(), Date.parse(arrived_at ?? earliest_at) + STAY_MS);
}

/** With the breaks and rests on the way. */
function drivingHours(miles: number): number {
  const driving = (miles * roadFactor(miles)) / MILES_AN_HOUR;
  const rests = Math.max(0, Math.ceil(driving / DRIVEN_HOURS) - 1);
  const lastDay = driving - rests * DRIVEN_HOURS;
  const breaks = rests + (lastDay > BREAK_AFTER_HOURS ? 1 : 0);
  return driving + rests * REST_HOURS + breaks * BREAK_HOURS;
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
