import type { Tone } from "@haul/ui/core";
import type { MapPoint } from "./map-props";

/** What is in trouble must not lie under what is not. */
const RANK: Readonly<Record<Tone, number>> = { bad: 5, attention: 4, neutral: 3, moving: 2, planned: 1, good: 0 };

/** By id, which point lies above which. */
export function markerOrder(points: readonly MapPoint[]): ReadonlyMap<string, number> {
  const sorted = points.toSorted((one, other) => RANK[one.tone] - RANK[other.tone]);
  return new Map(sorted.map(({ id }, index) => [id, index + 1]));
}
