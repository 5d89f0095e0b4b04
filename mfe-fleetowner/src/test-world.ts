import { act } from "react";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { Language } from "@haul/platform/i18n";
import { mockServer, type MockServer } from "@haul/testing/mock-server";
import { renderPages, type Rendered } from "@haul/testing/render";
import app from "./app";
import { handlersOf, ownerSession } from "./mocks/handlers";
import { makeWorld, type World } from "./mocks/world";
import { changeLanguage } from "./i18n";
import { enterPortal, leavePortal } from "./owner";

/** The moment of every test: a Friday morning in Chicago. */
const NOW = new Date("2026-11-20T16:00:00Z");

const PAGES = [
  () => import("./trucks/dashboard.page"),
  () => import("./profile/profile.page"),
  () => import("./sign-in/login.page"),
  () => import("./sign-in/verify-token.page"),
];

interface TestWorld extends MockServer {
  /** The mocks' data, new for each test. */
  readonly world: () => World;
  /** Opens a page of the portal without being logged in. */
  readonly open: (at: string) => Promise<Rendered>;
  /** Opens it as Rosa. */
  readonly openAsOwner: (at: string) => Promise<Rendered>;
  readonly speak: (language: Language) => Promise<void>;
}

/** The portal as Rosa sees it, who owns two trucks. */
export function testWorld(): TestWorld {
  let world = makeWorld();
  // What a page imports is compiled before the first test, not while it waits.
  beforeAll(() => Promise.all(PAGES.map((load) => load())), 120_000);
  beforeEach(async () => {
    vi.setSystemTime(NOW);
    world = makeWorld();
    localStorage.clear();
    act(leavePortal);
    await changeLanguage("en");
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const server = mockServer(() => handlersOf(world));
  const open = (at: string) => renderPages({ routes: app.routes, at });
  return {
    ...server,
    world: () => world,
    open,
    openAsOwner: (at) => {
      act(() => enterPortal(ownerSession()));
      return open(at);
    },
    speak: (language) => act(() => changeLanguage(language)),
  };
}
