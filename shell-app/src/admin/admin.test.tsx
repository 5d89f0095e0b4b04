import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { type AnswerOf, mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { forgetRemotes } from "../remotes";
import { remoteHandlers, testRemote } from "../remotes/test-remote";
import { adminRoutes } from "./admin.routes";

type User = AnswerOf<"/api/users/{user_id}", "get">;
type Grants = AnswerOf<"/api/role_grants", "get">;

const LEE: User = {
  id: "01930000-0000-7000-8000-000000000031",
  email: "lee.ortiz@prairieline.example",
  full_name: "Lee Ortiz",
  phone: "+13125550142",
  role: "User",
  user_type: "user",
  status: "active",
  terminals: [],
  version: 3,
  created_at: "2026-02-01T15:00:00Z",
  updated_at: "2026-02-01T15:00:00Z",
};

const TERMINALS = [
  { id: "01930000-0000-7000-8000-000000000061", code: "CHI", name: "Chicago yard" },
  { id: "01930000-0000-7000-8000-000000000062", code: "DAL", name: "Dallas yard" },
].map((one) => ({
  ...one,
  time_zone: "America/Chicago",
  version: 1,
  created_at: "2026-02-01T15:00:00Z",
  updated_at: "2026-02-01T15:00:00Z",
}));

const SESSION = {
  id: "01930000-0000-7000-8000-000000000071",
  is_current: false,
  device: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  address: "203.0.113.9",
  provider: "password",
  second_factor: "totp",
  signed_in_at: "2026-11-18T12:00:00Z",
  created_at: "2026-11-18T12:00:00Z",
  last_used_at: "2026-11-20T12:00:00Z",
};

const REQUEST = {
  id: "01930000-0000-7000-8000-000000000041",
  email: "ana.reyes@prairieline.example",
  full_name: "Ana Reyes",
  status: "open" as const,
  created_at: "2026-11-19T15:00:00Z",
  version: 1,
};

const EVENT = {
  id: "01930000-0000-7000-8000-000000000051",
  sequence: 7,
  occurred_at: "2026-11-20T15:00:00Z",
  actor: { kind: "user" as const, name: "Dana Kowalski" },
  action: "api_key.revoked",
  entity_type: "api_key",
  changes: [],
  hash: "9f2c",
};

const grants = (isGranted: boolean): Grants => ({
  items: [
    { role: "Admin", section: "loads", is_default: true, is_granted: true },
    { role: "SafetyManager", section: "loads", is_default: false, is_granted: isGranted },
  ],
});

const server = mockServer(() => [
  mock("get", "/api/users", () => ({ items: [LEE], total_count: 1 })),
  mock("get", "/api/users/{user_id}", () => LEE),
  mock("patch", "/api/users/{user_id}", () => ({ ...LEE, version: 4 })),
  mock("get", "/api/terminals", () => ({ items: TERMINALS, total_count: TERMINALS.length })),
  mock("get", "/api/users/{user_id}/sessions", () => ({ items: [SESSION] })),
  mock("get", "/api/audit_actions", () => ({
    items: [
      { action: "api_key.revoked", entity_type: "api_key" },
      { action: "role.section_granted", entity_type: "role" },
    ],
  })),
  mock("get", "/api/join_requests", () => ({ items: [REQUEST], total_count: 1 })),
  mock("get", "/api/role_grants", () => grants(false)),
  mock("put", "/api/role_grants/{role}/{section}", () => grants(true)),
  mock("get", "/api/api_keys", () => ({ items: [], total_count: 0 })),
  mock("get", "/api/permissions", () => ({
    items: [{ permission: "loads:read" as const, section: "loads" as const, description: "Read loads" }],
  })),
  mock("get", "/api/audit_events", () => ({ items: [EVENT], total_count: 1 })),
  ...remoteHandlers(
    testRemote({
      records: [
        { topic: "load", paths: ["/api/loads"] },
        { topic: "tracking", paths: ["/api/tracking"], isAudited: false },
      ],
    }),
  ),
]);

const WRITER = ["users:write", "role_grants:write", "api_keys:write"];

const open = (at: string, permissions = WRITER) =>
  renderPages({
    routes: adminRoutes.map(({ path, element }) => ({ path, element })),
    at,
    sections: ["admin"],
    permissions,
  });

describe("users", () => {
  it("asks for what the address says", async () => {
    await open("/admin?q=lee&role=User&sort=-last_seen_at");
    await screen.findByText("Lee Ortiz");
    expect(server.sent("GET", /users$/)[0]?.query).toEqual({ q: "lee", role: "User", sort: "-last_seen_at" });
  });

  it("opens the form for a new one by its address, for those who may invite", async () => {
    await open("/admin?add=record");
    expect(await screen.findByRole("form", { name: "Invite user" })).toBeInTheDocument();
  });

  it("opens no form by that address for others", async () => {
    await open("/admin?add=record", []);
    await screen.findByText("Lee Ortiz");
    expect(screen.queryByRole("form", { name: "Invite user" })).not.toBeInTheDocument();
  });

  it("saves a changed user on the version that was read; an emptied phone is taken off", async () => {
    await open(`/admin?user=${LEE.id}`);
    await choose("Role", "Safety manager");
    await choose("Terminals", "CHI – Chicago yard");
    await fill("Phone", "");
    await userEvent.click(screen.getByRole("button", { name: "Save user" }));
    await screen.findByText("Saved.");
    expect(await server.bodySent("PATCH", /users/)).toEqual({
      version: 3,
      full_name: "Lee Ortiz",
      role: "SafetyManager",
      terminal_ids: [TERMINALS[0]?.id],
      phone: null,
    });
  });

  it("says why the last administrator stays one", async () => {
    server.use(
      mock("patch", "/api/users/{user_id}", () =>
        mockProblem(409, { code: "last_admin", message: "A company keeps at least one administrator." }),
      ),
    );
    await open(`/admin?user=${LEE.id}`);
    await userEvent.click(await screen.findByRole("button", { name: "Save user" }));
    expect(await screen.findByText("A company keeps at least one administrator.")).toBeInTheDocument();
  });

  it("offers no changes to someone who may only read", async () => {
    await open(`/admin?user=${LEE.id}`, []);
    expect(await screen.findByRole("dialog", { name: /Lee Ortiz/ })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Save user" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Invite user" })).not.toBeInTheDocument();
  });

  it("says what went wrong, with the request to quote", async () => {
    server.use(mock("get", "/api/users", () => mockProblem(500, { request_id: "r-5" })));
    await open("/admin");
    expect(await screen.findByText("Request r-5")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
  });
});

describe("join requests", () => {
  it("admits a person with a role", async () => {
    server.use(
      mock("post", "/api/join_requests/{join_request_id}/admit", () => ({ ...REQUEST, status: "admitted" as const })),
    );
    await open("/admin?tab=requests");
    await userEvent.click(await screen.findByRole("button", { name: "Admit" }));
    const dialog = await screen.findByRole("dialog", { name: "Admit Ana Reyes" });
    await choose("Role", "Terminal manager", { inside: dialog });
    await userEvent.click(within(dialog).getByRole("button", { name: "Admit" }));
    expect(await screen.findByText("Ana Reyes is admitted.")).toBeInTheDocument();
    expect(await server.bodySent("POST", /admit$/)).toEqual({ role: "TerminalManager" });
  });

  it("leaves out a state that the address has wrong", async () => {
    await open("/admin?tab=requests&status=lost");
    await screen.findByText("Ana Reyes");
    expect(server.sent("GET", /join_requests$/)[0]?.query).toEqual({});
  });
});

describe("roles", () => {
  it("opens a section to a role, and never takes a default away", async () => {
    await open("/admin?tab=roles");
    const toggle = await screen.findByRole("switch", { name: "Loads for Safety manager" });
    expect(screen.getByRole("switch", { name: "Loads for Admin" })).toBeDisabled();
    await userEvent.click(toggle);
    await waitFor(() => expect(server.sent("PUT", /role_grants\/SafetyManager\/loads$/)).toHaveLength(1));
    await waitFor(() => expect(toggle).toBeChecked());
  });

  it("puts a refused change back and says why", async () => {
    server.use(
      mock("put", "/api/role_grants/{role}/{section}", () => mockProblem(409, { message: "Someone else was first." })),
    );
    await open("/admin?tab=roles");
    const toggle = await screen.findByRole("switch", { name: "Loads for Safety manager" });
    await userEvent.click(toggle);
    expect(await screen.findByText(/Someone else was first\./)).toBeInTheDocument();
    expect(toggle).not.toBeChecked();
  });
});

describe("API keys", () => {
  it("come page by page", async () => {
    const key = (name: string) => ({
      id: `01930000-0000-7000-8000-0000000000${name.length}`,
      name,
      prefix: "haul_7f3k",
      permissions: ["loads:read" as const],
      created_by: "Dana Whitfield",
      created_at: "2026-11-20T12:00:00Z",
    });
    server.use(
      mock("get", "/api/api_keys", ({ query }) =>
        query.get("cursor") === "p2"
          ? { items: [key("Yard scale")], total_count: 2 }
          : { items: [key("Nightly export")], total_count: 2, next_cursor: "p2" },
      ),
    );
    await open("/admin?tab=keys");
    await screen.findByText("Nightly export");
    expect(screen.queryByText("Yard scale")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByText("Yard scale")).toBeInTheDocument();
    expect(screen.getByText("Nightly export")).toBeInTheDocument();
  });

  it("asks for a name and a permission beside the fields, then shows the secret once", async () => {
    server.use(
      mock("post", "/api/api_keys", () => ({
        api_key: {
          id: "01930000-0000-7000-8000-000000000051",
          name: "Nightly export",
          prefix: "haul_7f3k",
          permissions: ["loads:read" as const],
          created_by: "Dana Whitfield",
          created_at: "2026-11-20T12:00:00Z",
        },
        secret: "haul_7f3k_secret",
      })),
    );
    await open("/admin?tab=keys");
    await screen.findByText("No API keys yet");
    await userEvent.click(screen.getByRole("button", { name: "Create API key" }));
    const create = within(await screen.findByRole("dialog")).getByRole("button", { name: "Create API key" });
    await userEvent.click(create);
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(/Say what the key is for\./);
    expect(server.sent("POST")).toEqual([]);

    await fill("Name", "Nightly export");
    await choose("Permissions", /loads:read/);
    await userEvent.click(create);
    expect(await screen.findByLabelText("The new key")).toHaveTextContent("haul_7f3k_secret");
    expect(await server.bodySent("POST", /api_keys$/)).toEqual({ name: "Nightly export", permissions: ["loads:read"] });
  });
});

describe("the audit log", () => {
  beforeEach(forgetRemotes);

  it("asks for whole days by the reader's clock", async () => {
    await open("/admin?tab=audit&on_from=2026-11-20&on_to=2026-11-21&entity_type=load");
    await screen.findByText("About: Load");
    expect(server.sent("GET", /audit_events$/)[0]?.query).toEqual({
      entity_type: "load",
      from: new Date(2026, 10, 20).toISOString(),
      to: new Date(2026, 10, 22).toISOString(),
    });
  });

  it("says what a number is of, and takes names as they are", async () => {
    const about = (sequence: number, entity_type: string, entity_label: string) => ({
      ...EVENT,
      ...{ id: `01930000-0000-7000-8000-00000000006${sequence}`, sequence, entity_type, entity_label },
    });
    const items = [about(1, "load", "1034"), about(2, "role", "Night dispatch")];
    server.use(mock("get", "/api/audit_events", () => ({ items, total_count: 2 })));
    await open("/admin?tab=audit");
    expect(await screen.findByRole("cell", { name: "Load 1034" })).toBeInTheDocument();
    expect(screen.getByRole("cell", { name: "Night dispatch" })).toBeInTheDocument();
  });

  it("offers the records of the shell and the front-ends, in their words", async () => {
    await open("/admin?tab=audit&entity_type=role");
    expect(await screen.findByText("API key revoked")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "About: Role" }));
    const kinds = await screen.findAllByRole("radio");
    expect(kinds.map((kind) => kind.getAttribute("value"))).toEqual([
      ...["api_key", "company_archive", "audit_settings", "certificate_request", "company", "company_document"],
      "company_settings",
      ...["dashboard_preference", "dashboard_target", "export", "background_job", "join_request"],
      ...["load", "mail_template", "number_format", "paper_template", "remittance_change", "role", "saved_view"],
      ...["terminal", "user", "webhook_endpoint"],
    ]);
  });
});
