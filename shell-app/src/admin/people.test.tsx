import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type AnswerOf, mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import * as provider from "../auth/provider/identity-provider";
import { forgetRemotes } from "../remotes";
import { remoteHandlers, testRemote } from "../remotes/test-remote";
import { adminRoutes } from "./admin.routes";

type User = AnswerOf<"/api/users/{user_id}", "get">;

const LEE: User = {
  id: "01930000-0000-7000-8000-000000000031",
  email: "lee.ortiz@prairieline.example",
  full_name: "Lee Ortiz",
  role: "User",
  user_type: "user",
  status: "active",
  terminals: [{ id: "01930000-0000-7000-8000-000000000061", name: "Chicago yard" }],
  version: 3,
  created_at: "2026-02-01T15:00:00Z",
  updated_at: "2026-02-01T15:00:00Z",
};

const INVITED: User = { ...LEE, status: "invited", invited_at: "2026-11-18T15:00:00Z" };

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

const EVENT = {
  id: "01930000-0000-7000-8000-000000000051",
  sequence: 7,
  occurred_at: "2026-11-20T15:00:00Z",
  actor: { kind: "api_key" as const, name: "ERP", on_behalf_of: { name: "Dana Kowalski" } },
  action: "user.suspended",
  entity_type: "user",
  changes: [],
  origin: { address: "203.0.113.9", device: SESSION.device },
  hash: "9f2c",
};

const server = mockServer(() => [
  mock("get", "/api/users", () => ({ items: [LEE], total_count: 1 })),
  mock("get", "/api/users/{user_id}", () => LEE),
  mock("get", "/api/users/{user_id}/sessions", () => ({ items: [SESSION] })),
  mock("get", "/api/terminals", () => ({ items: [], total_count: 0 })),
  mock("get", "/api/audit_events", () => ({ items: [EVENT], total_count: 1 })),
  mock("get", "/api/audit_settings", () => ({ origin_months: 24, version: 0 })),
  mock("get", "/api/audit_actions", () => ({
    items: [
      { action: "user.suspended", entity_type: "user" },
      { action: "role.section_granted", entity_type: "role" },
    ],
  })),
  ...remoteHandlers(testRemote({ records: [{ topic: "load", paths: ["/api/loads"] }] })),
]);

const open = (at: string, permissions: string[] = ["users:write", "company:write"]) =>
  renderPages({
    routes: adminRoutes.map(({ path, element }) => ({ path, element })),
    at,
    sections: ["admin"],
    permissions,
  });

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

describe("a person's sessions", () => {
  it("say where the person is signed in and how, and end at once", async () => {
    server.use(
      mock("post", "/api/users/{user_id}/sessions/{session_id}/revoke", () => SESSION),
      mock("post", "/api/users/{user_id}/sessions/revoke", () => ({ revoked_count: 1 })),
    );
    await open(`/admin?user=${LEE.id}`);
    expect(await screen.findByText("Firefox on Linux")).toBeInTheDocument();
    expect(screen.getByText(/from 203\.0\.113\.9/)).toBeInTheDocument();
    expect(screen.getByText(/with a password and a second factor/)).toBeInTheDocument();
    await press("Sign out Firefox on Linux");
    await waitFor(() => expect(server.sent("POST", /sessions\/[^/]+\/revoke$/)).toHaveLength(1));
    await press("Sign out everywhere");
    await press("Sign out all devices");
    expect(await screen.findByText("Lee Ortiz has to sign in again.")).toBeInTheDocument();
  });

  it("can't be ended by people who may only look", async () => {
    await open(`/admin?user=${LEE.id}`, []);
    await screen.findByText("Firefox on Linux");
    expect(screen.queryByRole("button", { name: /^End/ })).not.toBeInTheDocument();
  });
});

describe("an invitation", () => {
  beforeEach(() => {
    server.use(mock("get", "/api/users/{user_id}", () => INVITED));
  });

  it("is sent again, or says why not", async () => {
    server.use(
      mock("post", "/api/users/{user_id}/invite_again", () =>
        mockProblem(409, { code: "invitation_just_sent", message: "Give the mail a moment to arrive." }),
      ),
    );
    await open(`/admin?user=${LEE.id}`);
    await press("Send again");
    expect(await screen.findByText(/Give the mail a moment to arrive\./)).toBeInTheDocument();
    server.use(mock("post", "/api/users/{user_id}/invite_again", () => INVITED));
    await press("Send again");
    expect(await screen.findByText(`Sent to ${LEE.email} again.`)).toBeInTheDocument();
  });

  it("is withdrawn once that is confirmed", async () => {
    server.use(
      mock("post", "/api/users/{user_id}/withdraw_invitation", () => ({ ...INVITED, status: "removed" as const })),
    );
    await open(`/admin?user=${LEE.id}`);
    await press("Withdraw");
    await press("Withdraw invitation");
    expect(await screen.findByText("The invitation of Lee Ortiz is withdrawn.")).toBeInTheDocument();
    expect(server.sent("POST", /withdraw_invitation$/)).toHaveLength(1);
  });
});

describe("a password", () => {
  it("is reset by a link that the provider mails", async () => {
    const sendPasswordReset = vi.fn(() => Promise.resolve());
    const fake = { sendPasswordReset } as unknown as provider.IdentityProvider;
    vi.spyOn(provider, "identityProvider").mockResolvedValue(fake);
    await open(`/admin?user=${LEE.id}`);
    await press("Reset password");
    await press("Send link");
    await waitFor(() => expect(sendPasswordReset).toHaveBeenCalledWith(LEE.email));
    expect(await screen.findByText(/A link for a new password is on its way/)).toBeInTheDocument();
  });
});

describe("the audit log", () => {
  beforeEach(forgetRemotes);

  it("filters by person and action, and says where it was done", async () => {
    await open(`/admin?tab=audit&actor_id=${LEE.id}&action=user.suspended&event=${EVENT.id}`);
    const event = await screen.findByRole("dialog");
    for (const fact of ["203.0.113.9", "Firefox on Linux", "Dana Kowalski"]) {
      expect(within(event).getByText(fact)).toBeInTheDocument();
    }
    expect(server.sent("GET", /audit_events$/)[0]?.query).toEqual({ actor_id: LEE.id, action: "user.suspended" });
    expect(await screen.findByText("Who: Lee Ortiz")).toBeInTheDocument();
    expect(screen.getByText("What: User suspended")).toBeInTheDocument();
  });

  it("keeps addresses as long as the company says, and asks before it erases", async () => {
    server.use(mock("put", "/api/audit_settings", () => ({ origin_months: 6, version: 1 })));
    await open("/admin?tab=audit");
    await press("Retention");
    await fill(/Keep addresses and devices for/, "6");
    await press("Save");
    await press("Erase");
    await screen.findByText("Saved.");
    expect(await server.bodySent("PUT", /audit_settings$/)).toEqual({ version: 0, origin_months: 6 });
  });
});
