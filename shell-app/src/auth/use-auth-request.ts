import { useAtom } from "jotai";
import { useCallback, useEffect } from "react";
import { authAtom, type AuthAction, type AuthOperation, type StoredUser } from "@haul/platform";
import { messageFor, type AuthFlow } from "@haul/platform/messages";

/** The action that starts each operation, and the part of the catalog that words its errors. */
const REQUESTS = {
  login: { start: "login_user", flow: "login" },
  logout: { start: "logout_user", flow: "login" },
  sign_up: { start: "sign_up", flow: "signUp" },
  forgot_password: { start: "forgot_password", flow: "forgotPassword" },
  forgot_password_change: { start: "forgot_password_change", flow: "passwordChange" },
  google_login: { start: "google_login", flow: "google" },
  google_sign_up: { start: "google_sign_up", flow: "google" },
} as const satisfies Partial<Record<AuthOperation, { start: AuthAction["type"]; flow: AuthFlow }>>;

export type RequestOperation = keyof typeof REQUESTS;

/** What a form shows of a failed auth request: the catalog's text, and fields that the server refused. */
export class AuthRequestError extends Error {
  /** The provider's or the server's own error. */
  override readonly cause: unknown;

  constructor(message: string, cause: unknown) {
    super(message);
    this.cause = cause;
  }
}

/**
 * Runs auth requests through their life: loading, then success or error, with the catalog's text.
 * Flags are cleared when the page is left.
 */
export function useAuthRequest() {
  const [{ request }, dispatch] = useAtom(authAtom);

  useEffect(
    () => () => {
      dispatch({ type: "reset" });
    },
    [dispatch],
  );

  const run = useCallback(
    async <Result>(
      operation: RequestOperation,
      work: () => Promise<Result>,
      userOf?: (result: Result) => StoredUser,
    ): Promise<Result> => {
      const { start, flow } = REQUESTS[operation];
      dispatch({ type: start });
      try {
        const result = await work();
        dispatch({ type: "api_success", operation, ...(userOf && { user: userOf(result) }) });
        return result;
      } catch (cause) {
        const message = messageFor(flow, cause);
        dispatch({ type: "api_error", operation, error: message });
        throw new AuthRequestError(message, cause);
      }
    },
    [dispatch],
  );

  return { request, run };
}
