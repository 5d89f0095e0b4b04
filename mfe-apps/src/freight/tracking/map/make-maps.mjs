/**
 * Makes the drawing of the dashboard's map and the names of the states from the Census Bureau's boundaries (public
 * domain, npm `us-atlas`), and the towns of the basemap from the gazetteer (GeoNames, CC BY 4.0):
 * `node mfe-apps/src/freight/tracking/map/make-maps.mjs`, then Prettier.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { feature, mesh } from "topojson-client";

const HERE = import.meta.dirname;
const ROOT = path.join(HERE, "../../../../..");
const HEADER = "// Made by mfe-apps/src/freight/tracking/map/make-maps.mjs from the Census Bureau's boundaries.\n";

/** By the Census Bureau's number; territories are on neither map. */
const CODES = {
  "01": "AL", "02": "AK", "04": "AZ", "05": "AR", "06": "CA", "08": "CO", "09": "CT", 10: "DE", 11: "DC", 12: "FL",
  13: "GA", 15: "HI", 16: "ID", 17: "IL", 18: "IN", 19: "IA", 20: "KS", 21: "KY", 22: "LA", 23: "ME", 24: "MD",
  25: "MA", 26: "MI", 27: "MN", 28: "MS", 29: "MO", 30: "MT", 31: "NE", 32: "NV", 33: "NH", 34: "NJ", 35: "NM",
  36: "NY", 37: "NC", 38: "ND", 39: "OH", 40: "OK", 41: "OR", 42: "PA", 44: "RI", 45: "SC", 46: "SD", 47: "TN",
  48: "TX", 49: "UT", 50: "VT", 51: "VA", 53: "WA", 54: "WV", 55: "WI", 56: "WY",
}; // prettier-ignore

const read = (name) => JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`us-atlas/${name}`), "utf8"));

/** How far a point lies from a line, squared. */
function apart([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2;
}

/** Douglas and Peucker: leaves out what lies nearer to the line than the tolerance. */
function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [far, most] = [0, 0];
  for (let at = 1; at < points.length - 1; at += 1) {
    const distance = apart(points[at], first, last);
    if (distance > most) [far, most] = [at, distance];
  }
  if (most <= tolerance ** 2) return [first, last];
  return [...simplify(points.slice(0, far + 1), tolerance).slice(0, -1), ...simplify(points.slice(far), tolerance)];
}

/** An SVG path of whole units, each step from the point before. */
function pathOf(lines, tolerance, isClosed) {
  const least = isClosed ? 4 : 2;
  return lines
    .map((line) => simplify(line, tolerance).map((point) => point.map(Math.round)))
    .filter((line) => line.length >= least)
    .map(([[x, y], ...rest]) => {
      let [atX, atY] = [x, y];
      const steps = rest.map(([toX, toY]) => {
        const step = `${toX - atX} ${toY - atY}`;
        [atX, atY] = [toX, toY];
        return step;
      });
      return `M${x} ${y}l${steps.join(" ")}${isClosed ? "z" : ""}`;
    })
    .join("")
    .replaceAll(" -", "-");
}

const area = (ring) =>
  Math.abs(
    ring.reduce(
      (sum, [x, y], at) => sum + x * ring[(at + 1) % ring.length][1] - ring[(at + 1) % ring.length][0] * y,
      0,
    ),
  ) / 2;

function isInside([x, y], ring) {
  let inside = false;
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at, at += 1) {
    const [[ax, ay], [bx, by]] = [ring[at], ring[before]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The point inside a state's largest part that is farthest from its border, and how far that is. */
function middleOf({ geometry }) {
  const rings = (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates).map(([ring]) => ring);
  const ring = rings.toSorted((one, other) => area(other) - area(one))[0];
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const STEPS = 60;
  let best = { point: [0, 0], radius: -1 };
  for (let column = 1; column < STEPS; column += 1)
    for (let row = 1; row < STEPS; row += 1) {
      const point = [west + ((east - west) * column) / STEPS, south + ((north - south) * row) / STEPS];
      if (!isInside(point, ring)) continue;
      const radius = Math.sqrt(Math.min(...ring.slice(1).map((corner, at) => apart(point, ring[at], corner))));
      if (radius > best.radius) best = { point, radius };
    }
  return best;
}

const labelsOf = (topology) =>
  feature(topology, topology.objects.states)
    .features.filter(({ id }) => CODES[id])
    .map((state) => ({ code: CODES[state.id], ...middleOf(state) }))
    .toSorted((one, other) => one.code.localeCompare(other.code));

/** The dashboard's: in the projection and units of `us-atlas`'s Albers files. */
function outline() {
  const topology = read("states-albers-10m.json");
  const { states } = topology.objects;
  const coast = mesh(topology, states, (one, other) => one === other).coordinates;
  const borders = mesh(topology, states, (one, other) => one !== other).coordinates;
  const roomy = labelsOf(topology).filter(({ radius }) => radius > 11);
  const labels = roomy.map(({ code, point }) => JSON.stringify([code, ...point.map(Math.round)]));
  return `${HEADER}
/** SVG paths in a field of 975 by 610. */
export const NATION = "${pathOf(coast, 0.8, true)}";
export const BORDERS = "${pathOf(borders, 0.8, false)}";
/** The states that have room for their two letters. */
export const LABELS: readonly (readonly [code: string, x: number, y: number])[] = [${labels.join(",")}];
`;
}

/** The basemap's: where each state's two letters stand, and how much room they have, in degrees. */
function states() {
  const labels = labelsOf(read("states-10m.json")).map(({ code, point, radius }) =>
    JSON.stringify([code, ...point.map((degrees) => Number(degrees.toFixed(2))), Number(radius.toFixed(2))]),
  );
  return `${HEADER}
/** Two letters, longitude and latitude of the place for them, and the room around it, in degrees. */
export const STATE_LABELS: readonly (readonly [code: string, longitude: number, latitude: number, room: number])[] = [
  ${labels.join(",")},
];
`;
}

/** People that a town needs to be on the map, in hundreds, and the degrees to the next larger one. */
const [LEAST_PEOPLE, LEAST_ROOM] = [30, 0.35];

/** The larger of towns that stand close together, and none beside the cities. Rows are name, longitude, latitude. */
function spread(towns, cities) {
  const kept = [...cities];
  const isFree = ([, x, y]) => kept.every(([, atX, atY]) => Math.hypot((x - atX) * 0.8, y - atY) > LEAST_ROOM);
  return towns.filter((town) => isFree(town) && kept.push(town));
}

/** The basemap's towns. GeoNames gives some neighborhoods the population of their city; those have no ZIP Code. */
function towns() {
  const places = readFileSync(path.join(ROOT, "backend/capability/gazetteer/places.tsv"), "utf8").trim().split("\n");
  const codes = new Set(Object.values(CODES));
  let isShown = false;
  const found = places.flatMap((line) => {
    const [name, hundreds, , at, zips] = line.split("\t");
    if (name.startsWith("=")) isShown = codes.has(name.slice(1));
    if (name.startsWith("=") || !isShown || !zips || Number(hundreds) < LEAST_PEOPLE) return [];
    const [, latitude, longitude] = /^(\d+)([+-]\d+)$/.exec(at);
    return [{ town: [name, Number(longitude) / 1000, Number(latitude) / 1000], hundreds: Number(hundreds) }];
  });
  const sorted = found.toSorted((one, other) => other.hundreds - one.hundreds).map(({ town }) => town);
  const rowsOfCities = readFileSync(path.join(HERE, "cities.ts"), "utf8").matchAll(/\["[^"]+", [-.\d]+, [-.\d]+\]/g);
  const known = [...rowsOfCities].map(([row]) => JSON.parse(row));
  const rows = spread(sorted, known).map(([name, x, y]) => [name, Number(x.toFixed(2)), Number(y.toFixed(2))]);
  return `// Made by mfe-apps/src/freight/tracking/map/make-maps.mjs from the gazetteer.
// Contains data from GeoNames (https://www.geonames.org), CC BY 4.0; changed: see backend/capability/gazetteer.

/** Name, longitude and latitude, the most populous first. */
export const TOWNS: readonly (readonly [name: string, longitude: number, latitude: number])[] = [
  ${rows.map((row) => JSON.stringify(row)).join(",")},
];
`;
}

writeFileSync(path.join(HERE, "towns.gen.ts"), towns());
writeFileSync(path.join(HERE, "state-labels.gen.ts"), states());
writeFileSync(path.join(ROOT, "shell-app/src/dashboard/map/us-outline.gen.ts"), outline());
