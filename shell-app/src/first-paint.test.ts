import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { LAYOUT_KEY } from "@haul/platform";

const script = readFileSync(path.join(import.meta.dirname, "first-paint.js"), "utf8");

/** What the document is drawn in before anything else is loaded. */
function paint(stored: string | null, isSystemDark: boolean) {
  const html = document.createElement("html");
  html.setAttribute("data-mantine-color-scheme", "light");
  const matchMedia = (query: string) => ({ matches: isSystemDark && query === "(prefers-color-scheme: dark)" });
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => (key === LAYOUT_KEY ? stored : null) },
    document: { documentElement: html, defaultView: { matchMedia } },
  });
  return { scheme: html.getAttribute("data-mantine-color-scheme"), dir: html.dir };
}

describe("the first paint", () => {
  it.each<[string | null, boolean, string]>([
    [null, true, "light"],
    ['{"theme":"light"}', true, "light"],
    ['{"theme":"dark"}', false, "dark"],
    ['{"theme":"system"}', true, "dark"],
    ['{"theme":"system"}', false, "light"],
    ["{", true, "light"],
  ])("of %j, with a dark system: %s, is %s", (stored, isSystemDark, scheme) => {
    expect(paint(stored, isSystemDark).scheme).toBe(scheme);
  });

  it("is mirrored where the person reads from right to left", () => {
    expect(paint('{"direction":"rtl"}', false).dir).toBe("rtl");
    expect(paint("{}", false).dir).toBe("");
  });
});
