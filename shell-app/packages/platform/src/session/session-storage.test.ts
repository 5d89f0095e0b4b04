import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  ACCOUNTING_AUTH_KEY,
  isAccountingRefreshDue,
  readAccountingAuth,
  readAccountingState,
  writeAccountingAuth,
  writeAccountingState,
} from "./accounting-auth";
import { readActiveEmailAccount, writeActiveEmailAccount } from "./active-email-account";
import { logOut } from "./logout";
import { ownerCredential, readOwnerSession, writeOwnerSession } from "./owner-session";
import { readStoredUser, STORED_USER_KEY, writeStoredUser } from "./stored-user";
import { storedUser, unsignedJwt } from "@haul/testing/tokens";
import { TokenManager } from "./token-manager";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const MINUTE = 60_000;

beforeEach(() => {
  localStorage.clear();
});

describe("the stored user", () => {
  it("comes back as it was written", () => {
    const user = storedUser(NOW, { photoURL: "https://lh3.example/p.png", profilePic: "p.png" });
    writeStoredUser(user);
    expect(readStoredUser()).toEqual(user);
  });

  it.each(["", "{", "null", "[]", '{"uid":"u1"}'])("is no one when the entry is %j", (text) => {
    localStorage.setItem(STORED_USER_KEY, text);
    expect(readStoredUser()).toBeNull();
  });
});

describe("the accounting session", () => {
  const auth = { access_token: "a", refresh_token: "r", expires_at: NOW + 5 * MINUTE };

  it("is kept under the key that the sidebar looks for", () => {
    writeAccountingAuth(auth);
    expect(ACCOUNTING_AUTH_KEY).toBe("quickbooks_auth");
    expect(readAccountingAuth()).toEqual(auth);
  });

  it("is renewed within five minutes of its end", () => {
    expect(isAccountingRefreshDue(auth, NOW)).toBe(true);
    expect(isAccountingRefreshDue(auth, NOW - 1)).toBe(false);
  });
});

describe("the owner session", () => {
  const token = unsignedJwt({ iss: "haul", exp: NOW / 1_000 + 60 });

  it("is kept apart from the staff's", () => {
    writeStoredUser(storedUser(NOW));
    writeOwnerSession({ token, expires_at: "2026-11-20T12:01:00Z" });
    expect(ownerCredential(NOW)).toEqual({ kind: "plain", token });
    expect(readStoredUser()).not.toBeNull();
  });

  it("ends with its token", () => {
    writeOwnerSession({ token, expires_at: "2026-11-20T12:01:00Z" });
    expect(readOwnerSession(NOW + MINUTE)).toBeNull();
    expect(readOwnerSession(NOW)).toBeNull();
  });
});

describe("logging out", () => {
  it("calls the server, then clears user, accounting, email account and token, then leaves the provider", async () => {
    writeStoredUser(storedUser(NOW));
    writeAccountingAuth({ access_token: "a", refresh_token: "r", expires_at: NOW });
    writeAccountingState("s");
    writeActiveEmailAccount("e1");
    const steps: string[] = [];
    const removed = vi.spyOn(Storage.prototype, "removeItem").mockImplementation(function (this: Storage, key) {
      steps.push(key);
      Reflect.deleteProperty(this, key);
    });
    const tokens = new TokenManager();
    vi.spyOn(tokens, "clear").mockImplementation(() => steps.push("token"));

    await logOut({
      callServer: () => Promise.resolve(void steps.push("server")),
      signOutOfProvider: () => Promise.resolve(void steps.push("provider")),
      tokens,
    });
    removed.mockRestore();

    expect(steps).toEqual([
      "server",
      "haul.user",
      "quickbooks_auth",
      "quickbooks_state",
      "haul.active_email_account",
      "token",
      "provider",
    ]);
    expect(readAccountingState()).toBeNull();
    expect(readActiveEmailAccount()).toBeNull();
  });

  it("does not keep a person signed in because the server cannot be reached", async () => {
    writeStoredUser(storedUser(NOW));
    await logOut({
      callServer: () => Promise.reject(new Error("Network Error")),
      signOutOfProvider: () => Promise.resolve(),
      tokens: new TokenManager(),
    });
    expect(readStoredUser()).toBeNull();
  });
});
