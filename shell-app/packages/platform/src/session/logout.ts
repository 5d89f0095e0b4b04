import { clearAccountingAuth } from "./accounting-auth";
import { clearActiveEmailAccount } from "./active-email-account";
import { clearStoredUser } from "./stored-user";
import type { TokenManager } from "./token-manager";

export interface LogoutSteps {
  /** `POST /logout/`. It may fail: no one stays signed in because the server cannot be reached. */
  callServer: () => Promise<void>;
  /** Ends the identity provider's own session in this browser. */
  signOutOfProvider: () => Promise<void>;
  tokens: Pick<TokenManager, "clear">;
}

/**
 * Signs the person out, in the order the product promises: the server, then the stored user, the accounting session,
 * the active email account, the cached token; at the end the provider's own session.
 */
export async function logOut({ callServer, signOutOfProvider, tokens }: LogoutSteps): Promise<void> {
  await callServer().catch(() => undefined);
  clearLocalSession(tokens);
  await signOutOfProvider();
}

/** Forgets everything that this browser knows about the signed-in person, in the same order. */
export function clearLocalSession(tokens: Pick<TokenManager, "clear">): void {
  clearStoredUser();
  clearAccountingAuth();
  clearActiveEmailAccount();
  tokens.clear();
}
