import type { StoredUser } from "./stored-user";

/** What an auth request is for. */
export type AuthOperation =
  | "login"
  | "logout"
  | "sign_up"
  | "forgot_password"
  | "forgot_password_change"
  | "google_login"
  | "google_sign_up"
  | "accounting_login"
  | "accounting_callback";

/** What a request to the accounting integration is for. */
export type AccountingOperation = "connect" | "disconnect";

/** `idle → loading → success | error`; a reset makes it idle again. */
export type RequestState<Operation extends string, Result = undefined> =
  | { status: "idle" }
  | { status: "loading"; operation: Operation }
  | { status: "success"; operation: Operation; result?: Result }
  | { status: "error"; operation: Operation; error: string };

export interface AuthState {
  user: StoredUser | null;
  request: RequestState<AuthOperation>;
  /** `result` carries where the browser goes next to grant access. */
  accounting: RequestState<AccountingOperation, { redirectUrl?: string }>;
}

export type AuthAction =
  | { type: "login_user" }
  | { type: "logout_user" }
  | { type: "sign_up" }
  | { type: "forgot_password" }
  | { type: "forgot_password_change" }
  | { type: "google_login" }
  | { type: "google_sign_up" }
  | { type: "accounting_login" }
  | { type: "accounting_callback" }
  | { type: "api_success"; operation: AuthOperation; user?: StoredUser }
  | { type: "api_error"; operation: AuthOperation; error: string }
  | { type: "reset" }
  | { type: "user_changed"; user: StoredUser | null }
  | { type: "accounting_connect" }
  | { type: "accounting_connect_success"; redirectUrl: string }
  | { type: "accounting_connect_error"; error: string }
  | { type: "accounting_disconnect" }
  | { type: "accounting_disconnect_success" }
  | { type: "accounting_disconnect_error"; error: string };

const OPERATION_OF = {
  login_user: "login",
  logout_user: "logout",
  sign_up: "sign_up",
  forgot_password: "forgot_password",
  forgot_password_change: "forgot_password_change",
  google_login: "google_login",
  google_sign_up: "google_sign_up",
  accounting_login: "accounting_login",
  accounting_callback: "accounting_callback",
} as const satisfies Partial<Record<AuthAction["type"], AuthOperation>>;

/** Operations that end with a person signed in, or no one if they fail. */
const SIGNS_IN: ReadonlySet<AuthOperation> = new Set([
  "login",
  "google_login",
  "accounting_login",
  "accounting_callback",
]);

/** Operations that end with no one signed in: there is no session after a sign-up. */
const SIGNS_OUT: ReadonlySet<AuthOperation> = new Set(["logout", "sign_up", "google_sign_up"]);

export function initialAuthState(user: StoredUser | null): AuthState {
  return { user, request: { status: "idle" }, accounting: { status: "idle" } };
}

/** The auth request's life. An answer that no longer belongs to the request under way changes nothing. */
export function authReducer(state: AuthState, action: AuthAction): AuthState {
  switch (action.type) {
    case "login_user":
    case "logout_user":
    case "sign_up":
    case "forgot_password":
    case "forgot_password_change":
    case "google_login":
    case "google_sign_up":
    case "accounting_login":
    case "accounting_callback":
      return { ...state, request: { status: "loading", operation: OPERATION_OF[action.type] } };
    case "api_success":
      if (!isUnderWay(state.request, action.operation)) return state;
      return {
        ...state,
        user: userAfter(state, action),
        request: { status: "success", operation: action.operation },
      };
    case "api_error":
      if (!isUnderWay(state.request, action.operation)) return state;
      return {
        ...state,
        user: SIGNS_IN.has(action.operation) ? null : state.user,
        request: { status: "error", operation: action.operation, error: action.error },
      };
    case "reset":
      return { ...state, request: { status: "idle" }, accounting: { status: "idle" } };
    case "user_changed":
      return { ...state, user: action.user };
    case "accounting_connect":
      return { ...state, accounting: { status: "loading", operation: "connect" } };
    case "accounting_connect_success":
      if (!isUnderWay(state.accounting, "connect")) return state;
      return {
        ...state,
        accounting: { status: "success", operation: "connect", result: { redirectUrl: action.redirectUrl } },
      };
    case "accounting_connect_error":
      if (!isUnderWay(state.accounting, "connect")) return state;
      return { ...state, accounting: { status: "error", operation: "connect", error: action.error } };
    case "accounting_disconnect":
      return { ...state, accounting: { status: "loading", operation: "disconnect" } };
    case "accounting_disconnect_success":
      if (!isUnderWay(state.accounting, "disconnect")) return state;
      return { ...state, accounting: { status: "success", operation: "disconnect" } };
    case "accounting_disconnect_error":
      if (!isUnderWay(state.accounting, "disconnect")) return state;
      return { ...state, accounting: { status: "error", operation: "disconnect", error: action.error } };
  }
}

function userAfter(state: AuthState, action: { operation: AuthOperation; user?: StoredUser }): StoredUser | null {
  if (SIGNS_OUT.has(action.operation)) return null;
  return action.user ?? state.user;
}

function isUnderWay<Operation extends string>(
  request: RequestState<Operation, unknown>,
  operation: Operation,
): boolean {
  return request.status === "loading" && request.operation === operation;
}
