/**
 * Every text that sign-in, sign-up and failing requests show, in one place.
 * The tables are keyed by the identity provider's error codes; providers that protect against email enumeration
 * answer `invalid-credential` where others say `user-not-found` or `wrong-password`.
 */

import type { SessionEnd } from "./token-manager";

/** The text for a failed request when the server sent none. */
export { CLIENT_MESSAGES as HTTP_MESSAGES } from "@haul/api";

const INVALID_LOGIN = "Invalid email or password.";
const EMAIL_IN_USE = "An account already exists with this email address. Please login or use a different email.";
const INVALID_EMAIL = "Please enter a valid email address.";
const DISABLED = "This account has been disabled. Please contact support.";
const NETWORK = "Network error. Please check your internet connection.";
const INTERNAL = "An internal error occurred. Please try again later.";
const NOT_ENABLED = "This way of signing in is not enabled. Please contact support.";
const SESSION_EXPIRED = "Your session has expired. Please sign in again.";
const WEAK_PASSWORD = "Password is too weak, at least 6 characters.";
const PASSWORD_POLICY = "Password does not meet the requirements. Please choose a longer or more varied one.";
const SECOND_FACTOR = "This account needs a second sign-in step that is not supported here. Please contact support.";
const SECURITY_CHECK = "The security check could not be completed. Please reload the page and try again.";

const LOGIN: MessageTable = {
  "invalid-credential": INVALID_LOGIN,
  "wrong-password": INVALID_LOGIN,
  "invalid-login-credentials": INVALID_LOGIN,
  "user-not-found": "No account found with this email. Please check or sign up.",
  "invalid-email": INVALID_EMAIL,
  "user-disabled": DISABLED,
  "too-many-requests": "Too many login attempts. Please try again later or reset your password.",
  "network-request-failed": NETWORK,
  "missing-password": "Please enter your password.",
  "missing-email": "Please enter your email address.",
  "internal-error": INTERNAL,
  "email-not-verified": "Please verify your email before logging in.",
  "operation-not-allowed": NOT_ENABLED,
  "user-token-expired": SESSION_EXPIRED,
  "invalid-refresh-token": SESSION_EXPIRED,
  "multi-factor-auth-required": SECOND_FACTOR,
  "missing-recaptcha-token": SECURITY_CHECK,
};

const SIGN_UP: MessageTable = {
  "email-already-in-use": EMAIL_IN_USE,
  "weak-password": WEAK_PASSWORD,
  "password-does-not-meet-requirements": PASSWORD_POLICY,
  "invalid-email": INVALID_EMAIL,
  "missing-email": "Please enter your email address.",
  "missing-password": "Please enter a password.",
  "store-failed": "Failed to store user information.",
  "operation-not-allowed": "Sign-up is not enabled. Please contact support.",
  "network-request-failed": NETWORK,
  "too-many-requests": "Too many sign-up attempts. Please try again later.",
  "invalid-display-name": "Please enter a valid name.",
  "requires-recent-login": "For your security, please log in again and repeat this step.",
  "user-disabled": DISABLED,
  "internal-error": INTERNAL,
  "missing-recaptcha-token": SECURITY_CHECK,
};

const FORGOT_PASSWORD: MessageTable = {
  "user-not-found": "No account exists with this email address.",
  "unauthorized-continue-uri": "Invalid configuration. Please contact support.",
  "missing-email": "Please enter your email address.",
  "invalid-email": INVALID_EMAIL,
  "too-many-requests": "Too many password reset requests. Please try again later.",
  "network-request-failed": NETWORK,
  "invalid-recipient-email": "The reset email could not be sent to this address. Please check it and try again.",
  "user-disabled": DISABLED,
  "operation-not-allowed": NOT_ENABLED,
  "internal-error": INTERNAL,
  "missing-recaptcha-token": SECURITY_CHECK,
};

const PASSWORD_CHANGE: MessageTable = {
  "expired-action-code": "This link has expired. Please request a new one.",
  "invalid-action-code": "This link is not valid or has already been used. Please request a new one.",
  "weak-password": WEAK_PASSWORD,
  "password-does-not-meet-requirements": PASSWORD_POLICY,
  "missing-password": "Please enter a password.",
  "user-disabled": DISABLED,
  "user-not-found": "No account exists with this email address.",
  "too-many-requests": "Too many attempts. Please try again later.",
  "network-request-failed": NETWORK,
  "operation-not-allowed": NOT_ENABLED,
  "internal-error": INTERNAL,
};

const EMAIL_ACTION: MessageTable = {
  "expired-action-code": "This link has expired. Please request a new one.",
  "invalid-action-code": "This link is not valid or has already been used. Please request a new one.",
  "email-already-in-use": "Another account already uses this email address.",
  "user-disabled": DISABLED,
  "user-not-found": "The account behind this link no longer exists.",
  "too-many-requests": "Too many attempts. Please try again later.",
  "network-request-failed": NETWORK,
  "internal-error": INTERNAL,
};

const GOOGLE: MessageTable = {
  unregistered: "This email is not registered. Please sign up first with your company info.",
  "account-exists-with-different-credential":
    "An account already exists with this email address. Please log in with your password.",
  "credential-already-in-use": "This Google account already belongs to another user.",
  "user-token-expired": "Your Google sign-in has expired. Please try again.",
  "operation-not-allowed": "Google sign-in is not enabled. Please contact support.",
  "invalid-credential": "Google sign-in could not be confirmed. Please try again.",
  "email-already-in-use": EMAIL_IN_USE,
  "popup-blocked": "Your browser blocked the Google window. Please allow pop-ups for this site and try again.",
  "popup-closed-by-user": "Google sign-in was canceled.",
  "user-cancelled": "Google sign-in was canceled.",
  "email-not-verified": "Please verify your email before logging in.",
  "store-failed": "Failed to store user information.",
  "user-disabled": DISABLED,
  "too-many-requests": "Too many login attempts. Please try again later.",
  "network-request-failed": NETWORK,
  "internal-error": INTERNAL,
  "multi-factor-auth-required": SECOND_FACTOR,
};

const ACCOUNTING: MessageTable = {
  "connect-failed": "Failed to connect to QuickBooks",
  "missing-redirect": "Invalid response: No redirect URL received",
  "company-info-failed": "Failed to fetch company information",
  "refresh-failed": "Failed to refresh token",
};

/** What ends a session by itself, for the page that the person is sent to. */
export const SESSION_END_MESSAGES = {
  disabled: DISABLED,
  expired: SESSION_EXPIRED,
  sign_in_expired: "Two weeks have passed since you signed in. Sign in again.",
} as const satisfies Record<SessionEnd, string>;

/** What is said when something worked. */
export const SUCCESS_MESSAGES = {
  passwordResetSent: "Password reset instructions sent.",
  passwordChanged: "Your password has been changed. You can log in with it now.",
  emailVerified: "Your email address is verified. You can log in now.",
  emailChanged: "Your email address has been changed. You can log in with it now.",
  emailRecovered: "Your email address has been changed back. If you did not ask for the change, reset your password.",
  verificationSent: "Verification email sent.",
  loggedOut: "You are logged out.",
} as const;

/** The flows that have texts of their own, and what each says about an error that no table knows. */
const FLOWS = {
  login: { table: LOGIN, fallback: "Login failed" },
  signUp: { table: SIGN_UP, fallback: "Sign-up failed" },
  forgotPassword: { table: FORGOT_PASSWORD, fallback: "Password reset failed" },
  passwordChange: { table: PASSWORD_CHANGE, fallback: "Password change failed" },
  emailAction: { table: EMAIL_ACTION, fallback: "This link could not be used" },
  google: { table: GOOGLE, fallback: "Google sign-in failed" },
  accounting: { table: ACCOUNTING, fallback: "Failed to connect to QuickBooks" },
} as const;

export type AuthFlow = keyof typeof FLOWS;

type MessageTable = Readonly<Record<string, string>>;

/**
 * The text for an error of a flow: the catalog's where it knows the code, else what the provider or the server
 * says, else the flow's own last resort.
 */
export function messageFor(flow: AuthFlow, error: unknown): string {
  const { table, fallback }: { table: MessageTable; fallback: string } = FLOWS[flow];
  const code = codeOf(error);
  return (Object.hasOwn(table, code) ? table[code] : undefined) ?? ownText(error) ?? fallback;
}

/** Our own error in the provider's shape, so that one table covers both. */
export class AuthError extends Error {
  readonly code: string;

  constructor(code: string, message = "") {
    super(message);
    this.name = "AuthError";
    this.code = code;
  }
}

function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "";
  return String(error.code).replace(/^auth\//, "");
}

/** The provider wraps its texts as `Firebase: <text> (auth/<code>).`; an unknown error is only `Firebase: Error (…)`. */
function ownText(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const text = error.message
    .replace(/^Firebase:\s*/, "")
    .replace(/\s*\(auth\/[^)]*\)\.?\s*$/, "")
    .trim();
  return text === "" || text === "Error" ? undefined : text;
}
