import { describe, expect, it } from "vitest";
import type { Tone } from "@haul/ui/core";
import { IconTruck } from "@haul/ui/icons";
import { loadCloseUp } from "./basemap";
import { cities } from "./cities";
import { boundsOf, COUNTRY, lineThrough, ringOf } from "./geometry";
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
