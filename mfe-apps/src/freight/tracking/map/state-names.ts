import type { FeatureCollection, Point } from "geojson";
import { STATE_LABELS } from "./state-labels.gen";

/** Where two letters fit from the whole country on, in degrees. */
const ROOMY = 1;

/** The states' two letters, each inside its state; the small ones need a closer look. */
export const stateNames: FeatureCollection<Point, { code: string; isRoomy: boolean }> = {
  type: "FeatureCollection",
  features: STATE_LABELS.map(([code, longitude, latitude, room]) => ({
    type: "Feature",
    properties: { code, isRoomy: room >= ROOMY },
    geometry: { type: "Point", coordinates: [longitude, latitude] },
  })),
};
