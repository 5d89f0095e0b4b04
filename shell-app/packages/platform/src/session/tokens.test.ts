import { describe, expect, it } from "vitest";
import { fallbackRole, roleOfUserType } from "./roles";
import { unsignedJwt } from "@haul/testing/tokens";
import { authorizationHeader, isJwtExpired, readJwt, tokenKindOf } from "./tokens";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const NOW_SECONDS = NOW / 1_000;

describe("tokens", () => {
  it.each([
    ["accounting", "Bearer t"],
    ["identity", "Bearer t"],
    ["google", "Bearer t"],
    ["plain", "JWT t"],
  ] as const)("sends a token of kind %s as %s", (kind, header) => {
    expect(authorizationHeader({ kind, token: "t" })).toBe(header);
  });

  it.each([
    ["identity", unsignedJwt({ iss: "https://securetoken.google.com/demo-haul" }), "firebase"],
    ["google", unsignedJwt({ iss: "https://accounts.google.com" }), "firebase"],
    ["google", "ya29.opaque", undefined],
    ["plain", unsignedJwt({ iss: "haul" }), "firebase"],
    ["accounting", unsignedJwt({ iss: "haul" }), "quickbooks"],
    ["identity", "opaque", "firebase"],
  ] as const)("knows a token of kind %s", (kind, token, provider) => {
    expect(tokenKindOf(token, provider)).toBe(kind);
  });

  it("checks expiry in seconds", () => {
    expect(isJwtExpired(unsignedJwt({ exp: NOW_SECONDS + 1 }), NOW)).toBe(false);
    expect(isJwtExpired(unsignedJwt({ exp: NOW_SECONDS }), NOW)).toBe(true);
    expect(isJwtExpired(unsignedJwt({}), NOW)).toBe(true);
    expect(isJwtExpired("not a token", NOW)).toBe(true);
  });

  it("reads names in any script", () => {
    expect(readJwt(unsignedJwt({ name: "José Núñez 东" }))).toEqual({ name: "José Núñez 东" });
    expect(readJwt("a.b.c")).toBeUndefined();
  });
});

describe("roles", () => {
  it.each([
    ["super_admin", "SuperAdmin"],
    ["admin", "Admin"],
    ["terminal_manager", "TerminalManager"],
    ["safety_manager", "SafetyManager"],
    ["user", "User"],
    ["dispatcher", "User"],
    [undefined, "User"],
  ] as const)("maps user_type %s to %s", (userType, role) => {
    expect(roleOfUserType(userType)).toBe(role);
  });

  it("shows Admin only for the configured address when the lookup fails", () => {
    expect(fallbackRole("Boss@carrier.com", "boss@carrier.com")).toBe("Admin");
    expect(fallbackRole("dispatch@carrier.com", "boss@carrier.com")).toBe("User");
    expect(fallbackRole("boss@carrier.com", null)).toBe("User");
  });
});
