import type { ApiData } from "@haul/platform";
import { project } from "./albers";

export type TrackedLoad = ApiData<"/api/tracking/loads", "get">["items"][number];
type LoadStatus = TrackedLoad["load"]["status"];

/** From the start of the first leg until the last delivery. */
const MOVING: ReadonlySet<LoadStatus> = new Set<LoadStatus>([
  "en_route_pickup",
  "at_pickup",
  "loaded",
  "in_transit",
  "at_delivery",
]);

export interface Pin {
  row: TrackedLoad;
  x: number;
  y: number;
}

/** The loads that are moving, in the order of the answer. */
export const movingOf = (rows: readonly TrackedLoad[]): TrackedLoad[] =>
  rows.filter(({ load }) => MOVING.has(load.status));

/** Where they are drawn, the most urgent last and so on top; a load without coordinates has no pin. */
export function pinsOf(moving: readonly TrackedLoad[]): Pin[] {
  const pins = moving.flatMap((row) => {
    const { latitude, longitude } = row.position ?? {};
    const at = latitude === undefined || longitude === undefined ? null : project(longitude, latitude);
    return at ? [{ row, x: at[0], y: at[1] }] : [];
  });
  return pins.toReversed();
}

/** `Amarillo, TX`, as far as it is known. */
export function placeOf({ position }: TrackedLoad): string {
  if (!position) return "No position yet";
  const named = [position.city, position.state].filter(Boolean).join(", ");
  if (named) return named;
  const { latitude, longitude } = position;
  return latitude === undefined || longitude === undefined
    ? "No position yet"
    : `${latitude.toFixed(2)}, ${longitude.toFixed(2)}`;
}
