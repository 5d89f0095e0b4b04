import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import * as icons from ".";

const css = readFileSync(path.join(import.meta.dirname, "mirrored.css"), "utf8");
const mirrored = new Set([...css.matchAll(/\.tabler-icon-([a-z-]+)/g)].map(([, name]) => name));

/** `IconChevronRight` → `chevron-right`, as the icon's class says it. */
const kebab = (name: string) =>
  name
    .replace(/^Icon/, "")
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .toLowerCase();
const exported = Object.keys(icons).map(kebab);

describe("icons on a mirrored page", () => {
  it("turn round when they point to a side", () => {
    const toTheSide = exported.filter((name) => /(left|right|back-up|login|logout|send|external-link)$/.test(name));
    expect(toTheSide.length).toBeGreaterThan(8);
    expect(toTheSide.filter((name) => !mirrored.has(name))).toEqual([]);
  });

  it("are named as they are exported", () => {
    expect([...mirrored].filter((name) => !exported.includes(name ?? ""))).toEqual([]);
  });
});
