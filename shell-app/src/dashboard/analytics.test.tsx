import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import type { Section } from "@haul/platform";
import { renderPages } from "@haul/testing/render";
import { dashboardRoutes } from "./dashboard.routes";
import { analytics, operations } from "./sample";

const asked: URLSearchParams[] = [];
const server = setupServer(
  mock("get", "/api/dashboard/operations", () => operations),
  mock("get", "/api/dashboard/analytics", ({ query }) => {
    asked.push(query);
    return analytics;
  }),
  mock("get", "/api/dashboard/targets", () => ({ targets: [], version: 0 })),
  mock("get", "/api/dashboard/preference", () => ({
    tiles: { order: [], hidden: [] },
    is_mailed_weekly: false,
    version: 0,
  })),
);
// What the page imports is compiled before the first test, not while it waits.
beforeAll(() => import("./analytics.page"), 120_000);
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const DELIVERED = "/apps/loads?group=all&status=delivered&delivered_from=2026-08-24&delivered_to=2026-11-20";
const CUSTOMER = "01930000-0000-7000-8000-000000000021";

const open = (
  at: string,
  sections: Section[] = ["dashboard", "loads", "safety", "financial"],
  permissions: string[] = [],
) =>
  renderPages({ routes: dashboardRoutes.map(({ path, element }) => ({ path, element })), at, sections, permissions });

const tile = (label: string) => screen.findByRole("link", { name: new RegExp(`^${label}`) });

describe("analytics", () => {
  it("asks for the address's period and shows a dash for what cannot be computed", async () => {
    await open("/dashboard/analytics?period=year");
    const figures = await screen.findByRole("region", { name: "Figures of the period" });
    expect(await within(figures).findByText("$1.84M")).toBeInTheDocument();
    expect(within(figures).getByText("Deadhead").parentElement).toHaveTextContent("Deadhead–");
    expect(asked.at(-1)?.get("from")).toMatch(/^\d{4}-01-01$/);
  });

  it("says of how many loads the miles are known, and what trucks that were not used brought", async () => {
    await open("/dashboard/analytics");
    const figures = await screen.findByRole("region", { name: "Figures of the period" });
    await within(figures).findByText("$1.84M");
    const figure = (label: string) => within(figures).getByText(label).parentElement;
    expect(figure("RPM, loaded")).toHaveTextContent("$3.60same as prior period598 of 612 loads");
    expect(figure("Deadhead")).toHaveTextContent("–0 of 612 loads");
    expect(figure("TONU")).toHaveTextContent("$1,500same as prior period6 loads");
    expect(figure("Waiting for customers")).toHaveTextContent("$4,125same as prior period9 loads");
    expect(figure("Revenue per truck per week")).toHaveTextContent("25 trucks");
  });

  it("has period, filters and menu in one line on a phone", async () => {
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes("max-width: 47.99em") }),
    );
    await open("/dashboard/analytics");
    const line = await screen.findByRole("search");
    expect(within(line).getByRole("radiogroup", { name: "Period" })).toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: "More" })).toEqual([
      within(line).getByRole("button", { name: "More" }),
    ]);
  });

  it("opens the loads behind a figure, a customer and a lane", async () => {
    server.use(
      mock("get", "/api/dashboard/analytics", () => ({
        ...analytics,
        customers: [{ id: CUSTOMER, name: "Prairie Foods", revenue_cents: 4_200_000, delivered_count: 14 }],
        lanes: [{ origin_state: "TX", destination_state: "CO", revenue_cents: 1_190_000, delivered_count: 3 }],
      })),
    );
    await open("/dashboard/analytics");
    const period = "/apps/loads?group=all&earned_from=2026-08-24&earned_to=2026-11-20";
    expect(await tile("Revenue\\$")).toHaveAttribute("href", period);
    expect(await tile("Loads delivered")).toHaveAttribute("href", DELIVERED);
    expect(await screen.findByRole("link", { name: "Prairie Foods" })).toHaveAttribute(
      "href",
      `${period}&customer_id=${CUSTOMER}`,
    );
    expect(screen.getByRole("link", { name: /^TX\s*to\s*CO$/ })).toHaveAttribute(
      "href",
      `${period}&origin_state=TX&destination_state=CO`,
    );
  });

  it.each([
    ["TONU", "/apps/loads?group=all&earned_from=2026-08-24&earned_to=2026-11-20&status=tonu"],
    ["Waiting for customers", "/apps/loads?group=all&earned_from=2026-08-24&earned_to=2026-11-20&has=pending_charges"],
    ["RPM, all miles", `${DELIVERED}&has=all_miles`],
    ["RPM, loaded", `${DELIVERED}&has=loaded_miles`],
    ["Deadhead", `${DELIVERED}&has=all_miles`],
    ["On-time pickup", `${DELIVERED}&has=timed_pickup`],
    ["On-time delivery", `${DELIVERED}&has=timed_delivery`],
    ["Average haul", `${DELIVERED}&has=loaded_miles`],
    ["Average dwell", `${DELIVERED}&has=dwell`],
    ["Utilization", DELIVERED],
    ["Operating ratio", `${DELIVERED}&has=loaded_miles`],
  ])("opens from %s the loads that it is computed from", async (label, address) => {
    await open("/dashboard/analytics");
    await screen.findByText("$1.84M");
    expect(await tile(label)).toHaveAttribute("href", address);
  });

  it("counts accidents, violations and open claims, and opens the registers that they are from", async () => {
    const driver = "01930000-0000-7000-8000-000000000011";
    server.use(mock("get", "/api/drivers/{driver_id}", () => mockProblem(404, { code: "not_found", message: "No." })));
    await open(`/dashboard/analytics?driver_id=${driver}`);
    await screen.findByText("$1.84M");
    const days = "happened_from=2026-08-24&happened_to=2026-11-20";
    const at = "/apps/safety/carriers?tab=";
    const accidents = await tile("Accidents");
    expect(accidents).toHaveTextContent("1 recordable, 1.95 per million miles");
    expect(accidents).toHaveAttribute("href", `${at}accidents&${days}&driver_id=${driver}`);
    expect(await tile("Violations")).toHaveTextContent("7same as prior period20 inspections");
    expect(await tile("Out of service")).toHaveTextContent("2 of 20 inspections");
    const claims = await tile("Open claims");
    expect(claims).toHaveTextContent("$12,500");
    expect(claims).toHaveAttribute("href", `${at}claims&${days}&driver_id=${driver}&is_open=true`);
  });

  it("has no figures of safety for those who may not read its registers", async () => {
    const { safety: _, ...rest } = analytics;
    server.use(mock("get", "/api/dashboard/analytics", () => rest));
    await open("/dashboard/analytics", ["dashboard", "loads"]);
    await screen.findByText("$1.84M");
    expect(screen.queryByText("Accidents")).not.toBeInTheDocument();
  });

  it("stands beside the prior period: money in percent, shares in points, and longer waits as worse", async () => {
    await open("/dashboard/analytics");
    await screen.findByText("$1.84M");
    expect(await tile("Revenue\\$")).toHaveTextContent("+7.8% vs prior period");
    expect(await tile("On-time pickup")).toHaveTextContent("+2.1 points vs prior period");
    const dwell = within(await tile("Average dwell")).getByText("+25.0% vs prior period");
    expect(dwell.getAttribute("style")).toContain("amber");
  });

  it("says once that there is nothing to compare loads with, and still compares accidents", async () => {
    const { safety } = analytics.previous;
    const previous = {
      ...analytics.previous,
      delivered_count: 0,
      revenue_cents: 0,
      utilization_percent: "0.1",
      ...(safety ? { safety: { ...safety, accident_count: 2 } } : {}),
    };
    server.use(mock("get", "/api/dashboard/analytics", () => ({ ...analytics, previous })));
    await open("/dashboard/analytics");
    await screen.findByText("$1.84M");
    expect(screen.getByText(/The period before had none to compare with\.$/)).toBeInTheDocument();
    expect(await tile("Utilization")).not.toHaveTextContent("prior period");
    expect(await tile("Accidents")).toHaveTextContent("1 more than prior period");
  });

  it("asks for any days, and for one terminal, driver, truck or customer, and passes them on", async () => {
    server.use(
      mock("get", "/api/customers/{customer_id}", () => mockProblem(404, { code: "not_found", message: "No." })),
    );
    await open(`/dashboard/analytics?days_from=2026-10-05&days_to=2026-10-18&customer_id=${CUSTOMER}`);
    await screen.findByText("$1.84M");
    const query = asked.at(-1);
    expect([query?.get("from"), query?.get("to"), query?.get("customer_id")]).toEqual([
      "2026-10-05",
      "2026-10-18",
      CUSTOMER,
    ]);
    expect(await tile("Loads delivered")).toHaveAttribute("href", `${DELIVERED}&customer_id=${CUSTOMER}`);
  });

  it("says what a mile costs by part, who drove what, and which loads made money", async () => {
    const cost = {
      load_count: 598,
      revenue_cents: 184_000_000,
      miles: "512000.0",
      total_cents: 150_000_000,
      fuel_cents: 50_000_000,
      driver_cents: 50_000_000,
      maintenance_cents: 20_000_000,
      tolls_cents: 10_000_000,
      fixed_cents: 20_000_000,
      per_mile: "1.8800",
      fuel_per_mile: "0.6000",
      margin_cents: 34_000_000,
      margin_percent: "18.5",
      operating_ratio_percent: "81.5",
      loss_count: 4,
      loss_cents: -120_000,
    };
    const load = {
      id: CUSTOMER,
      number: "104218",
      customer: { id: CUSTOMER, name: "Prairie Foods" },
      origin_state: "TX",
      destination_state: "CO",
      revenue_cents: 240_000,
      cost_cents: 190_000,
      margin_cents: 50_000,
    };
    const driver = {
      id: "d1",
      name: "Luis Ortega",
      revenue_cents: 900_000,
      delivered_count: 7,
      loaded_miles: "3100.0",
    };
    server.use(
      mock("get", "/api/dashboard/analytics", () => ({
        ...analytics,
        cost,
        drivers: [driver],
        most_margin: [load],
        least_margin: [{ ...load, id: "l2", number: "104219", margin_cents: -2_500 }],
      })),
    );
    await open("/dashboard/analytics");
    const costs = within(await screen.findByRole("region", { name: "Cost per mile" }));
    expect(costs.getByRole("row", { name: /Fuel \$500,000 \$0.60/ })).toBeInTheDocument();
    expect(await tile("Margin")).toHaveTextContent("18.5%");
    expect(await tile("Margin")).toHaveTextContent("4 loads at a loss");
    expect(await screen.findByRole("link", { name: "Luis Ortega" })).toHaveAttribute(
      "href",
      "/apps/loads?group=all&earned_from=2026-08-24&earned_to=2026-11-20&driver_id=d1",
    );
    const least = within(screen.getByRole("table", { name: "Loads that made the least" }));
    expect(least.getByRole("row", { name: /104219.*−\$25|104219.*-\$25/ })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "104218" })).toHaveAttribute("href", `/apps/loads/${CUSTOMER}`);
  });

  it("shows the course of the weeks beside revenue, loads and on-time delivery, in words too", async () => {
    const weeks = [
      { revenue_cents: 15_000_00, delivered_count: 4, on_time_delivery_percent: "92.5" },
      { revenue_cents: 9_000_00, delivered_count: 2 },
      { revenue_cents: 21_000_00, delivered_count: 6, on_time_delivery_percent: "100.0" },
    ].map((week, index) => ({
      ...week,
      week_start_on: `2026-11-${String(2 + index * 7).padStart(2, "0")}`,
      loaded_miles: "0.0",
    }));
    server.use(mock("get", "/api/dashboard/analytics", () => ({ ...analytics, weeks })));
    await open("/dashboard/analytics");
    const figures = within(await screen.findByRole("region", { name: "Figures of the period" }));
    await figures.findByText("$1.84M");
    expect(figures.getAllByRole("img").map((picture) => picture.getAttribute("aria-label"))).toEqual([
      "By week: first $15,000, last $21,000, lowest $9,000, highest $21,000",
      "By week: first 4, last 6, lowest 2, highest 6",
      "By week: first 92.5%, last 100.0%, lowest 92.5%, highest 100.0%",
    ]);
    // The week without an arrival is passed over.
    expect(figures.getAllByRole("img")[2]?.querySelector("polyline")).toHaveAttribute("points", "2.0,22.0 62.0,2.0");
  });

  it("draws neither lines nor an axis where nothing was delivered", async () => {
    const weeks = analytics.weeks.map((week) => ({ ...week, revenue_cents: 0, delivered_count: 0 }));
    server.use(mock("get", "/api/dashboard/analytics", () => ({ ...analytics, weeks })));
    await open("/dashboard/analytics");
    expect(await screen.findByText("No loads were delivered in this period.")).toBeInTheDocument();
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });

  it("says once that there is nothing, instead of figures that are all zero", async () => {
    const nothing = { delivered_count: 0, revenue_cents: 0, previous_revenue_cents: 0, pending_cents: 0 };
    server.use(mock("get", "/api/dashboard/analytics", () => ({ ...analytics, ...nothing })));
    await open("/dashboard/analytics");
    const told = await screen.findByText("Nothing delivered in this period");
    expect(told.closest("[role=status]")).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Figures of the period" })).not.toBeInTheDocument();
  });

  it("says that nothing matches the filters, and takes them off", async () => {
    const nothing = { delivered_count: 0, revenue_cents: 0, previous_revenue_cents: 0, pending_cents: 0 };
    server.use(
      mock("get", "/api/dashboard/analytics", ({ query }) => ({
        ...analytics,
        ...(query.has("truck_id") ? nothing : {}),
      })),
      mock("get", "/api/trucks/{truck_id}", () => mockProblem(404, { code: "not_found", message: "Gone." })),
    );
    const { address } = await open("/dashboard/analytics?truck_id=01930000-0000-7000-8000-000000000041");
    expect(await screen.findByText("No loads match")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(await screen.findByText("$1.84M")).toBeInTheDocument();
    expect(address()).toBe("/dashboard/analytics");
  });

  it("shows where trucks wait longest, above the same figures as a table", async () => {
    const facility = (id: string, name: string, average_dwell_minutes: number) => ({
      id,
      name,
      average_dwell_minutes,
      visit_count: 3,
    });
    const facilities = [facility("1", "Panhandle Beef", 240), facility("2", "Front Range Cold", 60)];
    server.use(mock("get", "/api/dashboard/analytics", () => ({ ...analytics, facilities })));
    await open("/dashboard/analytics");
    const chart = await screen.findByRole("img", { name: /^Average dwell by facility/ });
    const widths = [...chart.querySelectorAll<HTMLElement>("[data-tone]")].map(({ style }) => style.width);
    expect(widths).toEqual(["100%", "25%"]);
    const table = screen.getByRole("table", { name: "Facilities" });
    expect(within(table).getByRole("row", { name: /Panhandle Beef 3 4 h/ })).toBeInTheDocument();
  });

  it("keeps the room of the chart and of the comparisons while it loads", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.get("*/api/dashboard/analytics", () => held));
    await open("/dashboard/analytics");
    const outline = within(await screen.findByRole("status", { name: "Loading the analysis" }));
    const panel = outline.getByRole("region", { name: "Revenue by week" });
    expect(panel.querySelector(".mantine-Skeleton-root")).toHaveStyle({
      "--skeleton-height": "calc(16.25rem * var(--mantine-scale))",
    });
    const revenue = screen.getByText("Revenue").parentElement;
    expect(revenue).toHaveTextContent(/Revenue\s+$/, { normalizeWhitespace: false });
    answer();
    expect(await screen.findByText("$1.84M")).toBeInTheDocument();
    expect(screen.queryByRole("status", { name: "Loading the analysis" })).not.toBeInTheDocument();
  });

  it("gives the chart's numbers as a table as well", async () => {
    await open("/dashboard/analytics");
    const table = await screen.findByRole("table", { name: "Revenue by week" });
    expect(within(table).getAllByRole("row")).toHaveLength(1 + analytics.weeks.length);
  });
});
