import type { FeatureCollection, LineString, Position } from "geojson";
import { INTERSTATES } from "./interstates.gen";

/** Adds up the steps from point to point. */
function pointsOf(steps: readonly number[]): Position[] {
  const points: Position[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x / 100, y / 100]);
  }
  return points;
}

/** The interstates from place to place, within about ten miles: to find one's way by, not to route by. */
export const interstates: FeatureCollection<LineString, { road: string }> = {
  type: "FeatureCollection",
  features: INTERSTATES.map(([road, steps]) => ({
    type: "Feature",
    properties: { road },
    geometry: { type: "LineString", coordinates: pointsOf(steps) },
  })),
};
