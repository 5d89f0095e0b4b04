import { formatNumber } from "@haul/ui/format";

/** The international foot: NIST Special Publication 811 (2008), appendix B.8. */
const METERS_PER_FOOT = 0.3048;

/** The precision of a shown radius: a meter and a half, so that round feet come back as typed. */
const STEP_FEET = 5;

/** The API's default radius. */
export const USUAL_RADIUS_M = 500;

/** The API stores meters; users think in feet. Only this file converts. */
export const feetOf = (meters: number): number => Math.round(meters / METERS_PER_FOOT / STEP_FEET) * STEP_FEET;

export const metersOf = (feet: number): number => Math.round(feet * METERS_PER_FOOT);

/** The API's bounds, 50 and 5,000 meters. */
export const LEAST_RADIUS_FEET = feetOf(50);
export const MOST_RADIUS_FEET = feetOf(5_000);

/** `500` → `1,640 ft`. */
export const formatRadius = (meters: number): string => `${formatNumber(feetOf(meters))} ft`;

/** A form's feet as the API's meters. Untouched values stay exact to the meter. */
export function radiusOf(feet: number | null, before?: number): number | null {
  if (feet === null) return null;
  return before !== undefined && feetOf(before) === feet ? before : metersOf(feet);
}
