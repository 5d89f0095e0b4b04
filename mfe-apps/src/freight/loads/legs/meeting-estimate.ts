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

/** Between the stops, by the relay point's share of the route, or halfway in time. Undefined if that is past. */
export function estimateMeeting(before: Before, after: After, relay: FacilityOption, now: Date): Meeting | null {
  const start = Date.parse(before.departed_at ?? before.earliest_at);
  const end = Date.parse(after.earliest_at);
  const share = shareOfWay(before.facility, relay, after.facility);
  const at = Math.round((start + (end - start) * (share ?? 0.5)) / STEP_MS) * STEP_MS;
  if (end <= start || at <= now.getTime()) return null;
  return { local: wallClock(new Date(at), relay.zone), by: share === null ? "time" : "distance" };
}

/** The relay point's share of the straight-line distance between the stops; null if a place is unknown. */
function shareOfWay(from: Point, relay: Point, to: Point): number | null {
  const [first, second] = [distance(from, relay), distance(relay, to)];
  return first === null || second === null || first + second === 0 ? null : first / (first + second);
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The central angle between two points, enough to compare distances. */
function distance(one: Point, other: Point): number | null {
  const [from, to] = [one, other].map(({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? null : { lat: radians(latitude), lon: radians(longitude) },
  );
  if (!from || !to) return null;
  const height = Math.sin((to.lat - from.lat) / 2) ** 2;
  const width = Math.cos(from.lat) * Math.cos(to.lat) * Math.sin((to.lon - from.lon) / 2) ** 2;
  return 2 * Math.asin(Math.sqrt(height + width));
}
