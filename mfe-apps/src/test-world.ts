import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { Section } from "@haul/platform";
import { mockServer, type MockServer } from "@haul/testing/mock-server";
import { renderPages, type Rendered } from "@haul/testing/render";
import { handlersOf } from "./mocks/handlers";
import { makeWorld, type World } from "./mocks/world";
import type { Load } from "./freight/loads/loads.queries";
import type { Quote } from "./freight/quotes/quotes.queries";
import { routes } from "./routes";

/** The moment of every test: a Friday morning in Chicago. */
const NOW = new Date("2026-11-20T16:00:00Z");

const DISPATCHER = [
  "loads:write",
  "loads:correct",
  "documents:read",
  "tracking:read",
  "tracking:write",
  "customers:read",
  "customers:write",
  "facilities:write",
  "documents:write",
  "quotes:read",
  "quotes:write",
  "quotes:approve",
  "contract_lanes:read",
  "contract_lanes:write",
  "quote_settings:write",
];

const PAGES = [
  () => import("./freight/board/board.page"),
  () => import("./freight/home/home.page"),
  () => import("./partners/customers/customer-list.page"),
  () => import("./partners/customers/duplicates.page"),
  () => import("./partners/facilities/facility-list.page"),
  () => import("./partners/facilities/facility-duplicates.page"),
  () => import("./freight/loads/list/load-list.page"),
  () => import("./freight/loads/form/load-create.page"),
  () => import("./freight/loads/page/load.page"),
  () => import("./freight/loads/form/load-edit.page"),
  () => import("./office/imports/import.page"),
  () => import("./freight/detention/detention-list.page"),
  () => import("./freight/detention/detention-payers.page"),
  () => import("./freight/quotes/list/quote-list.page"),
  () => import("./freight/quotes/form/quote-create.page"),
  () => import("./freight/quotes/page/quote.page"),
  () => import("./freight/quotes/form/quote-edit.page"),
  () => import("./freight/quotes/quote-report.page"),
  () => import("./freight/quotes/contracts/contract-lane-list.page"),
  () => import("./freight/quotes/offer/offer.page"),
  () => import("./freight/tracking/list/tracking.page"),
  () => import("./freight/tracking/exceptions/exception-list.page"),
  () => import("./freight/tracking/on-time.page"),
  () => import("./freight/tracking/public/shared.page"),
  () => import("./freight/tracking/public/drive.page"),
];

interface TestWorld extends MockServer {
  /** The mocks' data, new for each test. */
  readonly world: () => World;
  readonly loadOf: (number: string) => Load;
  readonly quoteOf: (number: string) => Quote;
  /** Opens a page as a dispatcher, or as a person with these permissions. */
  readonly open: (at: string, permissions?: readonly string[]) => Promise<Rendered>;
}

/** The dispatcher's front-end over a small carrier's records. */
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
  const sections: Section[] = ["loads", "quotes", "pricing", "corrections", "tracking"];
  return {
    ...server,
    world: () => world,
    loadOf: (number) => world.loads.one((load) => load.number === number),
    quoteOf: (number) => world.quotes.one((quote) => quote.number === number),
    open: (at, permissions = DISPATCHER) => renderPages({ routes, at, sections, permissions }),
  };
}
