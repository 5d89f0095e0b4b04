import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { mockServer, type MockServer } from "@haul/testing/mock-server";
import { renderPages, type Rendered } from "@haul/testing/render";
import app from "./app";
import { handlersOf } from "./mocks/handlers";
import { makeWorld, type World } from "./mocks/world";

/** The moment of every test: a Friday morning in Chicago. */
const NOW = new Date("2026-11-20T16:00:00Z");

const SAFETY_MANAGER = [
  "drivers:write",
  "trucks:write",
  "trailers:write",
  "fleet_owners:write",
  "motor_carriers:write",
];

const PAGES = [
  () => import("./drivers/drivers.page"),
  () => import("./trucks/fleet.page"),
  () => import("./requests/public/papers.page"),
  () => import("./requests/review/submission-list"),
  () => import("./retention/retention-page"),
  () => import("./carriers/carriers.page"),
];

interface TestWorld extends MockServer {
  /** The mocks' data, new for each test. */
  readonly world: () => World;
  /** Opens a page as a safety manager, or as a person with these permissions. */
  readonly open: (at: string, permissions?: readonly string[]) => Promise<Rendered>;
}

/** The safety manager's front-end over a small carrier's records. */
export function testWorld(): TestWorld {
  let world = makeWorld();
  // What a page imports is compiled before the first test, not while it waits.
  beforeAll(() => Promise.all(PAGES.map((load) => load())), 120_000);
  beforeEach(() => {
    vi.setSystemTime(NOW);
    world = makeWorld();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const server = mockServer(() => handlersOf(world));
  return {
    ...server,
    world: () => world,
    open: (at, permissions = SAFETY_MANAGER) =>
      renderPages({ routes: app.routes, at, sections: ["safety"], permissions }),
  };
}
