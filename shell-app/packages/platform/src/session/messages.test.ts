import { describe, expect, it } from "vitest";
import { ApiError } from "@haul/api";
import { AuthError, messageFor, SUCCESS_MESSAGES, type AuthFlow } from "./messages";

/** The specification's catalog, word for word. */
const CATALOGUE: [AuthFlow, code: string, text: string][] = [
  ["login", "auth/invalid-credential", "Invalid email or password."],
  ["login", "auth/wrong-password", "Invalid email or password."],
  ["login", "auth/invalid-login-credentials", "Invalid email or password."],
  ["login", "auth/user-not-found", "No account found with this email. Please check or sign up."],
  ["login", "auth/invalid-email", "Please enter a valid email address."],
  ["login", "auth/user-disabled", "This account has been disabled. Please contact support."],
  ["login", "auth/too-many-requests", "Too many login attempts. Please try again later or reset your password."],
  ["login", "auth/network-request-failed", "Network error. Please check your internet connection."],
  ["login", "auth/missing-password", "Please enter your password."],
  ["login", "auth/internal-error", "An internal error occurred. Please try again later."],
  ["login", "email-not-verified", "Please verify your email before logging in."],
  [
    "signUp",
    "auth/email-already-in-use",
    "An account already exists with this email address. Please login or use a different email.",
  ],
  ["signUp", "auth/weak-password", "Password is too weak, at least 6 characters."],
  ["signUp", "store-failed", "Failed to store user information."],
  ["forgotPassword", "auth/user-not-found", "No account exists with this email address."],
  ["forgotPassword", "auth/unauthorized-continue-uri", "Invalid configuration. Please contact support."],
  ["google", "unregistered", "This email is not registered. Please sign up first with your company info."],
  ["accounting", "connect-failed", "Failed to connect to QuickBooks"],
  ["accounting", "missing-redirect", "Invalid response: No redirect URL received"],
  ["accounting", "company-info-failed", "Failed to fetch company information"],
  ["accounting", "refresh-failed", "Failed to refresh token"],
];

/** Codes that the specification says are handled without showing their texts. */
const HANDLED: Partial<Record<AuthFlow, string[]>> = {
  signUp: [
    "operation-not-allowed",
    "network-request-failed",
    "too-many-requests",
    "invalid-display-name",
    "requires-recent-login",
    "user-disabled",
  ],
  forgotPassword: ["missing-email", "too-many-requests", "network-request-failed", "invalid-recipient-email"],
  google: ["account-exists-with-different-credential", "user-token-expired", "operation-not-allowed"],
  emailAction: ["expired-action-code", "invalid-action-code"],
  passwordChange: ["expired-action-code", "invalid-action-code", "password-does-not-meet-requirements"],
};

describe("the message catalog", () => {
  it.each(CATALOGUE)("says in %s for %s: %s", (flow, code, text) => {
    expect(messageFor(flow, new AuthError(code))).toBe(text);
  });

  it("has a text of its own for every code that is handled", () => {
    for (const [flow, codes] of Object.entries(HANDLED) as [AuthFlow, string[]][]) {
      const fallback = messageFor(flow, undefined);
      for (const code of codes) {
        const text = messageFor(flow, new AuthError(`auth/${code}`));
        expect(text, `${flow} ${code}`).not.toBe(fallback);
        expect(text, `${flow} ${code}`).toMatch(/\.$/);
      }
    }
  });

  it("shows the provider's message for an unknown code", () => {
    const error = new AuthError("auth/quota", "Firebase: The quota is used up. (auth/quota).");
    expect(messageFor("login", error)).toBe("The quota is used up.");
  });

  it("shows the server's own sentence when it refuses", () => {
    const message = "Several of your requests failed on our side. Wait ten minutes, then try again.";
    const error = new ApiError({ status: 429, code: "too_many_failures", message });
    expect(messageFor("login", error)).toBe(message);
  });

  it("falls back when the provider says nothing", () => {
    expect(messageFor("login", new AuthError("auth/odd", "Firebase: Error (auth/odd)."))).toBe("Login failed");
    expect(messageFor("login", "what")).toBe("Login failed");
    expect(messageFor("login", { code: "constructor" })).toBe("Login failed");
  });

  it("confirms a password reset in the specification's words", () => {
    expect(SUCCESS_MESSAGES.passwordResetSent).toBe("Password reset instructions sent.");
  });
});
