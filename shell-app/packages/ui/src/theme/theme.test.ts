import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { colors, toneColor, type Tone } from "./colors";
import { DARK_TINT } from "./theme";

const channelsOf = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** `color-mix(in srgb, …)` of two colors. */
function mix(color: string, ground: string, share: number): string {
  const base = channelsOf(ground);
  const mixed = channelsOf(color).map((channel, index) =>
    Math.round(channel * share + (base[index] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const shade = (name: keyof typeof colors, index: number): string => colors[name][index] ?? "";
/** The rule of `global.css` for the dots of the dark scheme. */
const [DARK_DOTS = ""] =
  /\[data-mantine-color-scheme="dark"\] \.mantine-Badge-root\[data-variant="dot"\] \{[^}]*\}/.exec(
    readFileSync(join(import.meta.dirname, "global.css"), "utf8"),
  ) ?? [];
const TEXT = 4.5;
const PARTS = 3;

describe("contrast in the light scheme", () => {
  it.each([
    ["text on the page", shade("gray", 9), "#ffffff", TEXT],
    ["secondary text on the page", shade("gray", 5), "#ffffff", TEXT],
    ["secondary text on a surface", shade("gray", 5), shade("gray", 0), TEXT],
    ["the button", "#ffffff", shade("teal", 7), TEXT],
    ["the destructive button", "#ffffff", shade("red", 7), TEXT],
    ["a link on a surface", shade("teal", 7), shade("gray", 0), TEXT],
    ["an error", shade("red", 7), "#ffffff", TEXT],
    ["a red entry of a menu under the pointer", shade("red", 7), shade("red", 1), TEXT],
    ["text on an open row", shade("gray", 9), shade("teal", 0), TEXT],
    ["the focus ring", shade("teal", 7), "#ffffff", PARTS],
    ["the edge of a field", shade("gray", 4), "#ffffff", PARTS],
    ["the edge of a field on a surface", shade("gray", 4), shade("gray", 0), PARTS],
  ])("%s", (_, text, ground, least) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(least);
  });
});

describe("contrast in the dark scheme", () => {
  const page = shade("dark", 7);
  const raised = shade("dark", 6);
  it.each([
    ["the edge of a field", shade("gray", 5), page, PARTS],
    ["the edge of a field on a raised surface", shade("gray", 5), raised, PARTS],
    ["text on the page", shade("dark", 0), page, TEXT],
    ["text on a raised surface", shade("dark", 0), raised, TEXT],
    ["secondary text on the page", shade("dark", 2), page, TEXT],
    ["secondary text on a raised surface", shade("dark", 2), raised, TEXT],
    ["a link", shade("teal", 4), page, TEXT],
    ["an error", shade("red", 4), page, TEXT],
    ["a red entry of a menu", shade("red", 4), raised, TEXT],
    ["a red entry of a menu under the pointer", shade("red", 4), mix(shade("red", 5), page, DARK_TINT), TEXT],
    ["secondary text on an open row", shade("dark", 2), "#12302e", TEXT],
    ["the focus ring", shade("teal", 4), raised, PARTS],
  ])("%s", (_, text, ground, least) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(least);
  });
});

describe("badges", () => {
  // Light scheme: shade 9 on 1, as Mantine has it. Dark scheme: shade 2 on our tint.
  it.each(Object.keys(toneColor) as Tone[])("%s reads well in both schemes", (tone) => {
    const color = toneColor[tone];
    expect(contrast(shade(color, 9), shade(color, 1))).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(shade(color, 2), mix(shade(color, 5), shade("dark", 7), DARK_TINT))).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(["gray", "teal", "blue", "violet", "green", "amber"] as const)(
    "a %s dot is seen in both schemes",
    (color) => {
      expect(contrast(shade(color, 7), "#ffffff")).toBeGreaterThanOrEqual(PARTS);
      expect(contrast(shade(color, 4), shade("dark", 7))).toBeGreaterThanOrEqual(PARTS);
      expect(DARK_DOTS).toContain(`--mantine-color-${color}-filled: var(--mantine-color-${color}-4);`);
    },
  );

  it("gives each meaning its own color", () => {
    expect(new Set(Object.values(toneColor)).size).toBe(Object.keys(toneColor).length);
  });
});
