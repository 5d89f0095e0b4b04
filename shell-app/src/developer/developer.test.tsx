import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import document from "@haul/api/openapi.json";
import { accessAtom } from "@haul/platform";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { developerRoutes } from "./developer.routes";

// The reference shows the whole document, whose first rendering alone takes half of the usual time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const KEY = {
  id: "01939b2f-6c1e-7a40-9d3b-5f0c8a1e2b47",
  name: "Nightly export",
  prefix: "haul_7Kd2",
  permissions: ["loads:read"],
  created_by: "Maria Castillo",
  created_at: "2026-11-01T12:00:00Z",
  last_used_at: "2026-11-20T12:00:00Z",
};

const { use, sent } = mockServer(() => [
  http.get("*/openapi.json", () => HttpResponse.json(document)),
  mock("get", "/api/api_keys", () => ({ items: [KEY], total_count: 1 })),
]);

const open = (at: string, permissions: readonly string[] = []) =>
  renderPages({ routes: developerRoutes.map(({ path, element }) => ({ path, element })), at, permissions });

const openSignedOut = async (at: string) => {
  await open(at);
  act(() => getDefaultStore().set(accessAtom, { kind: "anonymous" }));
};

const part = (name: string) => within(screen.getByRole("region", { name }));

describe("the reference", () => {
  it("finds an operation of the published document and opens it under an address of its own", async () => {
    const { address } = await open("/developer/reference");
    await userEvent.click(await screen.findByRole("searchbox", { name: "Search operations" }));
    await userEvent.paste("assign load");
    await userEvent.click(await screen.findByRole("link", { name: "POST Assign a load" }));
    expect(address()).toBe("/developer/reference/assign_load?q=assign%20load");
    expect(await screen.findByRole("region", { name: "Path parameters" })).toHaveTextContent("load_id");
  });

  it("opens the operation that a link names, with what it needs and how it fails", async () => {
    await open("/developer/reference/list_loads");
    expect(await screen.findByRole("heading", { name: "List loads", level: 1 })).toBeInTheDocument();
    expect(screen.getByText("loads:read")).toBeInTheDocument();
    expect(part("Errors").getByText("Signed in, but not allowed to do this.")).toBeInTheDocument();
    expect(part("Response 200").getByText("next_cursor")).toBeInTheDocument();
  });

  it("says which refusals are an operation's own", async () => {
    await open("/developer/reference/assign_load");
    const code = await screen.findByRole("link", { name: "assignment_needs_confirmation" });
    expect(code).toHaveAttribute("href", "/developer/errors#assignment_needs_confirmation");
  });

  it("follows links to where operations had their address before", async () => {
    const { address } = await open("/developer?q=session&operation=read_session");
    await screen.findByRole("heading", { name: "Samples" });
    expect(address()).toBe("/developer/reference/read_session");
  });

  it("shows what a field holds when it is opened", async () => {
    await open("/developer/reference/create_load");
    await screen.findByRole("heading", { name: "Book a load", level: 1 });
    const body = part("Body");
    expect(body.queryByText("facility_id")).not.toBeInTheDocument();
    await userEvent.click(body.getByText("stops", { selector: "summary *" }));
    expect(await body.findByText("facility_id")).toBeInTheDocument();
  });

  it("groups operations under words, and leads to the list of each", async () => {
    await open("/developer/reference");
    expect(await screen.findByRole("heading", { name: "API keys", level: 2 })).toBeInTheDocument();
    const loads = part("Groups").getByRole("link", { name: "Loads" });
    expect(loads).toHaveAttribute("href", "/developer/reference/list_loads");
  });

  it("says so when no operation has the words, or the name", async () => {
    await open("/developer/reference?q=teleport");
    expect(await screen.findByText("No operation has these words.")).toBeInTheDocument();
  });

  it("says so when a link names no operation", async () => {
    await open("/developer/reference/teleport");
    expect(await screen.findByText("There is no operation “teleport”")).toBeInTheDocument();
  });

  it("says why it is not there, and tries again", async () => {
    const refusal = () => mockProblem(500, { message: "The server ran into a problem.", request_id: "r-3" });
    use(http.get("*/openapi.json", refusal, { once: true }));
    await open("/developer/reference");
    expect(await screen.findByText("Request r-3")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("searchbox", { name: "Search operations" })).toBeInTheDocument();
  });
});

describe("samples", () => {
  it("are in the language that was chosen, on the next page too", async () => {
    await open("/developer/reference/list_loads");
    await screen.findByRole("heading", { name: "Samples" });
    expect(part("Samples").getByText(/^curl '/)).toBeInTheDocument();
    await userEvent.click(part("Samples").getByText("Python"));
    expect(part("Samples").getByText(/^import os/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("link", { name: "POST Book a load" }));
    await screen.findByRole("heading", { name: "Book a load", level: 1 });
    expect(part("Samples").getByText(/^import os/)).toBeInTheDocument();
    await userEvent.click(part("Samples").getByText("curl"));
  });

  it("follow what is typed", async () => {
    await open("/developer/reference/list_loads");
    await screen.findByRole("heading", { name: "Samples" });
    const limit = part("Try it").getByRole("textbox", { name: "limit" });
    await userEvent.clear(limit);
    await userEvent.type(limit, "7");
    expect(part("Samples").getByText(/limit=7/)).toBeInTheDocument();
  });
});

describe("“Try it”", () => {
  const key = () => part("Try it").getByLabelText("API key");
  const send = () => part("Try it").getByRole("button", { name: "Send" });

  it("makes the call with the person's key, and shows what came back", async () => {
    use(mock("get", "/api/loads", () => mockProblem(403, { code: "permission_missing", message: "No." })));
    await open("/developer/reference/list_loads");
    await screen.findByRole("heading", { name: "Try it" });
    expect(send()).toBeDisabled();
    await userEvent.type(key(), "haul_secret");
    await userEvent.click(send());
    expect(await part("Try it").findByText(/^403/)).toBeInTheDocument();
    expect(part("Try it").getByText(/"code": "permission_missing"/)).toBeInTheDocument();
    const [request] = sent("GET", /^\/api\/loads$/);
    expect(request?.headers.get("authorization")).toBe("Bearer haul_secret");
    expect(request?.query).toEqual({ limit: "50" });
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain("haul_secret");
    await userEvent.clear(key());
  });

  it("repeats no create by accident", async () => {
    use(mock("post", "/api/customers", () => HttpResponse.json({}, { status: 201 })));
    await open("/developer/reference/create_customer");
    await screen.findByRole("heading", { name: "Try it" });
    await userEvent.type(key(), "haul_secret");
    await userEvent.click(send());
    await part("Try it").findByText(/^201/);
    await userEvent.click(send());
    await waitFor(() => expect(sent("POST")).toHaveLength(2));
    const keys = sent("POST").map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(2);
    await userEvent.clear(key());
  });

  it("sends no body that is not JSON", async () => {
    await open("/developer/reference/create_customer");
    await screen.findByRole("heading", { name: "Try it" });
    await userEvent.type(key(), "haul_secret");
    expect(send()).toBeEnabled();
    await userEvent.type(part("Try it").getByRole("textbox", { name: "Body" }), "oops");
    expect(part("Try it").getByText("This is not JSON yet.")).toBeInTheDocument();
    expect(send()).toBeDisabled();
    await userEvent.clear(key());
  });

  it("says so where a key can't call", async () => {
    await open("/developer/reference/read_session");
    expect(await screen.findByText(/A key can't make this call/)).toBeInTheDocument();
  });
});

describe("the error codes", () => {
  it("are found by words", async () => {
    const { address } = await open("/developer/errors");
    await userEvent.click(await screen.findByRole("searchbox", { name: "Search error codes" }));
    await userEvent.paste("version stale");
    expect(await screen.findByRole("link", { name: "version_stale" })).toHaveAttribute("href", "#version_stale");
    expect(screen.queryByRole("link", { name: "unauthenticated" })).not.toBeInTheDocument();
    expect(address()).toBe("/developer/errors?q=version+stale");
  });
});

describe("the keys", () => {
  it("have their permissions and last use for those who may see them", async () => {
    await open("/developer/keys", ["api_keys:read"]);
    const row = await screen.findByRole("row", { name: /Nightly export/ });
    expect(row).toHaveTextContent("loads:read");
    expect(screen.queryByRole("button", { name: "Create API key" })).not.toBeInTheDocument();
  });

  it("are created by those who may", async () => {
    await open("/developer/keys", ["api_keys:read", "api_keys:write"]);
    expect(await screen.findByRole("button", { name: "Create API key" })).toBeInTheDocument();
  });

  it("are asked for by everybody else", async () => {
    await open("/developer/keys", ["loads:read"]);
    expect(await screen.findByText(/Ask an Admin of your company/)).toBeInTheDocument();
    expect(sent("GET", /api_keys/)).toEqual([]);
  });

  it("lead visitors to the sign-in and back", async () => {
    await openSignedOut("/developer/keys");
    const [, inPage] = await screen.findAllByRole("link", { name: "Sign in" });
    expect(inPage).toHaveAttribute("href", "/auth/login?next=%2Fdeveloper%2Fkeys");
  });
});

describe("the changelog", () => {
  it("has an entry for each version, with an address of its own", async () => {
    await open("/developer/changelog");
    expect(await screen.findByRole("heading", { name: "Changelog", level: 1 })).toBeInTheDocument();
    expect(part("1.0.0").getByRole("link", { name: "Nov 26, 2026" })).toHaveAttribute("href", "#v1.0.0");
    expect(screen.getByRole("region", { name: "1.0.0" })).toHaveAttribute("id", "v1.0.0");
    expect(part("Added in 1.0.0").getAllByRole("listitem")).not.toHaveLength(0);
  });

  it("leads to the operations that it speaks of", async () => {
    await open("/developer/changelog");
    const link = await screen.findByRole("link", { name: "book" });
    expect(link).toHaveAttribute("href", "/developer/reference/create_load");
    await userEvent.click(link);
    expect(await screen.findByRole("heading", { name: "Book a load", level: 1 })).toBeInTheDocument();
  });

  it("is in the menu of the pages for developers", async () => {
    await open("/developer");
    await userEvent.click(await screen.findByRole("link", { name: "Changelog" }));
    expect(await screen.findByRole("heading", { name: "1.0.0", level: 2 })).toBeInTheDocument();
  });
});

it("starts with a call that can be copied", async () => {
  await open("/developer");
  expect(await screen.findByRole("heading", { name: "Start in five minutes", level: 1 })).toBeInTheDocument();
  expect(part("2. Make the first call").getByText(/api\/loads\?limit=5/)).toBeInTheDocument();
});
