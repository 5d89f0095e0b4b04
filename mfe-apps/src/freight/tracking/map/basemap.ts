import { feature, mesh } from "topojson-client";
import type { StyleSpecification } from "maplibre-gl";
import type { MultiLineString } from "geojson";
import states from "us-atlas/states-10m.json";
import { colors } from "@haul/ui/core";
import { cities } from "./cities";

export type Scheme = "light" | "dark";

const NAMED = ["Inter Variable", "sans-serif"];

/** From here on county lines help and no longer clutter. */
export const COUNTIES_FROM_ZOOM = 5.5;

interface Paint {
  around: string;
  land: string;
  edge: string;
  line: string;
  name: string;
}

const PAINT: Readonly<Record<Scheme, Paint>> = {
  light: {
    around: colors.gray[2],
    land: colors.gray[0],
    edge: colors.gray[4],
    line: colors.gray[3],
    name: colors.gray[6],
  },
  dark: {
    around: colors.dark[9],
    land: colors.dark[6],
    edge: colors.dark[3],
    line: colors.dark[4],
    name: colors.dark[1],
  },
};

const nation = feature(states, states.objects.nation);
const borders = mesh(states, states.objects.states, (one, other) => one !== other);

/**
 * A map of the United States that needs no other server: the Census Bureau's states and counties, and larger cities.
 * Without a `glyphs` address MapLibre draws letters with the page's own fonts.
 * What lies around the country is plain: the boundaries say nothing of land beyond them.
 */
export function basemap(scheme: Scheme): StyleSpecification {
  const paint = PAINT[scheme];
  const named = (rank: number, minzoom: number, size: number): StyleSpecification["layers"][number] => ({
    id: `cities-${rank}`,
    type: "symbol",
    source: "cities",
    minzoom,
    filter: ["==", ["get", "rank"], rank],
    layout: {
      "text-field": ["get", "name"],
      "text-font": NAMED,
      "text-size": size,
      "text-padding": 4,
    },
    paint: { "text-color": paint.name, "text-halo-color": paint.land, "text-halo-width": 1.5 },
  });
  return {
    version: 8,
    sources: {
      nation: { type: "geojson", data: nation },
      borders: { type: "geojson", data: borders },
      cities: { type: "geojson", data: cities },
    },
    layers: [
      { id: "around", type: "background", paint: { "background-color": paint.around } },
      { id: "land", type: "fill", source: "nation", paint: { "fill-color": paint.land } },
      { id: "borders", type: "line", source: "borders", paint: { "line-color": paint.line, "line-width": 1 } },
      { id: "edge", type: "line", source: "nation", paint: { "line-color": paint.edge, "line-width": 1 } },
      named(2, COUNTIES_FROM_ZOOM, 11),
      named(1, 4.2, 11),
      named(0, 2, 12),
    ],
  };
}

export const countyColor = (scheme: Scheme): string => PAINT[scheme].line;

let counties: Promise<MultiLineString> | undefined;

/** County lines, eight times as heavy as the states: fetched when somebody looks closely. */
export function countyLines(): Promise<MultiLineString> {
  counties ??= import("us-atlas/counties-10m.json").then(
    ({ default: topology }) => mesh(topology, topology.objects.counties, (one, other) => one !== other),
    (error: unknown) => {
      counties = undefined;
      throw error;
    },
  );
  return counties;
}
