import { screen, within } from "@testing-library/react";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mock } from "@haul/api/mocks";
import type { Section } from "@haul/platform";
import { renderPages } from "@haul/testing/render";
import { dashboardRoutes } from "./dashboard.routes";
import { analytics, finance, operations } from "./sample";

const server = setupServer(
  mock("get", "/api/dashboard/operations", () => operations),
  mock("get", "/api/dashboard/finance", () => finance),
  mock("get", "/api/dashboard/analytics", () => analytics),
  mock("get", "/api/dashboard/preference", () => ({
    tiles: { order: [], hidden: [] },
    is_mailed_weekly: false,
    version: 0,
  })),
);
// What the page imports is compiled before the first test, not while it waits.
beforeAll(() => import("./operations.page"), 120_000);
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (permissions: string[] = ["invoices:read"], sections: Section[] = ["dashboard", "financial"]) =>
  renderPages({
    routes: dashboardRoutes.map(({ path, element }) => ({ path, element })),
    at: "/dashboard/ecommerce",
    sections,
    permissions,
  });

const region = async () => within(await screen.findByRole("region", { name: "Receivables" }));

describe("finance", () => {
  it.each([
    [
      "Billed this week",
      "$61,800",
      "last week $70,440",
      "/apps/financial/invoices?origin=loads&status=posted,sent,partially_paid,paid,written_off&invoiced_from=2026-11-16",
    ],
    [
      "Unbilled",
      "$89,300",
      "31 loads, $8,420 in drafts",
      "/apps/financial/ready-to-bill?billing_status=docs_pending,ready_for_review,exception,on_hold,sent_back_to_ops,approved",
    ],
    ["Receivables", "$400,000", "148 invoices, $1,500 unapplied", "/apps/financial/receivables"],
    ["Overdue receivables", "$120,000", "30.0% of all", "/apps/financial/invoices?is_overdue=true"],
    [
      "Collected this week",
      "$52,400",
      "last week $48,150",
      "/apps/financial/payments?status=unapplied,applied&received_from=2026-11-16",
    ],
    ["DSO", "38 days", "paid in 34 days on average", "/apps/financial/receivables"],
  ])("shows %s and opens its rows", async (label, value, words, address) => {
    await open();
    await screen.findByRole("region", { name: "Receivables by age" });
    const tile = await (await region()).findByRole("link", { name: new RegExp(`^${label}`) });
    expect(tile).toHaveTextContent(value);
    expect(tile).toHaveTextContent(words);
    expect(tile).toHaveAttribute("href", address);
  });

  it("shows what is owed by age, and opens the invoices that were due then", async () => {
    await open();
    const ages = within(await screen.findByRole("region", { name: "Receivables by age" }));
    const rows = ages.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows).toEqual([
      "Current$280,000",
      "1–30 days$80,000",
      "31–60 days$30,000",
      "61–90 days$7,000",
      "Over 90 days$3,000",
    ]);
    const owed = "/apps/financial/invoices?status=posted,sent,partially_paid";
    expect(ages.getByRole("link", { name: "Current" })).toHaveAttribute(
      "href",
      `${owed}&due_from=2026-11-20&sort=due_on`,
    );
    expect(ages.getByRole("link", { name: "31–60 days" })).toHaveAttribute(
      "href",
      `${owed}&due_from=2026-09-21&due_to=2026-10-20&sort=due_on`,
    );
    expect(ages.getByRole("link", { name: "Over 90 days" })).toHaveAttribute(
      "href",
      `${owed}&due_to=2026-08-21&sort=due_on`,
    );
  });

  it("shows people limited to terminals what is billed, not what customers owe", async () => {
    const { receivables: _, ...part } = finance;
    server.use(mock("get", "/api/dashboard/finance", () => part));
    await open();
    const tiles = await region();
    expect(await tiles.findByText("Unbilled")).toBeInTheDocument();
    expect(await tiles.findByText("$89,300")).toBeInTheDocument();
    expect(tiles.queryByText("DSO")).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Receivables by age" })).not.toBeInTheDocument();
  });

  it("asks and shows nothing to people who may not see invoices", async () => {
    await open([]);
    await screen.findByRole("region", { name: "Exceptions" });
    expect(screen.queryByRole("region", { name: "Receivables" })).not.toBeInTheDocument();
  });
});
