import { getDefaultStore } from "jotai";
import {
  accessAtom,
  apiClient,
  clearLocalSession,
  config,
  dispatchAuth,
  logOut,
  readStoredUser,
  setCredentials,
  startIdentityRefresh,
  STORED_USER_KEY,
  storedUserAtom,
  toApiError,
  tokenManager,
  writeStoredUser,
  type Access,
  type Role,
  type ServerSession,
  type SessionEnd,
} from "@haul/platform";
import type { SignedIn } from "./flows/sign-in";
import { identityProvider } from "./provider/identity-provider";
import { sessionEndAtom } from "./session-end";
import { staffCredentials } from "./staff-credentials";

/** Sections and suspension may change while a page is open; the server checks each call in any case. */
const RECHECK_INTERVAL_MS = 5 * 60_000;

const store = getDefaultStore();

/** Drops what the last person has read; given by the shell, which owns the query cache. */
let forgetServerState: () => void = () => undefined;

/**
 * Restores the session when the page starts, and keeps it fresh and true to what happens elsewhere: the provider may
 * end it, another tab may sign in or out. Call it once, after the configuration is loaded.
 */
export function startSession({ onLeave }: { onLeave: () => void }): void {
  forgetServerState = onLeave;
  setCredentials(staffCredentials);
  tokenManager.connect(async (isForced) => (await identityProvider(config())).idToken(isForced));
  tokenManager.onSessionEnd((end) => void endSession(end));
  startIdentityRefresh(tokenManager);
  addEventListener("storage", ({ key }) => {
    if (key === STORED_USER_KEY || key === null) followOtherTab();
  });
  setInterval(() => void lookUp(), RECHECK_INTERVAL_MS);
  void restoreAccess();
}

/** Takes over a fresh sign-in, with what the server has said about the person already. */
export function enterSession(signedIn: SignedIn): SignedIn {
  writeStoredUser(signedIn.user);
  tokenManager.clear();
  store.set(sessionEndAtom, null);
  store.set(accessAtom, signedIn.access);
  return signedIn;
}

/** Signs out on the person's wish, in the order that the product promises. */
export async function leaveSession(): Promise<void> {
  await logOut({
    callServer: async () => {
      await apiClient.POST("/logout/");
    },
    signOutOfProvider,
    tokens: tokenManager,
  });
  becomeAnonymous();
}

/** Ends the session in this browser only: the person comes back to a locked screen. */
export async function lockSession(): Promise<void> {
  clearLocalSession(tokenManager);
  becomeAnonymous();
  await signOutOfProvider();
}

/** Asks the server who this is, at the start and after something has changed there. */
export async function restoreAccess(): Promise<void> {
  const user = readStoredUser();
  dispatchAuth({ type: "user_changed", user });
  store.set(accessAtom, user ? { kind: "looking_up" } : { kind: "anonymous" });
  await lookUp();
}

/** Takes over the server's answer, unless somebody else has signed in meanwhile. */
async function lookUp(): Promise<void> {
  const user = readStoredUser();
  if (!user) return;
  const access = await askServer(user.role);
  if (access.kind === "anonymous") await endSession("expired");
  else if (readStoredUser()?.uid === user.uid) store.set(accessAtom, access);
}

async function askServer(role: Role): Promise<Access> {
  try {
    const { data } = await apiClient.GET("/api/session");
    return { kind: "known", session: data as ServerSession };
  } catch (cause) {
    const error = toApiError(cause);
    return error.status === 401 ? { kind: "anonymous" } : { kind: "unknown", role, error };
  }
}

/** The provider or the server has ended the session: leave at once, and say why on the sign-in page. */
async function endSession(end: SessionEnd): Promise<void> {
  if (!readStoredUser()) return;
  clearLocalSession(tokenManager);
  store.set(sessionEndAtom, end);
  becomeAnonymous();
  // The SDK may still hold the account that it can no longer renew.
  await signOutOfProvider();
}

function becomeAnonymous(): void {
  forgetServerState();
  dispatchAuth({ type: "user_changed", user: null });
  store.set(accessAtom, { kind: "anonymous" });
}

async function signOutOfProvider(): Promise<void> {
  try {
    await (await identityProvider(config())).signOut();
  } catch {
    // Nothing of ours is left that could use the provider's session; the next sign-in replaces it.
  }
}

function followOtherTab(): void {
  if (readStoredUser()?.uid === store.get(storedUserAtom)?.uid) return;
  tokenManager.clear();
  forgetServerState();
  void restoreAccess();
}
