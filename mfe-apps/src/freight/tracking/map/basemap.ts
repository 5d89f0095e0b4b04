import { feature, mesh } from "topojson-client";
import type {
  CircleLayerSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";
import type { FeatureCollection, MultiLineString, Point } from "geojson";
import states from "us-atlas/states-10m.json";
import { colors } from "@haul/ui/core";
import { cities } from "./cities";
import { interstates } from "./interstates";
import { stateNames } from "./state-names";

export type Scheme = "light" | "dark";

const NAMED = ["Inter Variable", "sans-serif"];

/** From here on county lines and towns help and no longer clutter. */
export const CLOSE_UP_ZOOM = 5.5;
/** From here on most towns have room for their names; a dot without one says little. */
export const TOWN_DOTS_ZOOM = 6.5;
/** The interstates run from place to place: they fade out before anyone takes the line for the road itself. */
const [ROADS_FULL_ZOOM, ROADS_GONE_ZOOM] = [8, 10.5];

/** Asked for by the license of the towns and of the places that the interstates pass through. */
export const PLACES_BY = "Places: GeoNames (geonames.org), CC BY 4.0, changed";

interface Paint {
  around: string;
  land: string;
  edge: string;
  line: string;
  road: string;
  name: string;
  state: string;
}

const PAINT: Readonly<Record<Scheme, Paint>> = {
  light: {
    around: colors.gray[2],
    land: colors.gray[0],
    edge: colors.gray[4],
    line: colors.gray[3],
    road: colors.gray[3],
    name: colors.gray[6],
    state: colors.gray[5],
  },
  dark: {
    around: colors.dark[9],
    land: colors.dark[6],
    edge: colors.dark[3],
    line: colors.dark[4],
    road: colors.dark[4],
    name: colors.dark[1],
    state: colors.dark[2],
  },
};

/** Above its dot, where a truck in the city leaves it to be read. */
const nameLayout = (size: number): NonNullable<SymbolLayerSpecification["layout"]> => ({
  "text-field": ["get", "name"],
  "text-font": NAMED,
  "text-size": size,
  "text-padding": 4,
  "text-anchor": "bottom",
  "text-offset": [0, -0.9],
});

const namePaint = ({ name, land }: Paint): NonNullable<SymbolLayerSpecification["paint"]> => ({
  "text-color": name,
  "text-halo-color": land,
  "text-halo-width": 1.5,
});

const dotPaint = ({ state, land }: Paint): NonNullable<CircleLayerSpecification["paint"]> => ({
  "circle-color": state,
  "circle-radius": 2,
  "circle-stroke-color": land,
  "circle-stroke-width": 1,
});

/** Full from the whole country on, gone where a line would have to be exact. */
const roadFade: NonNullable<LineLayerSpecification["paint"]>["line-opacity"] = [
  "interpolate",
  ["linear"],
  ["zoom"],
  ROADS_FULL_ZOOM,
  1,
  ROADS_GONE_ZOOM,
  0,
];

const nation = feature(states, states.objects.nation);
const borders = mesh(states, states.objects.states, (one, other) => one !== other);

/**
 * A map of the United States that needs no other server: the Census Bureau's states and counties, interstates and
 * larger cities.
 * Without a `glyphs` address MapLibre draws letters with the page's own fonts.
 * What lies around the country is plain: the boundaries say nothing of land beyond them.
 */
export function basemap(scheme: Scheme): StyleSpecification {
  const paint = PAINT[scheme];
  const named = (rank: number, minzoom: number, size: number): LayerSpecification => ({
    id: `cities-${rank}`,
    type: "symbol",
    source: "cities",
    minzoom,
    filter: ["==", ["get", "rank"], rank],
    layout: nameLayout(size),
    paint: namePaint(paint),
  });
  const dots = (rank: number, minzoom: number): LayerSpecification => ({
    id: `city-dots-${rank}`,
    type: "circle",
    source: "cities",
    minzoom,
    filter: ["==", ["get", "rank"], rank],
    paint: dotPaint(paint),
  });
  const stateNamed = (isRoomy: boolean, minzoom: number): LayerSpecification => ({
    id: isRoomy ? "states" : "small-states",
    type: "symbol",
    source: "states",
    minzoom,
    filter: ["==", ["get", "isRoomy"], isRoomy],
    layout: { "text-field": ["get", "code"], "text-font": NAMED, "text-size": 13, "text-letter-spacing": 0.1 },
    paint: { "text-color": paint.state, "text-halo-color": paint.land, "text-halo-width": 1 },
  });
  return {
    version: 8,
    sources: {
      nation: { type: "geojson", data: nation },
      borders: { type: "geojson", data: borders },
      interstates: { type: "geojson", data: interstates, attribution: PLACES_BY },
      cities: { type: "geojson", data: cities },
      states: { type: "geojson", data: stateNames },
    },
    layers: [
      { id: "around", type: "background", paint: { "background-color": paint.around } },
      { id: "land", type: "fill", source: "nation", paint: { "fill-color": paint.land } },
      {
        id: "borders",
        type: "line",
        source: "borders",
        // The lines of the counties must not hide them.
        paint: { "line-color": paint.edge, "line-width": ["interpolate", ["linear"], ["zoom"], 4, 0.75, 7, 2] },
      },
      { id: "edge", type: "line", source: "nation", paint: { "line-color": paint.edge, "line-width": 1 } },
      {
        id: "interstates",
        type: "line",
        source: "interstates",
        maxzoom: ROADS_GONE_ZOOM,
        layout: { "line-join": "round", "line-cap": "round" },
        // Wider and paler than the borders of the states, so that the two look different.
        paint: {
          "line-color": paint.road,
          "line-width": ["interpolate", ["linear"], ["zoom"], 3, 1.25, 5, 2, 8, 4],
          "line-opacity": roadFade,
        },
      },
      // What stands further down is placed first: a city's name, then a road's number, then a state's letters.
      stateNamed(false, 5),
      stateNamed(true, 3),
      {
        id: "interstate-names",
        type: "symbol",
        source: "interstates",
        minzoom: 4.5,
        maxzoom: ROADS_GONE_ZOOM,
        layout: {
          "text-field": ["get", "road"],
          "text-font": NAMED,
          "text-size": 10,
          "text-padding": 6,
          "symbol-placement": "line",
          "symbol-spacing": 180,
          "text-rotation-alignment": "viewport",
        },
        paint: { ...namePaint(paint), "text-opacity": roadFade },
      },
      dots(2, CLOSE_UP_ZOOM),
      dots(1, 4.2),
      dots(0, 2),
      named(2, CLOSE_UP_ZOOM, 11),
      named(1, 4.2, 11),
      named(0, 2, 12),
    ],
  };
}

/** How the lines of the counties, the dots of the towns and their names are drawn. */
export const closeUpPaint = (scheme: Scheme) => {
  const paint = PAINT[scheme];
  return {
    counties: { "line-color": paint.line, "line-width": 0.5 } satisfies LineLayerSpecification["paint"],
    dots: dotPaint(paint),
    names: namePaint(paint),
  };
};

/** Larger towns go before smaller ones where there is no room for both. */
export const TOWN_LAYOUT = { ...nameLayout(11), "symbol-sort-key": ["get", "order"] } satisfies NonNullable<
  SymbolLayerSpecification["layout"]
>;

/** What a close look shows. */
export interface CloseUp {
  counties: MultiLineString;
  towns: FeatureCollection<Point, { name: string; order: number }>;
}

let closeUp: Promise<CloseUp> | undefined;

/** County lines and towns, eight times as heavy as the states: fetched when somebody looks closely. */
export function loadCloseUp(): Promise<CloseUp> {
  closeUp ??= Promise.all([import("us-atlas/counties-10m.json"), import("./towns.gen")]).then(
    ([{ default: topology }, { TOWNS }]) => ({
      counties: mesh(topology, topology.objects.counties, (one, other) => one !== other),
      towns: townsOf(TOWNS),
    }),
    (error: unknown) => {
      closeUp = undefined;
      throw error;
    },
  );
  return closeUp;
}

const townsOf = (
  rows: readonly (readonly [name: string, longitude: number, latitude: number])[],
): CloseUp["towns"] => ({
  type: "FeatureCollection",
  features: rows.map(([name, longitude, latitude], order) => ({
    type: "Feature",
    properties: { name, order },
    geometry: { type: "Point", coordinates: [longitude, latitude] },
  })),
});
