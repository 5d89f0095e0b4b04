import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type AnswerOf, mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { forgetRemotes } from "../../remotes";
import { remoteHandlers, testRemote } from "../../remotes/test-remote";
import { developerRoutes } from "../developer.routes";
import { type Endpoint, TEST_ENDPOINT } from "./test-endpoint";

type Delivery = AnswerOf<"/api/webhook_deliveries/{webhook_delivery_id}", "get">;

const ONE = "/api/webhook_endpoints/{webhook_endpoint_id}";
const DELIVERIES = `${ONE}/deliveries` as const;
const DELIVERY = "/api/webhook_deliveries/{webhook_delivery_id}";
const EVENT = "/api/webhook_events/{webhook_event_id}";

const ENDPOINT: Endpoint = { ...TEST_ENDPOINT, description: "Billing sync" };

const DELIVERED: Delivery = {
  id: "01930000-0000-7000-8000-000000000071",
  webhook_endpoint_id: ENDPOINT.id,
  webhook_event_id: "01930000-0000-7000-8000-000000000081",
  event_kind: "load.created",
  record_id: "01930000-0000-7000-8000-000000000091",
  status: "delivered",
  attempts: 1,
  last_attempt_at: "2026-11-20T12:00:01Z",
  last_status: 204,
  last_duration_milliseconds: 84,
  finished_at: "2026-11-20T12:00:01Z",
  is_replay: false,
  created_at: "2026-11-20T12:00:00Z",
};

const FAILED: Delivery = {
  ...DELIVERED,
  id: "01930000-0000-7000-8000-000000000072",
  event_kind: "load.dispatched",
  status: "failed",
  attempts: 11,
  last_status: 500,
  last_error: "The response was 500.",
};

const server = mockServer(() => {
  forgetRemotes();
  return [
    mock("get", ONE, () => ENDPOINT),
    mock("get", DELIVERIES, ({ query }) => {
      const items = [DELIVERED, FAILED].filter(({ status }) => (query.get("status") ?? status) === status);
      return { items, total_count: items.length };
    }),
    mock("get", DELIVERY, ({ params }) => (params.webhook_delivery_id === FAILED.id ? FAILED : DELIVERED)),
    mock("get", EVENT, () => ({
      id: DELIVERED.webhook_event_id,
      type: "load.created",
      created_at: "2026-11-20T12:00:00Z",
      sequence: 7,
      record: { type: "load", id: DELIVERED.record_id, label: "1042" },
      changed_fields: [],
    })),
    mock("get", "/api/webhook_endpoints", () => ({ items: [], total_count: 0 })),
    mock("get", "/api/webhook_event_kinds", () => ({
      items: [
        { kind: "load.created", record_type: "load", description: "Created load …" },
        { kind: "load.dispatched", record_type: "load", description: "Dispatched load …" },
      ],
    })),
    mock("post", "/api/live_tickets", () => new Response(null, { status: 503 })),
    ...remoteHandlers(testRemote({ records: [{ topic: "load", paths: ["/api/loads"] }] })),
  ];
});

const PAGE = `/developer/webhooks/${ENDPOINT.id}`;
const WRITER = ["webhooks:read", "webhooks:write"];

const open = (at = PAGE, permissions: readonly string[] = WRITER) =>
  renderPages({ routes: developerRoutes.map(({ path, element }) => ({ path, element })), at, permissions });

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

const pressMore = async (name: string) => {
  await press("More");
  await userEvent.click(await screen.findByRole("menuitem", { name }));
};

const dialog = (name: string | RegExp) => screen.findByRole("dialog", { name });

/** As the server answers from now on. */
const endpointIs = (facts: Partial<Endpoint>) => {
  server.use(mock("get", ONE, () => ({ ...ENDPOINT, ...facts })));
};

describe("the page of an endpoint", () => {
  it("shows what it receives and what was sent to it, and nothing to change for those who only read", async () => {
    await open(PAGE, ["webhooks:read"]);
    expect(await screen.findByRole("heading", { name: "Billing sync", level: 1 })).toBeInTheDocument();
    expect(screen.getByText(ENDPOINT.url)).toBeInTheDocument();
    expect(screen.getByText("load.*")).toBeInTheDocument();
    expect(await screen.findByRole("row", { name: /load\.created/ })).toHaveTextContent("204 in 84 ms");
    for (const name of ["Edit", "More", "Send test event"])
      expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  });

  it("is titled by its URL while it has no description", async () => {
    server.use(mock("get", ONE, () => TEST_ENDPOINT));
    await open();
    expect(await screen.findByRole("heading", { name: ENDPOINT.url, level: 1 })).toBeInTheDocument();
  });

  it("has a title and a way on when there is no such endpoint", async () => {
    server.use(mock("get", ONE, () => mockProblem(404, { code: "webhook_endpoint_not_found" })));
    await open();
    expect(await screen.findByText("Not found")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Webhook endpoint", level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Deliveries" })).not.toBeInTheDocument();
  });

  it("shows the request id of an error, and tries again", async () => {
    server.use(mock("get", ONE, () => mockProblem(500, { request_id: "req_500" })));
    await open();
    expect(await screen.findByText(/req_500/)).toBeInTheDocument();
    endpointIs({});
    await press("Try again");
    expect(await screen.findByRole("heading", { name: "Billing sync", level: 1 })).toBeInTheDocument();
  });

  it("says since when deliveries fail", async () => {
    endpointIs({ failing_since: "2026-11-20T12:00:00Z" });
    await open();
    expect(await screen.findByText("Deliveries are failing")).toBeInTheDocument();
    expect(screen.getByText("Failing")).toBeInTheDocument();
    expect(screen.queryByText("Enabled")).not.toBeInTheDocument();
  });

  it("says why a suspended one receives nothing, and enables it", async () => {
    endpointIs({ status: "suspended" });
    server.use(mock("patch", ONE, () => ENDPOINT));
    await open();
    expect(await screen.findByText("This endpoint is suspended")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Send test event" })).not.toBeInTheDocument();
    endpointIs({});
    await press("Enable endpoint");
    expect(await screen.findByRole("button", { name: "Send test event" })).toBeInTheDocument();
    expect(await server.bodySent("PATCH", /webhook_endpoints/)).toEqual({ version: 2, is_enabled: true });
  });

  it("disables it", async () => {
    server.use(mock("patch", ONE, () => ({ ...ENDPOINT, status: "disabled" as const })));
    await open();
    await screen.findByRole("button", { name: "More" });
    endpointIs({ status: "disabled" });
    await pressMore("Disable");
    expect(await screen.findByText("This endpoint is disabled")).toBeInTheDocument();
    expect(await server.bodySent("PATCH", /webhook_endpoints/)).toEqual({ version: 2, is_enabled: false });
  });

  it("sends a test event and opens its delivery", async () => {
    server.use(mock("post", `${ONE}/test`, () => ({ ...DELIVERED, event_kind: "webhook.test" })));
    const { address } = await open();
    await press("Send test event");
    await waitFor(() => {
      expect(address()).toBe(`${PAGE}?delivery=${DELIVERED.id}`);
    });
  });
});

describe("editing an endpoint", () => {
  it("sends only what changed, with the version that the form began with", async () => {
    server.use(mock("patch", ONE, () => ({ ...ENDPOINT, description: "Invoices" })));
    await open();
    await press("Edit");
    await fill("Description", "Invoices");
    await press("Save endpoint");
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    });
    expect(await server.bodySent("PATCH", /webhook_endpoints/)).toEqual({ version: 2, description: "Invoices" });
  });

  it("sends the chosen events by their names, and a cleared description as null", async () => {
    server.use(mock("patch", ONE, () => ENDPOINT));
    await open();
    await press("Edit");
    await fill("Description", "");
    await press(/^Events of Load/);
    expect(screen.getByText("Chosen: load.*")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("checkbox", { name: "Created load …" }));
    await press("Save endpoint");
    await waitFor(async () => {
      expect(await server.bodySent("PATCH", /webhook_endpoints/)).toEqual({
        version: 2,
        description: null,
        event_kinds: ["load.dispatched"],
      });
    });
  });
});

describe("rotating the secret", () => {
  it("keeps the current one for as long as was chosen, and shows the new one once", async () => {
    server.use(
      mock("post", `${ONE}/secret`, () => ({
        endpoint: { ...ENDPOINT, previous_secret_until: "2099-11-21T12:00:00Z" },
        secret: "whsec_new",
      })),
    );
    await open();
    await screen.findByRole("button", { name: "More" });
    await pressMore("Rotate secret");
    await choose("Keep the current secret for", "3 days");
    await press("Rotate secret");
    expect(await screen.findByLabelText("The signing secret")).toHaveTextContent("whsec_new");
    expect(screen.getByText(/The previous secret works until/)).toBeInTheDocument();
    expect(await server.bodySent("POST", /secret$/)).toEqual({ overlap_hours: 72 });

    await press("Done");
    await waitFor(() => {
      expect(screen.queryByText("whsec_new")).not.toBeInTheDocument();
    });
    await pressMore("Rotate secret");
    expect(await dialog("Rotate signing secret")).not.toHaveTextContent("whsec_new");
  });

  it("keeps the dialog and says why when it is refused", async () => {
    server.use(mock("post", `${ONE}/secret`, () => mockProblem(500, { message: "Something went wrong." })));
    await open();
    await pressMore("Rotate secret");
    await press("Rotate secret");
    expect(within(await dialog("Rotate signing secret")).getByRole("alert")).toBeInTheDocument();
    expect(screen.queryByLabelText("The signing secret")).not.toBeInTheDocument();
  });
});

describe("replaying events", () => {
  it("begins where the failures began, and says how many are sent", async () => {
    endpointIs({ failing_since: "2026-11-20T12:00:00Z" });
    server.use(mock("post", `${ONE}/replay`, () => ({ replayed_count: 1234 })));
    await open();
    await pressMore("Replay events");
    await press("Replay events");
    expect(await screen.findByText("1,234 events are being sent again.")).toBeInTheDocument();
    expect(await server.bodySent("POST", /replay$/)).toEqual({ since: "2026-11-20T12:00:00.000Z" });
  });
});

describe("removing an endpoint", () => {
  it("asks first, names what is lost, and goes back to the list", async () => {
    server.use(mock("delete", ONE, () => new Response(null, { status: 204 })));
    const { address } = await open();
    await pressMore("Remove");
    const question = await dialog("Remove this endpoint?");
    expect(question).toHaveTextContent(ENDPOINT.url);
    expect(server.sent("DELETE")).toEqual([]);
    await press("Remove endpoint");
    await waitFor(() => {
      expect(address()).toBe("/developer/webhooks");
    });
    expect(server.sent("DELETE", new RegExp(`${ENDPOINT.id}$`))).toHaveLength(1);
  });

  it("stays when it is refused", async () => {
    server.use(mock("delete", ONE, () => mockProblem(500, { request_id: "req_remove" })));
    const { address } = await open();
    await pressMore("Remove");
    await press("Remove endpoint");
    expect(await screen.findByText(/req_remove/)).toBeInTheDocument();
    expect(address()).toBe(PAGE);
  });
});

describe("the log of deliveries", () => {
  it("is filtered by the address", async () => {
    await open(`${PAGE}?status=failed`);
    expect(await screen.findByRole("row", { name: /load\.dispatched/ })).toHaveTextContent("Failed");
    expect(screen.queryByRole("row", { name: /load\.created/ })).not.toBeInTheDocument();
    expect(server.sent("GET", /deliveries$/)[0]?.query).toMatchObject({ status: "failed" });
  });

  it("offers to clear filters that nothing matches", async () => {
    const { address } = await open(`${PAGE}?status=cancelled`);
    expect(await screen.findByText("Nothing matches")).toBeInTheDocument();
    await press("Clear filters");
    expect(await screen.findByRole("row", { name: /load\.created/ })).toBeInTheDocument();
    expect(address()).toBe(PAGE);
  });

  it("says what will be there while there is nothing", async () => {
    server.use(mock("get", DELIVERIES, () => ({ items: [], total_count: 0 })));
    await open();
    expect(await screen.findByText("No deliveries yet")).toBeInTheDocument();
  });

  it("keeps the rest of the page when it can't be read", async () => {
    server.use(mock("get", DELIVERIES, () => mockProblem(500, { request_id: "req_log" })));
    await open();
    expect(await screen.findByText(/req_log/)).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Billing sync", level: 1 })).toBeInTheDocument();
  });
});

describe("a delivery", () => {
  const at = (id: string) => `${PAGE}?delivery=${id}`;

  it("shows its last attempt and what was sent, and is sent again as a delivery of its own", async () => {
    server.use(mock("post", `${DELIVERY}/replay`, () => ({ ...DELIVERED, is_replay: true })));
    const { address } = await open(at(FAILED.id));
    const drawer = await dialog(/load\.dispatched/);
    expect(drawer).toHaveTextContent("500 in 84 ms");
    expect(drawer).toHaveTextContent("The response was 500.");
    expect(await within(drawer).findByText(/"sequence": 7/)).toBeInTheDocument();
    await press("Replay");
    await waitFor(() => {
      expect(address()).toBe(at(DELIVERED.id));
    });
    expect(server.sent("POST", new RegExp(`${FAILED.id}/replay$`))).toHaveLength(1);
  });

  it("offers no replay while it is pending", async () => {
    server.use(
      mock("get", DELIVERY, () => ({ ...FAILED, status: "pending" as const, next_attempt_at: "2099-11-20T12:00:00Z" })),
    );
    await open(at(FAILED.id));
    expect(await screen.findByText("Next attempt")).toBeInTheDocument();
    expect(await dialog(/load\.dispatched/)).toHaveTextContent("Retrying");
    expect(screen.queryByRole("button", { name: "Replay" })).not.toBeInTheDocument();
  });

  it("offers no replay while the endpoint is off", async () => {
    endpointIs({ status: "disabled" });
    await open(at(DELIVERED.id));
    expect(await within(await dialog(/load\.created/)).findByText("204 in 84 ms")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Replay" })).not.toBeInTheDocument();
  });

  it("says when its body can't be read by the person", async () => {
    server.use(mock("get", EVENT, () => mockProblem(404, { code: "webhook_event_not_found" })));
    await open(at(DELIVERED.id));
    expect(await screen.findByText(/Your role can't see the record of this event/)).toBeInTheDocument();
  });

  it("shows the request id of an error", async () => {
    server.use(mock("get", DELIVERY, () => mockProblem(500, { request_id: "req_one" })));
    await open(at(DELIVERED.id));
    expect(await screen.findByText(/req_one/)).toBeInTheDocument();
  });
});
