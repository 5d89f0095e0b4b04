import type { Feature, LineString } from "geojson";

export interface Place {
  latitude: number;
  longitude: number;
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

export function lineThrough(places: readonly Place[]): Feature<LineString> {
  return {
    type: "Feature",
    properties: {},
    geometry: { type: "LineString", coordinates: places.map(({ longitude, latitude }) => [longitude, latitude]) },
  };
}
