import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { mock, type AnswerOf } from "@haul/api/mocks";
import type { Section } from "@haul/platform";
import { renderPages } from "@haul/testing/render";
import { analyticsCsv } from "./dashboard-csv";
import { drawAnalytics } from "./dashboard-picture";
import { dashboardRoutes } from "./dashboard.routes";
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
// What the page imports is compiled before the first test, not while it waits.
beforeAll(() => import("./analytics.page"), 120_000);
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

describe("tiles and targets", () => {
  it("shows how far a figure is from the company's target", async () => {
    const targets = [
      { figure: "revenue_per_week" as const, value: "200000.0000" },
      { figure: "average_dwell_minutes" as const, value: "90.0000" },
      { figure: "on_time_pickup_percent" as const, value: "95.0000" },
    ];
    server.use(mock("get", "/api/dashboard/targets", () => ({ targets, version: 1 })));
    await open("/dashboard/analytics");
    await screen.findByText("$1.84M");
    expect(await tile("Revenue\\$")).toHaveTextContent("target $200,000 a week");
    expect(await tile("Average dwell")).toHaveTextContent("at most 1 h 30 min");
    expect(await tile("On-time pickup")).toHaveTextContent("target 95.0%, reached");
  });

  it("hides and moves tiles for the person, and mails the figures on request", async () => {
    let saved: unknown;
    server.use(
      mock("put", "/api/dashboard/preference", ({ body }) => {
        saved = body;
        return { ...body, version: 1 };
      }),
    );
    await open("/dashboard/analytics");
    await screen.findByText("$1.84M");
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Arrange tiles and email" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "TONU" }));
    await userEvent.click(screen.getByRole("button", { name: "Move Loads delivered up" }));
    await userEvent.click(screen.getByRole("switch", { name: /every Monday/ }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saved).toMatchObject({ version: 0, is_mailed_weekly: true }));
    const { tiles } = saved as { tiles: { order: string[]; hidden: string[] } };
    expect(tiles.hidden).toEqual(["analytics.tonu"]);
    expect(tiles.order.slice(0, 4)).toEqual([
      "analytics.revenue",
      "analytics.tonu",
      "analytics.delivered",
      "analytics.pending",
    ]);
  });

  it("shows the tiles as the person arranged them", async () => {
    const tiles = { order: ["analytics.delivered"], hidden: ["analytics.revenue"] };
    server.use(mock("get", "/api/dashboard/preference", () => ({ tiles, is_mailed_weekly: false, version: 3 })));
    await open("/dashboard/analytics");
    const figures = within(await screen.findByRole("region", { name: "Figures of the period" }));
    await figures.findByText("612");
    const labels = figures.getAllByRole("button", { name: /^What is counted/ }).map((button) => button.ariaLabel);
    expect(labels[0]).toMatch(/Loads delivered/);
    expect(figures.queryByText("Revenue")).not.toBeInTheDocument();
  });

  const remembered = () => {
    let preference: AnswerOf<"/api/dashboard/preference", "get"> = {
      tiles: { order: ["analytics.delivered"], hidden: [] },
      is_mailed_weekly: true,
      version: 3,
    };
    const sent: unknown[] = [];
    server.use(
      mock("get", "/api/dashboard/preference", () => preference),
      mock("put", "/api/dashboard/preference", ({ body }) => {
        sent.push(body);
        preference = { ...body, version: body.version + 1 };
        return preference;
      }),
    );
    return sent;
  };

  it("makes a tile wide and narrow at its edge, by a click and by dragging it", async () => {
    const sent = remembered();
    await open("/dashboard/analytics");
    const figures = within(await screen.findByRole("region", { name: "Figures of the period" }));
    await userEvent.click(await figures.findByRole("button", { name: "Make Revenue wide" }));
    const edge = await figures.findByRole("button", { name: "Make Revenue narrow" });
    const tiles = { order: ["analytics.delivered"], hidden: [], wide: ["analytics.revenue"] };
    expect(sent).toEqual([{ version: 3, is_mailed_weekly: true, tiles }]);
    // Dragged inward.
    fireEvent.pointerDown(edge, { clientX: 400 });
    fireEvent.pointerUp(document.body, { clientX: 300 });
    expect(await figures.findByRole("button", { name: "Make Revenue wide" })).toBeInTheDocument();
    expect(sent).toHaveLength(2);
  });

  it("sizes tiles and charts in the list of tiles, by keyboard too", async () => {
    const sent = remembered();
    await open("/dashboard/analytics");
    await screen.findByText("$1.84M");
    await userEvent.click(screen.getByRole("button", { name: "Make the chart higher" }));
    expect(await screen.findByRole("button", { name: "Make the chart lower" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Arrange tiles and email" }));
    expect(await screen.findByRole("checkbox", { name: "Revenue by week: tall" })).toBeChecked();
    screen.getByRole("checkbox", { name: "Deadhead: wide" }).focus();
    await userEvent.keyboard(" ");
    await userEvent.click(screen.getByRole("checkbox", { name: "Revenue by week" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Revenue by week" })).not.toBeInTheDocument());
    const { tiles } = sent.at(-1) as { tiles: unknown };
    expect(tiles).toMatchObject({
      hidden: ["analytics.revenue_by_week"],
      wide: ["analytics.deadhead"],
      tall: ["analytics.revenue_by_week"],
    });
  });

  it("lets those who may set the company's targets", async () => {
    let saved: unknown;
    server.use(
      mock("put", "/api/dashboard/targets", ({ body }) => {
        saved = body;
        return { ...body, version: 1 };
      }),
    );
    await open("/dashboard/analytics", ["dashboard", "loads"], ["company:write"]);
    await screen.findByText("$1.84M");
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Set targets" }));
    await userEvent.type(await screen.findByLabelText(/Deadhead, at most/), "130");
    await userEvent.click(screen.getByRole("button", { name: "Save targets" }));
    expect(await screen.findByText("Enter a percentage up to 100.")).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText(/Deadhead, at most/));
    await userEvent.type(screen.getByLabelText(/Deadhead, at most/), "12.5");
    await userEvent.type(screen.getByLabelText(/RPM over loaded miles/), "$2.35");
    await userEvent.click(screen.getByRole("button", { name: "Save targets" }));
    const targets = [
      { figure: "rate_per_mile_loaded", value: "2.35" },
      { figure: "deadhead_percent", value: "12.5" },
    ];
    await waitFor(() => expect(saved).toEqual({ version: 0, targets }));
  });

  it("is a file of the same figures, which no spreadsheet runs", () => {
    const customers = [{ id: CUSTOMER, name: "=Prairie, Inc", revenue_cents: 4_200_050, delivered_count: 14 }];
    const csv = analyticsCsv({ ...analytics, customers }, ["analytics.revenue", "analytics.on_time_pickup"]);
    const lines = csv.split("\r\n");
    expect(lines[0]).toBe("\uFEFFFigure,2026-08-24 to 2026-11-20,2026-05-27 to 2026-08-23");
    expect(lines[1]).toBe("Revenue,1843200,1710000");
    expect(lines[2]).toBe("On-time pickup,96.1,94");
    expect(csv).toContain(`"'=Prairie, Inc",14,,42000.5,`);
  });

  it("is a picture of the same figures", () => {
    const written: string[] = [];
    const pen = {
      scale: vi.fn(),
      fillRect: vi.fn(),
      strokeRect: vi.fn(),
      fillText: (text: string) => written.push(text),
    };
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen as unknown as CanvasRenderingContext2D);
    const picture = drawAnalytics(analytics, ["analytics.revenue", "analytics.deadhead"], "Analytics");
    expect(picture.width).toBe(2400);
    expect(written).toEqual(expect.arrayContaining(["Revenue", "$1.84M", "before $1.71M", "Deadhead", "–"]));
    expect(written).not.toContain("TONU");
    // A bar for each of the thirteen weeks, on the white sheet.
    expect(pen.fillRect).toHaveBeenCalledTimes(14);
    vi.restoreAllMocks();
  });
});
