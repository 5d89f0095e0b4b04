import type { Feature, LineString, Polygon } from "geojson";

export interface Place {
  latitude: number;
  longitude: number;
}

/** A circle on the ground. */
export interface Circle {
  center: Place;
  radius_m: number;
}

/** West, south, east, north. */
export type Bounds = [number, number, number, number];

/** The contiguous states, for a map that has nothing to show yet. */
export const COUNTRY: Bounds = [-125, 24.4, -66.9, 49.4];

/** What holds all places; a lone one gets room around it. */
export function boundsOf(places: readonly Place[]): Bounds {
  if (places.length === 0) return COUNTRY;
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  // Degrees: a lone truck needs a few cities around it to be found.
  const pad = places.length === 1 ? 2.5 : 0.4;
  return [
    Math.min(...longitudes) - pad,
    Math.min(...latitudes) - pad,
    Math.max(...longitudes) + pad,
    Math.max(...latitudes) + pad,
  ];
}

/** Metres in a degree of latitude, on a sphere of the earth's mean radius (IUGG). */
const METERS_PER_DEGREE = 111_195;

/** Enough corners to look round at any zoom. */
const CORNERS = 64;

/** The outline of a circle of a few miles at most: so small that the earth may be flat, but for the meridians. */
export function ringOf({ center: { latitude, longitude }, radius_m }: Circle): Feature<Polygon> {
  const up = radius_m / METERS_PER_DEGREE;
  const along = up / Math.cos((latitude * Math.PI) / 180);
  const corner = (index: number): [number, number] => {
    // Counterclockwise (RFC 7946, 3.1.6); the last corner is the first.
    const angle = ((index % CORNERS) / CORNERS) * 2 * Math.PI;
    return [longitude + along * Math.cos(angle), latitude + up * Math.sin(angle)];
  };
  const ring = Array.from({ length: CORNERS + 1 }, (_, index) => corner(index));
  return { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [ring] } };
}

export function lineThrough(places: readonly Place[]): Feature<LineString> {
  return {
    type: "Feature",
    properties: {},
    geometry: { type: "LineString", coordinates: places.map(({ longitude, latitude }) => [longitude, latitude]) },
  };
}
