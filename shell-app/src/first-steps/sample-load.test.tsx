import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import type { ApiData } from "@haul/platform";
import { renderPages } from "@haul/testing/render";
import { dashboardRoutes } from "../dashboard/dashboard.routes";
import { analytics, operations } from "../dashboard/sample";
import { pagesRoutes } from "../pages/pages.routes";

const load = { id: "01930000-0000-7000-8000-000000000077", number: "1001", status: "booked" as const };
const sample: ApiData<"/api/sample_load", "get"> = {
  load,
  records: [
    { kind: "customer", id: "01930000-0000-7000-8000-000000000078", name: "Sample Brokerage" },
    { kind: "truck", id: "01930000-0000-7000-8000-000000000079", name: "SAMPLE-1" },
  ],
  created_by: "Dana Whitfield",
  created_at: "2026-11-20T12:00:00.000000Z",
};
const ADMIN = ["company:write", "loads:read", "loads:write", "dashboard:read", "customers:write"];

/** What the server has; requests change it. */
let world = { hasSample: false, loads: 0 };
const page = (count: number) => ({ items: [], total_count: count });
const server = setupServer(
  mock("get", "/api/dashboard/operations", () => ({
    ...operations,
    status_counts: world.loads > 0 ? [{ status: "booked" as const, count: world.loads }] : [],
    ...(world.hasSample && { sample_load: load }),
  })),
  mock("get", "/api/dashboard/analytics", () => analytics),
  mock("get", "/api/loads", () => page(world.loads)),
  mock("get", "/api/customers", () => page(world.hasSample ? 1 : 0)),
  mock("get", "/api/sample_load", () => (world.hasSample ? sample : mockProblem(404, { code: "not_found" }))),
  mock("post", "/api/sample_load", () => {
    world = { hasSample: true, loads: world.loads + 1 };
    return sample;
  }),
  mock("delete", "/api/sample_load", () => {
    world = { hasSample: false, loads: world.loads - 1 };
    return { load_number: "1001", archived: sample.records.slice(0, 1) };
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  server.resetHandlers();
  world = { hasSample: false, loads: 0 };
});
afterAll(() => server.close());

const DASHBOARD = "/dashboard/ecommerce";

const open = (at: string, permissions: string[] = ADMIN) =>
  renderPages({
    routes: [...dashboardRoutes, ...pagesRoutes].map(({ path, element }) => ({ path, element })),
    at,
    sections: ["dashboard", "loads", "company"],
    permissions,
  });

const removal = () => screen.findByRole("button", { name: "Remove sample load" });

async function confirmRemoval() {
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("Sample Brokerage, SAMPLE-1");
  await userEvent.click(within(dialog).getByRole("button", { name: "Remove sample load" }));
}

describe("the sample load", () => {
  it("is created from the first steps and opens", async () => {
    const { address } = await open(DASHBOARD);
    await userEvent.click(await screen.findByRole("button", { name: "Create sample load" }));
    await waitFor(() => expect(address()).toBe(`/apps/loads/${load.id}`));
  });

  it("says why it could not be created", async () => {
    server.use(
      mock("post", "/api/sample_load", () =>
        mockProblem(409, { code: "sample_load_exists", message: "Your company already has a sample load." }),
      ),
    );
    await open("/pages/starter");
    await userEvent.click(await screen.findByRole("button", { name: "Create sample load" }));
    expect(await screen.findByText(/Your company already has a sample load/)).toBeInTheDocument();
  });

  it("is created anew after one was removed whose answer was lost", async () => {
    const keys: (string | null)[] = [];
    const create = (isLost: boolean) =>
      mock("post", "/api/sample_load", ({ headers }) => {
        keys.push(headers.get("Idempotency-Key"));
        world = { hasSample: true, loads: 1 };
        return isLost ? HttpResponse.error() : sample;
      });
    server.use(create(true));
    const { address } = await open("/pages/starter");
    await userEvent.click(await screen.findByRole("button", { name: "Create sample load" }));
    await userEvent.click(await removal());
    await confirmRemoval();
    server.use(create(false));
    await userEvent.click(await screen.findByRole("button", { name: "Create sample load" }));
    await waitFor(() => expect(address()).toBe(`/apps/loads/${load.id}`));
    expect(new Set(keys).size).toBe(2);
  });

  it("completes no step while it is the only load", async () => {
    world = { hasSample: true, loads: 1 };
    await open(DASHBOARD);
    expect(await screen.findByText(/0 of 2 steps done/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "sample load 1001" })).toHaveAttribute("href", `/apps/loads/${load.id}`);
    expect(screen.queryByText("Active loads")).not.toBeInTheDocument();
  });

  it("is removed where it was created, and what stays is named", async () => {
    world = { hasSample: true, loads: 1 };
    await open("/pages/starter");
    await userEvent.click(await removal());
    await confirmRemoval();
    expect(await screen.findByText("The sample load is removed.")).toBeInTheDocument();
    expect(screen.getByText(/Archived, because other records use them: Sample Brokerage/)).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Create sample load" })).toBeInTheDocument();
  });

  it("stays when the person goes back", async () => {
    world = { hasSample: true, loads: 1 };
    await open("/pages/starter");
    await userEvent.click(await removal());
    await userEvent.click(await screen.findByRole("button", { name: "Go back" }));
    expect(world.hasSample).toBe(true);
  });

  it("is mentioned above the figures once there are other loads", async () => {
    world = { hasSample: true, loads: 3 };
    await open(DASHBOARD);
    expect(await screen.findByRole("note")).toHaveTextContent("You have a sample load. Remove it when you are done.");
    expect(await screen.findByText("Active loads")).toBeInTheDocument();
    await userEvent.click(await removal());
    await confirmRemoval();
    await waitFor(() => expect(screen.queryByRole("note")).not.toBeInTheDocument());
  });

  it.each([DASHBOARD, "/pages/starter"])("is not offered on %s without the permission", async (at) => {
    const rest = ADMIN.filter((permission) => permission !== "company:write");
    await open(at, rest);
    expect(await screen.findByText(/0 of 2/)).toBeInTheDocument();
    expect(screen.queryByText("Try it with a sample load")).not.toBeInTheDocument();
  });

  it("is not mentioned to people who may not remove it", async () => {
    world = { hasSample: true, loads: 3 };
    await open(DASHBOARD, ["loads:read", "dashboard:read"]);
    expect(await screen.findByText("Active loads")).toBeInTheDocument();
    expect(screen.queryByRole("note")).not.toBeInTheDocument();
  });
});
