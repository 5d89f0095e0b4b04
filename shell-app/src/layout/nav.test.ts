import { describe, expect, it } from "vitest";
import type { Access, NavEntry, Section, ServerSession } from "@haul/platform";
import { currentEntry, menuFor } from "./nav";

const ENTRIES: readonly NavEntry[] = [
  {
    label: "Ready to bill",
    icon: "invoice",
    path: "/apps/financial/ready-to-bill",
    section: "financial",
    group: "Financial",
  },
  { label: "Drivers", icon: "drivers", path: "/apps/safety/drivers", section: "safety", group: "Safety" },
  { label: "Loads", icon: "loads", path: "/apps/loads", section: "loads", group: "Operations" },
];

function access(sections: Section[], status: ServerSession["status"] = "active"): Access {
  return {
    kind: "known",
    session: { status, email: "lee@prairie.example", sections, permissions: [], landing_path: "/" },
  };
}

const labels = (someone: Access) =>
  menuFor(someone, ENTRIES).map((group) => `${group.label}: ${group.entries.map(({ label }) => label).join(", ")}`);

describe("the menu", () => {
  it("shows everything to a person with every section, in the product's order", () => {
    expect(labels(access(["financial", "safety", "loads"]))).toEqual([
      "Operations: Loads",
      "Safety: Drivers",
      "Financial: Ready to bill",
    ]);
  });

  it("shows a safety manager the safety section and nothing else", () => {
    expect(labels(access(["safety"]))).toEqual(["Safety: Drivers"]);
  });

  it.each<[string, Access]>([
    ["a stranger", { kind: "anonymous" }],
    ["a person who is being looked up", { kind: "looking_up" }],
    ["a suspended person", access(["loads"], "suspended")],
    ["a member without sections", access([])],
  ])("is empty for %s", (_title, someone) => {
    expect(labels(someone)).toEqual([]);
  });
});

describe("the entry of the page that is open", () => {
  const nested: readonly NavEntry[] = [
    ...ENTRIES,
    { label: "Detention", icon: "clock", path: "/apps/loads/detention", section: "loads", group: "Operations" },
    { label: "Track & trace", icon: "map", path: "/apps/track&trace", section: "tracking", group: "Operations" },
  ];

  it.each([
    ["/apps/loads", "Loads"],
    ["/apps/loads/0193", "Loads"],
    ["/apps/loads/detention", "Detention"],
    ["/apps/loads/detention/payers", "Detention"],
    ["/apps/track&trace", "Track & trace"],
    ["/apps/track%26trace/exceptions", "Track & trace"],
    ["/apps/%", undefined],
    ["/apps/loadstar", undefined],
  ])("of %s is %s", (pathname, label) => {
    expect(currentEntry(nested, pathname)?.label).toBe(label);
  });
});
