/** Turns the table of the interstates into lines, with the gazetteer's coordinates. */
import { readFileSync } from "node:fs";
import path from "node:path";

/** Neighbors in a line that stand farther apart are a mistake: a place of the same name, or one left out. */
const MOST_MILES = 130;

const EARTH_MILES = 3958.8;

/** The great circle between two points of longitude and latitude. */
function milesBetween([fromX, fromY], [toX, toY]) {
  const radians = Math.PI / 180;
  const half = (degrees) => Math.sin((degrees * radians) / 2) ** 2;
  const share = half(toY - fromY) + Math.cos(fromY * radians) * Math.cos(toY * radians) * half(toX - fromX);
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(share));
}

/** Where a place of the table lies: one of the gazetteer, or the point halfway between two. */
function pointOf(written, state, road, places) {
  const points = written.split("/").map((name) => {
    const place = places.find((one) => one.state === state && one.name === name);
    if (!place)
      throw new Error(`interstates.tsv: ${road} passes ${name}, ${state}, which the gazetteer does not have.`);
    return place.point;
  });
  return [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
}

/** Each line of the table: its road, its points (longitude, latitude) and its length in miles. */
export function readInterstates(places) {
  const table = readFileSync(path.join(import.meta.dirname, "interstates.tsv"), "utf8").replaceAll(/^#.*\n/gm, "");
  return table
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const rows = block.split("\n").map((row) => row.split("\t"));
      const [[road]] = rows;
      const stops = rows.flatMap(([ofRoad, state, names]) => {
        if (ofRoad !== road) throw new Error(`interstates.tsv: a blank line is missing between ${road} and ${ofRoad}.`);
        return names
          .split(", ")
          .map((name) => ({ name: `${name}, ${state}`, point: pointOf(name, state, road, places) }));
      });
      const miles = stops.slice(1).map(({ name, point }, at) => {
        const step = milesBetween(stops[at].point, point);
        if (step > MOST_MILES)
          throw new Error(`interstates.tsv: ${road} has ${Math.round(step)} miles from ${stops[at].name} to ${name}.`);
        return step;
      });
      return { road, points: stops.map(({ point }) => point), miles: miles.reduce((sum, step) => sum + step, 0) };
    });
}
