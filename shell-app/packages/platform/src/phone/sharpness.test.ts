import { describe, expect, it } from "vitest";
import { grayOf, varianceOfLaplacian } from "./sharpness";

const SIDE = 64;
const picture = (shade: (x: number, y: number) => number) =>
  Float32Array.from({ length: SIDE * SIDE }, (_, at) => shade(at % SIDE, Math.floor(at / SIDE)));
const sharpnessOf = (shade: (x: number, y: number) => number) => varianceOfLaplacian(picture(shade), SIDE, SIDE);

describe("sharpness", () => {
  it("is that of edges: none of a plain sheet, much of print, little of blurred print", () => {
    const print = (x: number) => (x % 8 < 2 ? 20 : 235);
    // A box blur as wide as the strokes' distance leaves a slope instead of edges.
    const blurred = (x: number) =>
      Array.from({ length: 9 }, (_, step) => print(x + step)).reduce((sum, shade) => sum + shade, 0) / 9;
    expect(sharpnessOf(() => 200)).toBe(0);
    expect(sharpnessOf((x) => x)).toBeCloseTo(0, 3);
    expect(sharpnessOf(print)).toBeGreaterThan(1_000);
    expect(sharpnessOf(blurred)).toBeLessThan(sharpnessOf(print) / 20);
  });

  it("of nothing is none", () => {
    expect(varianceOfLaplacian([1, 2], 2, 1)).toBe(0);
  });

  it("looks at brightness, not at color", () => {
    const [white, black, green] = grayOf([255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255]);
    expect([white, black].map((shade) => Math.round(shade ?? -1))).toEqual([255, 0]);
    expect(green).toBeCloseTo(149.7, 0);
  });
});
