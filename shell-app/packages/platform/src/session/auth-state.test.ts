import { describe, expect, it } from "vitest";
import { authReducer, initialAuthState, type AuthAction, type AuthOperation, type AuthState } from "./auth-state";
import { storedUser } from "@haul/testing/tokens";

const maria = storedUser(Date.parse("2026-11-20T12:00:00Z"));

const STARTS: [AuthAction["type"], AuthOperation][] = [
  ["login_user", "login"],
  ["logout_user", "logout"],
  ["sign_up", "sign_up"],
  ["forgot_password", "forgot_password"],
  ["forgot_password_change", "forgot_password_change"],
  ["google_login", "google_login"],
  ["google_sign_up", "google_sign_up"],
  ["accounting_login", "accounting_login"],
  ["accounting_callback", "accounting_callback"],
];

function after(state: AuthState, ...actions: AuthAction[]): AuthState {
  return actions.reduce(authReducer, state);
}

describe("the auth request", () => {
  it.each(STARTS)("%s goes from idle over loading to success or error, and reset clears it", (type, operation) => {
    const start = { type } as AuthAction;
    const idle = initialAuthState(null);
    const loading = after(idle, start);
    expect(loading.request).toEqual({ status: "loading", operation });
    expect(after(loading, { type: "api_success", operation }).request).toEqual({ status: "success", operation });
    const failed = after(loading, { type: "api_error", operation, error: "No." });
    expect(failed.request).toEqual({ status: "error", operation, error: "No." });
    expect(after(failed, { type: "reset" }).request).toEqual({ status: "idle" });
  });

  it("signs in on a successful login", () => {
    const state = after(
      initialAuthState(null),
      { type: "login_user" },
      { type: "api_success", operation: "login", user: maria },
    );
    expect(state.user).toBe(maria);
  });

  it("clears the user when a login fails", () => {
    const state = after(
      initialAuthState(maria),
      { type: "login_user" },
      { type: "api_error", operation: "login", error: "Please verify your email before logging in." },
    );
    expect(state.user).toBeNull();
  });

  it.each(["logout", "sign_up", "google_sign_up"] as const)("leaves no one signed in after %s", (operation) => {
    const type = ({ logout: "logout_user", sign_up: "sign_up", google_sign_up: "google_sign_up" } as const)[operation];
    expect(after(initialAuthState(maria), { type }, { type: "api_success", operation }).user).toBeNull();
  });

  it("keeps the user while a password reset fails", () => {
    const state = after(
      initialAuthState(maria),
      { type: "forgot_password" },
      { type: "api_error", operation: "forgot_password", error: "No." },
    );
    expect(state.user).toBe(maria);
  });

  it("ignores the answer to a request that is no longer under way", () => {
    const waiting = after(initialAuthState(null), { type: "forgot_password" });
    expect(after(waiting, { type: "api_success", operation: "login", user: maria })).toBe(waiting);
    const idle = initialAuthState(null);
    expect(after(idle, { type: "api_error", operation: "login", error: "late" })).toBe(idle);
  });
});

describe("the accounting connection", () => {
  const idle = initialAuthState(maria);

  it("carries where to go next", () => {
    const state = after(
      idle,
      { type: "accounting_connect" },
      { type: "accounting_connect_success", redirectUrl: "https://books.example/grant" },
    );
    expect(state.accounting).toEqual({
      status: "success",
      operation: "connect",
      result: { redirectUrl: "https://books.example/grant" },
    });
  });

  it("carries what went wrong", () => {
    const state = after(
      idle,
      { type: "accounting_connect" },
      { type: "accounting_connect_error", error: "Failed to connect to QuickBooks" },
    );
    expect(state.accounting).toMatchObject({ status: "error", error: "Failed to connect to QuickBooks" });
  });

  it("disconnects", () => {
    const loading = after(idle, { type: "accounting_disconnect" });
    expect(after(loading, { type: "accounting_disconnect_success" }).accounting).toEqual({
      status: "success",
      operation: "disconnect",
    });
    expect(after(loading, { type: "accounting_disconnect_error", error: "No." }).accounting.status).toBe("error");
    expect(after(loading, { type: "accounting_connect_error", error: "late" })).toBe(loading);
  });
});
