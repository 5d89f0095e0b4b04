import { describe, expect, it } from "vitest";
import type { Tone } from "@haul/ui/core";
import { IconTruck } from "@haul/ui/icons";
import { cities } from "./cities";
import { boundsOf, COUNTRY, lineThrough, ringOf } from "./geometry";
import { markerOrder } from "./marker-order";

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
