import { screen, waitFor, within } from "@testing-library/react";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import type { Section } from "@haul/platform";
import { renderPages } from "@haul/testing/render";
import { dashboardRoutes } from "./dashboard.routes";
import { MAP_WIDTH, project } from "./map/albers";
import { movingOf, pinsOf, placeOf, type TrackedLoad } from "./map/moving";
import { BORDERS, LABELS } from "./map/us-outline.gen";
import { analytics, operations } from "./sample";

const id = (end: number) => `01930000-0000-7000-8000-0000000000${end}`;

const tracked = (end: number, change: Partial<TrackedLoad> = {}): TrackedLoad => ({
  load: { id: id(end), number: `1042${end}`, status: "in_transit" },
  assessed_at: "2026-11-20T12:00:00.000000Z",
  customer: { id: id(10), name: "Prairie Foods" },
  equipment: "dry_van",
  open_exceptions: [],
  timeliness: "on_time",
  timeliness_reason: "On time for Denver, CO.",
  position: {
    at: "2026-11-20T11:19:00.000000Z",
    age_minutes: 41,
    is_stale: false,
    city: "Amarillo",
    state: "TX",
    latitude: 35.22,
    longitude: -101.83,
    source: "driver",
  },
  ...change,
});
const late = tracked(21, { timeliness: "late", timeliness_reason: "Due at Denver 20 min ago." });
const unplaced: TrackedLoad = { ...tracked(22), timeliness: "at_risk" };
delete unplaced.position;
const booked = tracked(23, { load: { id: id(23), number: "104223", status: "booked" } });

let rows: TrackedLoad[] = [];
const asked: URLSearchParams[] = [];
const server = setupServer(
  mock("get", "/api/dashboard/operations", () => operations),
  mock("get", "/api/dashboard/analytics", ({ query }) => {
    asked.push(query);
    return analytics;
  }),
  mock("get", "/api/tracking/loads", () => ({ items: rows, total_count: rows.length })),
  mock("get", "/api/dashboard/preference", () => ({
    tiles: { order: [], hidden: [] },
    is_mailed_weekly: false,
    version: 0,
  })),
);
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  server.resetHandlers();
  rows = [];
});
afterAll(() => server.close());

const open = (permissions = ["tracking:read"], sections: Section[] = ["dashboard", "loads", "tracking"]) =>
  renderPages({
    routes: dashboardRoutes.map(({ path, element }) => ({ path, element })),
    at: "/dashboard/ecommerce",
    sections,
    permissions,
  });
const map = async () => within(await screen.findByRole("region", { name: "Moving loads" }));

describe("the map of the moving loads", () => {
  it("shows the loads under way, and says the same as counts and as a list", async () => {
    rows = [late, unplaced, tracked(24), booked];
    await open();
    const panel = await map();
    const counts = await panel.findByRole("list", { name: "Moving loads by timeliness" });
    expect(
      within(counts)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["1 Late", "1 At risk", "1 On time", "1 not on the map"]);
    expect(panel.getAllByTitle(/^Load \d+: /).map(({ title }) => title)).toEqual([
      "Load 104224: On time, Amarillo, TX",
      "Load 104221: Late, Amarillo, TX",
    ]);
    // Beside the map; where there is no room for that, it waits below.
    const list = panel.getByText("List of loads (3)").closest("details");
    expect(list).toHaveAttribute("open");
    const items = [...(list?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent);
    expect(items).toHaveLength(3);
    expect(items[0]).toMatch(/^Load 104221Amarillo, TX · .+Late$/);
    expect(items[1]).toBe("Load 104222No position yetAt risk");
  });

  it("leads from a pin and from the list to the load, for those who may open loads", async () => {
    rows = [late];
    await open();
    const panel = await map();
    const pin = await panel.findByTitle(/^Load 104221: /);
    expect(pin).toHaveAttribute("href", `/apps/loads/${late.load.id}`);
    // The list has the same link for keyboards and screen readers.
    expect(pin).toHaveAttribute("tabindex", "-1");
    expect(pin).toHaveAttribute("aria-hidden", "true");
    expect(panel.getByText("Load 104221")).toHaveAttribute("href", `/apps/loads/${late.load.id}`);
  });

  it("leads nowhere for those who may not", async () => {
    rows = [late];
    await open(["tracking:read"], ["dashboard", "tracking"]);
    const panel = await map();
    expect(await panel.findByTitle(/^Load 104221: /)).not.toHaveAttribute("href");
    expect(panel.getByText("Load 104221")).not.toHaveAttribute("href");
  });

  it("says that nothing moves", async () => {
    rows = [booked];
    await open();
    expect(await (await map()).findByText("No loads are moving.")).toBeInTheDocument();
  });

  it("says that no position is known, and which loads move all the same", async () => {
    rows = [unplaced];
    await open();
    const panel = await map();
    expect(await panel.findByText("No position is known yet.")).toBeInTheDocument();
    expect(panel.getByText("1 not on the map")).toBeInTheDocument();
  });

  it("says that it shows the most urgent when there are more", async () => {
    server.use(mock("get", "/api/tracking/loads", () => ({ items: [late], total_count: 240, next_cursor: "more" })));
    await open();
    expect(await (await map()).findByText("Shows the 200 most urgent open loads.")).toBeInTheDocument();
  });

  it("offers to try again, and leaves the figures alone", async () => {
    server.use(mock("get", "/api/tracking/loads", () => mockProblem(500, { message: "Broken.", request_id: "r-8" })));
    await open();
    const panel = await map();
    expect(await panel.findByText("The map could not be loaded")).toBeInTheDocument();
    expect(panel.getByRole("button", { name: "Try again" })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Money" })).toBeInTheDocument();
  });

  it("is not there for those who may not see where loads are", async () => {
    await open([]);
    await screen.findByRole("region", { name: "Exceptions" });
    expect(screen.queryByRole("region", { name: "Moving loads" })).not.toBeInTheDocument();
    expect(screen.getByRole("region", { name: "This week" })).toBeInTheDocument();
  });
});

describe("this week beside the weeks before", () => {
  it("asks for eight weeks and draws a line for each figure, in words too", async () => {
    const weeks = [
      { week_start_on: "2026-11-09", revenue_cents: 15_000_00, delivered_count: 4, on_time_delivery_percent: "92.5" },
      { week_start_on: "2026-11-16", revenue_cents: 21_000_00, delivered_count: 6 },
    ].map((week) => ({ ...week, loaded_miles: "0.0" }));
    server.use(
      mock("get", "/api/dashboard/analytics", ({ query }) => {
        asked.push(query);
        return { ...analytics, weeks };
      }),
    );
    await open([]);
    const week = within(await screen.findByRole("region", { name: "This week" }));
    expect(await week.findByText("$21,000")).toBeInTheDocument();
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ from: "2026-09-28", to: "2026-11-20" });
    expect(week.getByText("Revenue").parentElement).toHaveTextContent("last week $15,000");
    expect(week.getByText("On-time delivery").parentElement).toHaveTextContent("On-time delivery–last week 92.5%");
    // One week with arrivals is no course.
    expect(week.getAllByRole("img").map((picture) => picture.getAttribute("aria-label"))).toEqual([
      "By week: first $15,000, last $21,000, lowest $15,000, highest $21,000",
      "By week: first 4, last 6, lowest 4, highest 6",
    ]);
    expect(week.getByRole("link", { name: /^Loads delivered/ })).toHaveAttribute(
      "href",
      "/apps/loads?group=all&status=delivered&delivered_from=2026-11-16&sort=-delivery_at",
    );
  });

  it("shows dashes when the weeks cannot be loaded", async () => {
    server.use(mock("get", "/api/dashboard/analytics", () => mockProblem(500, { message: "Broken." })));
    await open([]);
    const week = within(await screen.findByRole("region", { name: "This week" }));
    await waitFor(() => expect(week.getByText("Revenue").parentElement).toHaveTextContent(/^Revenue–/));
  });
});

/** The corners of an SVG path whose lines are steps from the point before. */
const cornersOf = (path: string): [number, number][] =>
  path.split("M").flatMap((line) => {
    const numbers = (line.match(/-?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    return numbers.flatMap((step, at): [number, number][] => {
      if (at % 2 === 0) {
        x += step;
        return [];
      }
      y += step;
      return [[x, y]];
    });
  });

describe("places on the map", () => {
  it("stand where the Census outline has the same states", () => {
    // The middle of Colorado, Tennessee and Alaska, as near as a state's letters are to it.
    for (const [state, longitude, latitude] of [
      ["CO", -105.5, 39],
      ["TN", -86.4, 35.8],
      ["AK", -153, 64.5],
    ] as const) {
      const [, x = 0, y = 0] = LABELS.find(([code]) => code === state) ?? [];
      const [atX, atY] = project(longitude, latitude) ?? [0, 0];
      expect([state, Math.hypot(atX - x, atY - y) < 45]).toEqual([state, true]);
    }
    // Where the borders of Utah, Colorado, New Mexico and Arizona meet.
    const [fourX, fourY] = project(-109.045, 37) ?? [0, 0];
    expect(cornersOf(BORDERS).some(([x, y]) => Math.hypot(x - fourX, y - fourY) < 1)).toBe(true);
  });

  it("are left out beyond its edges", () => {
    expect(project(-99.13, 19.43)).toBeNull();
    expect(project(-0.13, 51.51)).toBeNull();
    expect(project(-70.26, 43.66)?.[0]).toBeLessThan(MAP_WIDTH);
  });

  it("are named by their city, else their coordinates", () => {
    const nameless = tracked(25);
    delete nameless.position?.city;
    delete nameless.position?.state;
    expect([late, nameless, unplaced].map(placeOf)).toEqual(["Amarillo, TX", "35.22, -101.83", "No position yet"]);
  });

  it("are drawn with the most urgent on top", () => {
    expect(pinsOf(movingOf([late, booked, tracked(24)])).map(({ row }) => row.timeliness)).toEqual(["on_time", "late"]);
  });
});
