import { beforeAll, describe, expect, it } from "vitest";
import { type Access, judge, type Section } from "@haul/platform";
import { matchRemote, placeOf } from "../remotes/match";
import { readManifests } from "../remotes/read-manifests";
import type { KnownRemote } from "../remotes/registry";
import { testRemote } from "../remotes/test-remote";
import { SHELL_ROUTES } from "../routes";
import { homePath } from "./home-path";

/** Every section, and the page that the server names for it. */
const LANDING: Readonly<Record<Section, string>> = {
  dashboard: "/dashboard",
  loads: "/apps/loads/today",
  tracking: "/apps/track&trace",
  quotes: "/apps/quotation",
  pricing: "/apps/quotation",
  safety: "/apps/safety/drivers",
  driver_files: "/apps/safety/drivers",
  financial: "/apps/financial/ready-to-bill",
  corrections: "/apps/loads",
  company: "/CompanyInfo",
  admin: "/admin",
};
const SECTIONS = Object.keys(LANDING) as Section[];
/** No redirect of ours is longer: the guard's to the start page, and from there home. */
const MOST_STEPS = 3;

let remotes: readonly KnownRemote[];

beforeAll(async () => {
  const manifests = await readManifests();
  remotes = manifests.map((manifest) => testRemote(JSON.parse(JSON.stringify(manifest)) as object));
});

const access = (sections: Section[], landing_path: string): Access => ({
  kind: "known",
  session: { status: "active", email: "lee@prairie.example", role: "User", sections, permissions: [], landing_path },
});

/** Follows the guard and the start page from a path until nothing redirects. */
function walk(from: string, sections: Section[], landing: string): string {
  const someone = access(sections, landing);
  let path = from;
  for (let step = 0; step <= MOST_STEPS; step += 1) {
    const next = path === "/" ? (homePath(someone, landing, remotes) ?? path) : guarded(path, someone);
    if (next === path) return path;
    path = next;
  }
  throw new Error(`${from} goes in a circle for ${sections.join(", ") || "no sections"} at ${landing}.`);
}

function guarded(path: string, someone: Access): string {
  const match = matchRemote(remotes, path);
  const place = SHELL_ROUTES.find((route) => route.path === path) ?? (match && placeOf(match.path));
  const verdict = judge(place?.rule, someone, path);
  return verdict.kind === "redirect" ? verdict.to : path;
}

describe("the way home", () => {
  it.each(SECTIONS)("ends for a person with only %s, on that section's page", (section) => {
    expect(walk("/", [section], LANDING[section])).toBe(LANDING[section]);
  });

  it("ends for every one and every two sections, from any page, and for any page the server names", () => {
    const places = [...new Set(Object.values(LANDING)), "/", "/apps/nowhere"];
    const pairs = SECTIONS.flatMap((one, index) => SECTIONS.slice(index).map((other) => [...new Set([one, other])]));
    for (const sections of [[], ...pairs]) {
      for (const place of places) {
        walk("/", sections, place);
        walk(place, sections, "/apps/quotation");
      }
    }
  });

  it("is the start page for a person without sections, which says so", () => {
    expect(homePath(access([], "/"), "/", remotes)).toBeUndefined();
    expect(walk("/apps/loads", [], "/apps/loads")).toBe("/");
  });
});
