import { describe, expect, it } from "vitest";
import { ApiError } from "@haul/api";
import type { Role } from "../session/roles";
import type { Access, MembershipState, Section, ServerSession } from "./access";
import { type AccessRule, judge, loginPath, safeNext } from "./guard";

function known(role: Role, sections: Section[], status: MembershipState = "active"): Access {
  const session: ServerSession = {
    status,
    email: "dana@prairie.example",
    role,
    sections,
    permissions: [],
    landing_path: "/",
  };
  return { kind: "known", session };
}

const ADMIN = known("Admin", ["loads", "safety", "admin"]);
const SAFETY = known("SafetyManager", ["safety"]);
const USER = known("User", []);
const SUSPENDED = known("Admin", ["loads"], "suspended");
const WAITING = known("User", [], "awaiting_admission");
const UNKNOWN: Access = {
  kind: "unknown",
  role: "User",
  error: new ApiError({ status: 503, code: "unavailable", message: "The database is restarting." }),
};

const LOADS: AccessRule = { section: "loads" };
const LOADS_OR_SAFETY: AccessRule = { section: "loads", otherSections: ["safety"] };
const ADMINS: AccessRule = { roles: ["Admin", "SuperAdmin"] };
const EVERYONE: AccessRule = {};

describe("judge", () => {
  it.each<[string, AccessRule | undefined, Access, string]>([
    ["a public page to a stranger", undefined, { kind: "anonymous" }, "allow"],
    ["a public page to a suspended person", undefined, SUSPENDED, "allow"],
    ["a guarded page to a stranger", LOADS, { kind: "anonymous" }, "/auth/login?next=%2Fapps%2Floads%3Fq%3Ddenver"],
    ["a guarded page while the server is asked", LOADS, { kind: "looking_up" }, "wait"],
    ["a section to a person who has it", LOADS, ADMIN, "allow"],
    ["a section to a person with another", LOADS, SAFETY, "/"],
    ["a section to a person with another that opens it", LOADS_OR_SAFETY, SAFETY, "allow"],
    ["a section to a person with none that opens it", LOADS_OR_SAFETY, USER, "/"],
    ["a granted section for any role", { section: "safety" }, SAFETY, "allow"],
    ["a role's page to the role", ADMINS, ADMIN, "allow"],
    ["a role's page to another role", ADMINS, SAFETY, "/"],
    ["a page for every member to a plain user", EVERYONE, USER, "allow"],
    ["a page for every member to a suspended person", EVERYONE, SUSPENDED, "/"],
    ["a page for every member to a person not admitted yet", EVERYONE, WAITING, "/"],
    ["a page for waiting people to a person not admitted yet", { admitsInactive: true }, WAITING, "allow"],
    ["a section while the server cannot be reached", LOADS, UNKNOWN, "allow"],
    ["a role's page while the server cannot be reached", ADMINS, UNKNOWN, "/"],
  ])("shows %s", (_title, rule, access, expected) => {
    const verdict = judge(rule, access, "/apps/loads?q=denver");
    expect(verdict.kind === "redirect" ? verdict.to : verdict.kind).toBe(expected);
  });
});

describe("safeNext", () => {
  it.each([
    ["/apps/loads?status=booked#top", "/apps/loads?status=booked#top"],
    ["/apps/track&trace", "/apps/track&trace"],
    ["//evil.example/", undefined],
    ["/\\evil.example/", undefined],
    ["\\/evil.example", undefined],
    ["https://evil.example/", undefined],
    ["https:evil.example", undefined],
    ["javascript:alert(1)", undefined],
    ["/\t/evil.example", undefined],
    ["/\n/evil.example", undefined],
    ["apps/loads", undefined],
    ["", undefined],
    [null, undefined],
  ])("of %j is %j", (next, expected) => {
    expect(safeNext(next)).toBe(expected);
  });
});

describe("loginPath", () => {
  it("leaves out a next that leads nowhere new", () => {
    expect(loginPath("/")).toBe("/auth/login");
    expect(loginPath("//evil.example")).toBe("/auth/login");
  });
});
