import { screen, waitFor, within } from "@testing-library/react";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import type { Section } from "@haul/platform";
import { renderPages } from "@haul/testing/render";
import { aLoad, summaryOf } from "@haul/testing/sample";
import { comparedWith, countsFrom } from "./compare";
import { dashboardRoutes } from "./dashboard.routes";
import { rangeOf } from "./range";
import { analytics, operations } from "./sample";

const server = setupServer(
  mock("get", "/api/dashboard/operations", () => operations),
  mock("get", "/api/dashboard/analytics", () => analytics),
  mock("get", "/api/dashboard/targets", () => ({ targets: [], version: 0 })),
  mock("get", "/api/dashboard/preference", () => ({
    tiles: { order: [], hidden: [] },
    is_mailed_weekly: false,
    version: 0,
  })),
);
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

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
    ["TONU this week", "/apps/loads?group=all&status=tonu&earned_from=2026-11-16"],
    ["Revenue per mile", "/apps/loads?group=all&status=delivered&delivered_from=2026-11-09&has=loaded_miles"],
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

  it("compares what is counted now with the ends of earlier days", async () => {
    const yesterday = operations.earlier.yesterday;
    const week_ago = yesterday && { ...yesterday, counted_on: "2026-11-13", late_count: 4 };
    const earlier = { ...operations.earlier, ...(week_ago ? { week_ago } : {}) };
    server.use(mock("get", "/api/dashboard/operations", () => ({ ...operations, earlier })));
    await open("/dashboard/ecommerce");
    await screen.findByRole("region", { name: "Exceptions" });
    expect(await tile("Late")).toHaveTextContent("2yesterday 1, a week ago 4");
  });

  it("compares with nothing for people limited to terminals", async () => {
    server.use(mock("get", "/api/dashboard/operations", () => ({ ...operations, earlier: {} })));
    await open("/dashboard/ecommerce");
    await screen.findByRole("region", { name: "Exceptions" });
    expect(await tile("Late")).not.toHaveTextContent("yesterday");
  });

  it("leads nowhere that is not open to the person", async () => {
    await open("/dashboard/ecommerce", ["dashboard"]);
    await screen.findByRole("region", { name: "Exceptions" });
    expect(screen.queryAllByRole("link", { name: /^(Late|Idle trucks|Ready to bill)/ })).toEqual([]);
  });

  it("says what waits for one's decision, and opens where it is made", async () => {
    await open("/dashboard/ecommerce");
    const panel = within(await screen.findByRole("region", { name: "Approvals waiting" }));
    expect(panel.getByRole("link", { name: "Loads to approve for billing" })).toHaveAttribute(
      "href",
      "/apps/financial/ready-to-bill?is_ready=true",
    );
    expect(panel.getByText("14")).toBeInTheDocument();
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

describe("comparisons", () => {
  it.each([
    [120, 100, { text: "+20.0% vs last week", direction: "up", tone: "good" }],
    [80, 100, { text: "−20.0% vs last week", direction: "down", tone: "attention" }],
    [100, 100, { text: "same as last week" }],
    [100, 0, { text: "none in last week" }],
    [0, 0, { text: "same as last week" }],
    [3300, 100, { text: "over 10× last week", direction: "up", tone: "good" }],
  ])("%d after %d is %o", (now, before, comparison) => {
    expect(comparedWith(now, before, "last week")).toEqual(comparison);
  });
});

describe("comparisons of counts", () => {
  it.each([
    [3, 1, { text: "2 more than last week", direction: "up", tone: "attention" }],
    [1, 2, { text: "1 fewer than last week", direction: "down", tone: "good" }],
    [2, 0, { text: "2 more than last week", direction: "up", tone: "attention" }],
    [0, 0, { text: "same as last week" }],
  ])("%d accidents after %d are %o", (now, before, comparison) => {
    expect(countsFrom(now, before, "last week", true)).toEqual(comparison);
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
