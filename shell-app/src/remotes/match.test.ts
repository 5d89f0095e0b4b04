import { describe, expect, it } from "vitest";
import { matchRemote } from "./match";
import { RemoteProblem } from "./problem";
import { testRemote } from "./test-remote";

const REMOTES = [
  testRemote({
    id: "safety",
    paths: [
      { pattern: "/apps/safety/*", frame: "frame", section: "safety" },
      { pattern: "/:dotNumber/applicationForm", frame: "bare", params: { dotNumber: "[0-9]{1,8}" } },
    ],
  }),
  testRemote({
    id: "apps",
    paths: [
      { pattern: "/apps/track&trace", frame: "frame" },
      { pattern: "/apps/*", frame: "frame" },
    ],
  }),
  testRemote({ id: "fleetowner", paths: [{ pattern: "/fleetowner/*", frame: "portal" }] }),
  { id: "financial", isKnown: false as const, problem: new RemoteProblem("unreachable", "") },
];

describe("who answers a path", () => {
  it.each([
    ["/apps/safety/drivers", "safety"],
    ["/apps/loads/0190", "apps"],
    ["/apps/track&trace", "apps"],
    ["/apps/track%26trace", "apps"],
    ["/fleetowner", "fleetowner"],
    ["/fleetowner/verify-token/abc", "fleetowner"],
    ["/2873641/applicationForm", "safety"],
    ["/12345678/applicationForm", "safety"],
    ["/123456789/applicationForm", undefined],
    ["/pages/applicationForm", undefined],
    ["/nothing", undefined],
  ])("%s is %s", (pathname, id) => {
    expect(matchRemote(REMOTES, pathname)?.remote.id).toBe(id);
  });
});
