import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type BodyOf, mock, mockProblem } from "@haul/api/mocks";
import { renderPages } from "@haul/testing/render";
import { pagesRoutes } from "./pages.routes";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (at: string, permissions: string[] = []) =>
  renderPages({ routes: pagesRoutes.map(({ path, element }) => ({ path, element })), at, permissions });

const profile = {
  id: "01930000-0000-7000-8000-000000000001",
  email: "dana.whitfield@prairieline.example",
  full_name: "Dana Whitfield",
  phone: "+13125550142",
  role: "TerminalManager" as const,
  terminals: [{ id: "01930000-0000-7000-8000-000000000061", name: "Chicago yard" }],
  company_name: "Prairie Line Transport LLC",
  version: 4,
  created_at: "2026-02-01T15:00:00.000000Z",
  updated_at: "2026-02-01T15:00:00.000000Z",
};

const session = {
  id: "01930000-0000-7000-8000-000000000071",
  is_current: false,
  device: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  address: "203.0.113.9",
  signed_in_at: "2026-11-18T12:00:00Z",
  created_at: "2026-11-18T12:00:00Z",
  last_used_at: "2026-11-20T12:00:00Z",
};

describe("profile", () => {
  beforeEach(() => {
    server.use(mock("get", "/api/sessions", () => ({ items: [{ ...session, id: "s-1", is_current: true }, session] })));
  });

  it("saves name and phone on the version that was read; an emptied phone is taken off", async () => {
    const sent: BodyOf<"/api/profile", "patch">[] = [];
    server.use(
      mock("get", "/api/profile", () => profile),
      mock("patch", "/api/profile", ({ body }) => {
        sent.push(body);
        return { ...profile, version: 5 };
      }),
    );
    await open("/pages/profile");
    expect(await screen.findByText("Terminal manager")).toBeInTheDocument();
    await userEvent.clear(screen.getByRole("textbox", { name: "Phone" }));
    await userEvent.click(screen.getByRole("button", { name: "Save profile" }));
    await waitFor(() => expect(sent).toEqual([{ version: 4, full_name: "Dana Whitfield", phone: null }]));
  });

  it("keeps what was typed when someone else saved first", async () => {
    server.use(
      mock("get", "/api/profile", () => profile),
      mock("patch", "/api/profile", () =>
        mockProblem(409, { code: "version_stale", message: "Someone else changed this in the meantime." }),
      ),
    );
    await open("/pages/profile");
    const name = await screen.findByRole("textbox", { name: "Name" });
    await userEvent.type(name, " Reed");
    await userEvent.click(screen.getByRole("button", { name: "Save profile" }));
    expect(await screen.findByText("Someone else changed this in the meantime.")).toBeInTheDocument();
    expect(name).toHaveValue("Dana Whitfield Reed");
  });

  it("lists where the person is signed in, and ends a session", async () => {
    const ended: string[] = [];
    server.use(
      mock("get", "/api/profile", () => profile),
      mock("post", "/api/sessions/{session_id}/revoke", ({ params }) => {
        ended.push(params.session_id ?? "");
        return session;
      }),
    );
    await open("/pages/profile");
    expect(await screen.findByText("This device")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Sign out Firefox on Linux" }));
    await waitFor(() => expect(ended).toEqual([session.id]));
  });
});

describe("pages about a load", () => {
  it.each(["/pages/timeline", "/pages/invoice"])("%s is closed to people who may not read loads", async (path) => {
    await open(path);
    expect(await screen.findByText("Your role does not open this page")).toBeInTheDocument();
  });

  it("says what belongs there before the first load", async () => {
    server.use(mock("get", "/api/loads", () => ({ items: [], total_count: 0 })));
    await open("/pages/invoice", ["loads:read"]);
    expect(await screen.findByText("No loads yet")).toBeInTheDocument();
  });
});

describe("getting started", () => {
  it("shows the steps that are open to the person and which are done", async () => {
    server.use(
      mock("get", "/api/trucks", () => ({ items: [], total_count: 25 })),
      mock("get", "/api/users", () => ({ items: [], total_count: 1 })),
    );
    await open("/pages/starter", ["trucks:write", "users:write"]);
    expect(await screen.findByText(/1 of 2 done/)).toBeInTheDocument();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    // The viewer is a user already; it takes a second one.
    expect(screen.getByRole("img", { name: "Open" })).toBeInTheDocument();
  });

  it("says which step could not be checked, and checks it again", async () => {
    let isBroken = true;
    server.use(
      mock("get", "/api/trucks", () => ({ items: [], total_count: 25 })),
      mock("get", "/api/users", () =>
        isBroken ? mockProblem(500, { request_id: "r-9" }) : { items: [], total_count: 3 },
      ),
    );
    await open("/pages/starter", ["trucks:write", "users:write"]);
    expect(await screen.findByText("Request r-9")).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Could not be checked" })).toBeInTheDocument();
    isBroken = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/2 of 2 done/)).toBeInTheDocument();
  });

  it("leads each step to the page where it is done", async () => {
    const none = { items: [], total_count: 0 };
    server.use(
      mock("get", "/api/trucks", () => none),
      mock("get", "/api/drivers", () => none),
      mock("get", "/api/customers", () => none),
      mock("get", "/api/loads", () => none),
      mock("get", "/api/users", () => none),
    );
    await open("/pages/starter", ["trucks:write", "drivers:write", "customers:write", "loads:write", "users:write"]);
    const links = await screen.findAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Add truck", "/apps/safety/trucks?add=record"],
      ["Import a file", "/apps/imports?kind=trucks"],
      ["Add driver", "/apps/safety/drivers?add=record"],
      ["Import a file", "/apps/imports?kind=drivers"],
      ["Add customer", "/apps/customers?add=record"],
      ["Import a file", "/apps/imports?kind=customers"],
      ["New load", "/apps/loads/new"],
      ["Invite user", "/admin?add=record"],
    ]);
  });

  it("has nothing to show until something is entered", async () => {
    await open("/pages/starter");
    expect(await screen.findByText("Nothing to set up for you")).toBeInTheDocument();
  });
});

describe("about Haul", () => {
  it("answers questions", async () => {
    await open("/pages/faq");
    const question = await screen.findByRole("button", { name: "What time zone are times shown in?" });
    await userEvent.click(question);
    expect(question).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByText(/in Phoenix is 08:00 MST/)).toBeInTheDocument();
  });

  it("says what it costs", async () => {
    await open("/pages/pricing");
    expect(await screen.findAllByText("$0 license")).toHaveLength(3);
  });
});
