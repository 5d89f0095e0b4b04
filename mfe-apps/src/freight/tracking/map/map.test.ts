import { describe, expect, it } from "vitest";
import type { Position } from "geojson";
import type { Tone } from "@haul/ui/core";
import { IconTruck } from "@haul/ui/icons";
import { basemap, loadCloseUp } from "./basemap";
import { cities } from "./cities";
import { boundsOf, COUNTRY, lineThrough, ringOf } from "./geometry";
import { interstates } from "./interstates";
import { markerOrder } from "./marker-order";
import { stateNames } from "./state-names";

const chicago = { latitude: 41.88, longitude: -87.63 };
const dallas = { latitude: 32.78, longitude: -96.8 };

describe("what a map shows at first", () => {
  it("is the country as long as there is nothing", () => {
    expect(boundsOf([])).toEqual(COUNTRY);
  });

  it("holds every place", () => {
    const [west, south, east, north] = boundsOf([chicago, dallas]);
    expect(west).toBeLessThan(dallas.longitude);
    expect(south).toBeLessThan(dallas.latitude);
    expect(east).toBeGreaterThan(chicago.longitude);
    expect(north).toBeGreaterThan(chicago.latitude);
  });

  it("leaves a lone truck the cities around it", () => {
    const [west, , east] = boundsOf([chicago]);
    expect(east - west).toBeGreaterThan(4);
  });
});

it("draws a way in the order of its places, longitude first", () => {
  expect(lineThrough([chicago, dallas]).geometry.coordinates).toEqual([
    [-87.63, 41.88],
    [-96.8, 32.78],
  ]);
});

it("draws a circle whose every corner is as far from its middle", () => {
  const [ring = []] = ringOf({ center: dallas, radius_m: 500 }).geometry.coordinates;
  expect(ring).toHaveLength(65);
  expect(ring.at(-1)).toEqual(ring[0]);
  for (const [longitude = 0, latitude = 0] of ring) {
    const north = (latitude - dallas.latitude) * 111_195;
    const east = (longitude - dallas.longitude) * 111_195 * Math.cos((dallas.latitude * Math.PI) / 180);
    expect(Math.hypot(north, east)).toBeCloseTo(500, 0);
  }
});

it("lays what is late over what is not", () => {
  const pin = (id: string, tone: Tone) => ({ id, tone, ...chicago, icon: IconTruck, label: id });
  const order = markerOrder([pin("late", "bad"), pin("fine", "good"), pin("soon", "attention")]);
  expect([...order.entries()].toSorted(([, one], [, other]) => one - other).map(([id]) => id)).toEqual([
    "fine",
    "soon",
    "late",
  ]);
});

it("has cities within the country and its two far states", () => {
  for (const { properties, geometry } of cities.features) {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    expect([properties.name, longitude > -160 && longitude < -66 && latitude > 18 && latitude < 65]).toEqual([
      properties.name,
      true,
    ]);
  }
});

it("has the letters of every state and the District, each inside its own bounds", () => {
  const at = new Map(stateNames.features.map(({ properties, geometry }) => [properties.code, geometry.coordinates]));
  expect(at.size).toBe(51);
  expect(at.has("PR")).toBe(false);
  // A rectangle is enough to tell that longitude and latitude have not changed places or states.
  for (const [code, west, south, east, north] of [
    ["CO", -109.1, 36.9, -102, 41.1],
    ["TN", -90.4, 34.9, -81.6, 36.7],
    ["RI", -71.9, 41.1, -71.1, 42.1],
    ["HI", -160.3, 18.8, -154.7, 22.3],
  ] as const) {
    const [longitude = 0, latitude = 0] = at.get(code) ?? [];
    expect([code, longitude > west && longitude < east, latitude > south && latitude < north]).toEqual([
      code,
      true,
      true,
    ]);
  }
});

it("shows the letters of small states only where there is room", () => {
  const isRoomy = new Map(stateNames.features.map(({ properties }) => [properties.code, properties.isRoomy]));
  expect([isRoomy.get("TX"), isRoomy.get("RI"), isRoomy.get("DC")]).toEqual([true, false, false]);
});

it("adds towns for a close look, the larger first, and none beside a city that is named already", async () => {
  const { towns, counties } = await loadCloseUp();
  expect(counties.coordinates.length).toBeGreaterThan(1_000);
  const names = towns.features.map(({ properties }) => properties.name);
  expect(names).toEqual(expect.arrayContaining(["Laramie", "Tucumcari", "North Platte"]));
  expect(names).not.toContain("Brooklyn");
  expect(names.indexOf("Fort Worth")).toBeLessThan(names.indexOf("Laramie"));
  expect(towns.features.map(({ properties }) => properties.order)).toEqual(names.map((_, index) => index));
});

/** Exact enough for steps of a hundred miles. */
function milesBetween([fromX = 0, fromY = 0]: Position, [toX = 0, toY = 0]: Position) {
  const across = (toX - fromX) * Math.cos((((fromY + toY) / 2) * Math.PI) / 180);
  return Math.hypot(across, toY - fromY) * 69.09;
}

const stepsOf = (points: readonly Position[]) =>
  points.slice(1).map((point, at) => milesBetween(points[at] ?? point, point));

/** How far a place lies from a road, looked at every tenth of each step. */
function milesFrom(road: string, place: Position) {
  const lines = interstates.features.filter(({ properties }) => properties.road === road);
  const along = lines.flatMap(({ geometry: { coordinates } }) =>
    coordinates.slice(1).flatMap(([toX = 0, toY = 0], at) => {
      const [fromX = 0, fromY = 0] = coordinates[at] ?? [];
      return Array.from({ length: 11 }, (_, tenth): Position => [
        fromX + ((toX - fromX) * tenth) / 10,
        fromY + ((toY - fromY) * tenth) / 10,
      ]);
    }),
  );
  return Math.min(...along.map((point) => milesBetween(point, place)));
}

describe("the interstates", () => {
  it("are as long as the roads, less what the bends between two places take", () => {
    // Miles of the Federal Highway Administration's route log.
    const official = {
      "I-5": 1381, "I-10": 2460, "I-15": 1433, "I-20": 1539, "I-25": 1062, "I-29": 755, "I-35": 1569, "I-40": 2556,
      "I-44": 634, "I-55": 964, "I-65": 887, "I-70": 2153, "I-75": 1786, "I-80": 2900, "I-81": 855, "I-85": 666,
      "I-90": 3021, "I-94": 1585, "I-95": 1906,
    }; // prettier-ignore
    for (const [road, miles] of Object.entries(official)) {
      const line = interstates.features.find(({ properties }) => properties.road === road);
      const drawn = stepsOf(line?.geometry.coordinates ?? []).reduce((sum, step) => sum + step, 0);
      expect([road, drawn / miles > 0.92 && drawn / miles < 1.08]).toEqual([road, true]);
    }
  });

  it("have a place at least every 130 miles", () => {
    for (const { properties, geometry } of interstates.features)
      expect([properties.road, Math.max(...stepsOf(geometry.coordinates)) < 130]).toEqual([properties.road, true]);
  });

  it("keep within ten miles of junctions between towns", () => {
    for (const [junction, longitude, latitude] of [
      ["I-15 I-70", -112.6, 38.57],
      ["I-10 I-20", -104.07, 31.08],
      ["I-80 I-84", -111.44, 40.97],
      ["I-84 I-86", -113.48, 42.56],
      ["I-25 I-90", -106.69, 44.37],
      ["I-80 I-76", -102.25, 41.01],
      ["I-24 I-57", -88.98, 37.62],
      ["I-64 I-81", -79.09, 38.1],
    ] as const)
      for (const road of junction.split(" "))
        expect([junction, road, milesFrom(road, [longitude, latitude]) < 10]).toEqual([junction, road, true]);
  });

  it("are under the cities and gone before a line would have to be exact", () => {
    const { layers } = basemap("light");
    const ids = layers.map(({ id }) => id);
    const lowest = Math.min(...ids.map((id, at) => (id.startsWith("cit") ? at : ids.length)));
    expect(ids.indexOf("land")).toBeLessThan(ids.indexOf("interstates"));
    expect(ids.indexOf("interstate-names")).toBeLessThan(lowest);
    for (const id of ["interstates", "interstate-names"])
      expect(layers.find((layer) => layer.id === id)?.maxzoom).toBe(10.5);
  });
});
