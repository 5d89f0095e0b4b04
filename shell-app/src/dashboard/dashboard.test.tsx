import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import type { Section } from "@haul/platform";
import { renderPages } from "@haul/testing/render";
import { aLoad, summaryOf } from "@haul/testing/sample";
import { comparedWith } from "./compare";
import { dashboardRoutes } from "./dashboard.routes";
import { paperName } from "./operations-panels";
import { rangeOf } from "./range";
import { analytics, operations } from "./sample";

const asked: URLSearchParams[] = [];
const server = setupServer(
  mock("get", "/api/dashboard/operations", () => operations),
  mock("get", "/api/dashboard/analytics", ({ query }) => {
    asked.push(query);
    return analytics;
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const CUSTOMER = "01930000-0000-7000-8000-000000000021";

const open = (
  at: string,
  sections: Section[] = ["dashboard", "loads", "safety", "financial"],
  permissions: string[] = [],
) =>
  renderPages({ routes: dashboardRoutes.map(({ path, element }) => ({ path, element })), at, sections, permissions });

const tile = (label: string) => screen.findByRole("link", { name: new RegExp(`^${label}`) });

describe("operations", () => {
  it("is where /dashboard leads", async () => {
    const { address } = await open("/dashboard");
    await waitFor(() => expect(address()).toBe("/dashboard/ecommerce"));
  });

  it("has tiles that open the rows behind them, each with its definition", async () => {
    await open("/dashboard/ecommerce");
    await screen.findByRole("region", { name: "Exceptions" });
    const late = await tile("Late");
    expect(late).toHaveTextContent(String(operations.late_count));
    expect(screen.getAllByRole("button", { name: /^What is counted/ })).toHaveLength(18);
  });

  it("shows a company without loads what to do first, and no zeros", async () => {
    const none = { items: [], total_count: 0 };
    server.use(
      mock("get", "/api/dashboard/operations", () => ({ ...operations, status_counts: [] })),
      mock("get", "/api/loads", () => none),
      mock("get", "/api/customers", () => ({ items: [], total_count: 1 })),
    );
    await open("/dashboard/ecommerce", ["dashboard", "loads"], ["loads:read", "loads:write", "customers:write"]);
    expect(await screen.findByText(/1 of 2 steps done/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "New load" })).toHaveAttribute("href", "/apps/loads/new");
    expect(screen.queryByText("Active loads")).not.toBeInTheDocument();
  });

  it("keeps the figures of a company that has delivered everything", async () => {
    server.use(
      mock("get", "/api/dashboard/operations", () => ({ ...operations, status_counts: [] })),
      mock("get", "/api/loads", () => ({ items: [], total_count: 12 })),
    );
    await open("/dashboard/ecommerce", ["dashboard", "loads"], ["loads:read"]);
    expect(await screen.findByText("Active loads")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/Welcome/)).not.toBeInTheDocument());
  });

  it("says of each exception why it is one", async () => {
    const load = summaryOf(aLoad({ timeliness: "late", timeliness_reason: "Due at Trinity 20 min ago." }));
    server.use(mock("get", "/api/dashboard/operations", () => ({ ...operations, exceptions: [load] })));
    await open("/dashboard/ecommerce");
    expect(await screen.findByTitle("Due at Trinity 20 min ago.")).toHaveTextContent("Late");
  });

  it.each([
    [
      "Active loads",
      "/apps/loads?status=assigned,dispatched,en_route_pickup,at_pickup,loaded,in_transit,at_delivery,breakdown",
    ],
    ["Unassigned", "/apps/loads?is_unassigned=true"],
    ["Late", "/apps/loads?group=open&timeliness=late"],
    ["At risk", "/apps/loads?group=open&timeliness=at_risk"],
    ["Arriving in 4 h", "/apps/loads?is_arriving_soon=true"],
    ["Idle trucks", "/apps/safety/trucks?is_idle=true"],
    ["Trucks out of service", "/apps/safety/trucks?status=out_of_service"],
    ["Trailers out of service", "/apps/safety/trucks?tab=trailers&status=out_of_service"],
    ["Missing POD", "/apps/loads?group=all&is_missing_pod=true"],
    ["Delivered this week", "/apps/loads?group=all&status=delivered&delivered_from=2026-11-16&sort=-delivery_at"],
    ["Ready to bill", "/apps/financial/ready-to-bill?is_ready=true"],
    ["Waiting for customers", "/apps/financial/ready-to-bill"],
  ])("opens the very rows that %s counts", async (label, address) => {
    await open("/dashboard/ecommerce");
    await screen.findByRole("region", { name: "Exceptions" });
    expect(await tile(label)).toHaveAttribute("href", address);
  });

  it("opens what was booked since the server's Monday, in any status except draft and canceled", async () => {
    await open("/dashboard/ecommerce");
    await screen.findByRole("region", { name: "Exceptions" });
    const { search } = new URL((await tile("Booked this week")).getAttribute("href") ?? "", location.origin);
    const query = new URLSearchParams(search);
    expect(query.get("group")).toBe("all");
    expect(query.get("created_from")).toBe(operations.week_start_on);
    const statuses = query.get("status")?.split(",");
    expect(statuses).toEqual(expect.arrayContaining(["booked", "in_transit", "on_hold", "delivered"]));
    expect(statuses).not.toContain("draft");
    expect(statuses).not.toContain("cancelled");
    expect(statuses).not.toContain("tonu");
  });

  it("shows what is owed for trucks not used, and what customers have not agreed to", async () => {
    await open("/dashboard/ecommerce");
    const money = await screen.findByRole("region", { name: "Money" });
    expect(await within(money).findByText("$500")).toBeInTheDocument();
    expect(within(money).getByText("TONU this week").parentElement).toHaveTextContent("$500");
    expect(within(money).getByText("Waiting for customers").parentElement).toHaveTextContent("$1,285");
  });

  it("compares this week with the last", async () => {
    await open("/dashboard/ecommerce");
    await screen.findByRole("region", { name: "Exceptions" });
    expect(await tile("Booked this week")).toHaveTextContent("$184,320last week $161,000");
  });

  it("leads nowhere that is not open to the person", async () => {
    await open("/dashboard/ecommerce", ["dashboard"]);
    await screen.findByRole("region", { name: "Exceptions" });
    expect(screen.queryAllByRole("link", { name: /^(Late|Idle trucks|Ready to bill)/ })).toEqual([]);
  });

  it("shows what went wrong instead of empty tiles", async () => {
    server.use(
      mock("get", "/api/dashboard/operations", () =>
        mockProblem(500, { message: "The server ran into a problem.", request_id: "r-7" }),
      ),
    );
    await open("/dashboard/ecommerce");
    expect(await screen.findByText("Request r-7")).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Today" })).not.toBeInTheDocument();
  });
});

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
    expect(figure("RPM, loaded")).toHaveTextContent("$3.60598 of 612 loads");
    expect(figure("Deadhead")).toHaveTextContent("–0 of 612 loads");
    expect(figure("TONU")).toHaveTextContent("$1,5006 loads");
    expect(figure("Waiting for customers")).toHaveTextContent("$4,125");
    expect(figure("Revenue per truck per week")).toHaveTextContent("25 trucks");
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
    const period = "/apps/loads?group=all&status=delivered&delivered_from=2026-08-24&delivered_to=2026-11-20";
    expect(await tile("Revenue\\$")).toHaveAttribute("href", period);
    expect(await tile("Loads delivered")).toHaveAttribute("href", period);
    expect(await screen.findByRole("link", { name: "Prairie Foods" })).toHaveAttribute(
      "href",
      `${period}&customer_id=${CUSTOMER}`,
    );
    expect(screen.getByRole("link", { name: /^TX\s*to\s*CO$/ })).toHaveAttribute(
      "href",
      `${period}&origin_state=TX&destination_state=CO`,
    );
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

describe("comparisons", () => {
  it.each([
    [120, 100, { text: "+20.0% vs last week", direction: "up", tone: "good" }],
    [80, 100, { text: "−20.0% vs last week", direction: "down", tone: "attention" }],
    [100, 100, { text: "same as last week" }],
    [100, 0, { text: "nothing last week" }],
    [0, 0, { text: "same as last week" }],
    [3300, 100, { text: "over 10× last week", direction: "up", tone: "good" }],
  ])("%d after %d is %o", (now, before, comparison) => {
    expect(comparedWith(now, before, "last week")).toEqual(comparison);
  });
});

describe("periods", () => {
  // Saturday evening in Chicago is Sunday already in UTC.
  const now = new Date("2026-11-22T03:00:00Z");

  it.each([
    ["4w", { from: "2026-10-26", to: "2026-11-21" }],
    ["13w", { from: "2026-08-24", to: "2026-11-21" }],
    ["year", { from: "2026-01-01", to: "2026-11-21" }],
  ] as const)("%s ends today where the company is and starts on a Monday or New Year", (preset, range) => {
    expect(rangeOf(preset, "America/Chicago", now)).toEqual(range);
  });
});

it.each([
  ["license_expiring", "License"],
  ["registration_expired", "Registration"],
])("the paper of %s is %s", (code, name) => {
  expect(paperName(code)).toBe(name);
});
