import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { forgetRemotes } from "../../remotes";
import { remoteHandlers, testRemote } from "../../remotes/test-remote";
import { developerRoutes } from "../developer.routes";
import { TEST_ENDPOINT } from "./test-endpoint";

const server = mockServer(() => {
  forgetRemotes();
  return [
    mock("get", "/api/webhook_endpoints", () => ({ items: [TEST_ENDPOINT], total_count: 1 })),
    mock("get", "/api/webhook_event_kinds", () => ({
      items: [{ kind: "load.created", record_type: "load", description: "Created load …" }],
    })),
    mock("post", "/api/live_tickets", () => new Response(null, { status: 503 })),
    ...remoteHandlers(testRemote({ records: [{ topic: "load", paths: ["/api/loads"] }] })),
  ];
});

const WRITER = ["webhooks:read", "webhooks:write"];

const open = (at: string, permissions: readonly string[] = WRITER) =>
  renderPages({ routes: developerRoutes.map(({ path, element }) => ({ path, element })), at, permissions });

it("lists the endpoints for those who may read them, and offers nothing that they may not do", async () => {
  await open("/developer/webhooks", ["webhooks:read"]);
  expect(await screen.findByRole("row", { name: /billing\.prairieline/ })).toHaveTextContent("Enabled");
  expect(screen.queryByRole("button", { name: "Add endpoint" })).not.toBeInTheDocument();
});

it("tells everybody else whom to ask, and reads nothing", async () => {
  await open("/developer/webhooks", ["loads:read"]);
  expect(await screen.findByText(/Ask an Admin of your company/)).toBeInTheDocument();
  expect(server.sent("GET", /webhook_endpoints/)).toEqual([]);
});

it("says what an endpoint is where there is none", async () => {
  server.use(mock("get", "/api/webhook_endpoints", () => ({ items: [], total_count: 0 })));
  await open("/developer/webhooks");
  expect(await screen.findByText("No endpoints yet")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Add endpoint" })).toBeInTheDocument();
});

it("shows a refused URL beside its field, once, then the secret of the endpoint that was added", async () => {
  const fields = [{ path: "url", message: "No server has this name. Check the URL." }];
  server.use(
    mock("post", "/api/webhook_endpoints", () => mockProblem(422, { code: "validation_failed", message: "", fields })),
  );
  await open("/developer/webhooks?add=record");
  await userEvent.click(await screen.findByRole("checkbox", { name: "All events of Load" }));
  await fill("URL", "https://nowhere.example/haul");
  const add = screen.getAllByRole("button", { name: "Add endpoint" }).at(-1) ?? document.body;
  await userEvent.click(add);
  expect(await screen.findAllByText("No server has this name. Check the URL.")).toHaveLength(1);

  server.use(mock("post", "/api/webhook_endpoints", () => ({ endpoint: TEST_ENDPOINT, secret: "whsec_abc" })));
  await userEvent.click(add);
  expect(await screen.findByLabelText("The signing secret")).toHaveTextContent("whsec_abc");
  const [first, second] = server.sent("POST", /webhook_endpoints$/);
  expect(await second?.body()).toEqual({ url: "https://nowhere.example/haul", event_kinds: ["load.*"] });
  expect(second?.headers.get("idempotency-key")).toBe(first?.headers.get("idempotency-key"));
});
