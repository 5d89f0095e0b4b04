/** Size of the drawing, in its own units. */
export const [MAP_WIDTH, MAP_HEIGHT] = [975, 610] as const;

interface Cone {
  /** Degrees that turn the globe so that the middle meridian is 0. */
  turn: number;
  center: readonly [longitude: number, latitude: number];
  parallels: readonly [number, number];
  scale: number;
  at: readonly [x: number, y: number];
}

const SCALE = 1300;
const MIDDLE = [MAP_WIDTH / 2, MAP_HEIGHT / 2] as const;

/** The parts of d3's `geoAlbersUsa().scale(1300).translate([487.5, 305])`, in which the Census outline is drawn. */
const CONTIGUOUS: Cone = {
  turn: 96,
  center: [-0.6, 38.7],
  parallels: [29.5, 45.5],
  scale: SCALE,
  at: MIDDLE,
};
const ALASKA: Cone = {
  turn: 154,
  center: [-2, 58.5],
  parallels: [55, 65],
  scale: SCALE * 0.35,
  at: [MIDDLE[0] - 0.307 * SCALE, MIDDLE[1] + 0.201 * SCALE],
};
const HAWAII: Cone = {
  turn: 157,
  center: [-3, 19.9],
  parallels: [8, 18],
  scale: SCALE,
  at: [MIDDLE[0] - 0.205 * SCALE, MIDDLE[1] + 0.212 * SCALE],
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The conic equal-area projection, before it is scaled (Snyder, Map Projections, USGS 1395, p. 100). */
function conic([south, north]: Cone["parallels"], longitude: number, latitude: number): [number, number] {
  const sine = Math.sin(radians(south));
  const n = (sine + Math.sin(radians(north))) / 2;
  const c = 1 + sine * (2 * n - sine);
  const radius = Math.sqrt(c - 2 * n * Math.sin(radians(latitude))) / n;
  const angle = n * radians(longitude);
  return [radius * Math.sin(angle), Math.sqrt(c) / n - radius * Math.cos(angle)];
}

/** Where a place is drawn, or `null` when it lies outside the map. */
export function project(longitude: number, latitude: number): readonly [x: number, y: number] | null {
  const cone = longitude < -130 ? (latitude > 45 ? ALASKA : HAWAII) : CONTIGUOUS;
  const [x, y] = conic(cone.parallels, longitude + cone.turn, latitude);
  const [middleX, middleY] = conic(cone.parallels, ...cone.center);
  const at = [cone.at[0] + cone.scale * (x - middleX), cone.at[1] - cone.scale * (y - middleY)] as const;
  return at[0] >= 0 && at[0] <= MAP_WIDTH && at[1] >= 0 && at[1] <= MAP_HEIGHT ? at : null;
}
