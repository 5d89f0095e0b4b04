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
  staffCredentials,
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

const store = getDefaultStore();

let stopRefresh: (() => void) | undefined;
let forgetServerState: () => void = () => undefined;

/**
 * Restores the session when the page starts and keeps it true to what happens elsewhere: the provider may end it,
 * another tab may sign in or out. Call it once, after the configuration is loaded.
 */
export function startSession({ onLeave }: { onLeave: () => void }): void {
  forgetServerState = onLeave;
  setCredentials(staffCredentials());
  tokenManager.connect(async (isForced) => (await identityProvider(config())).idToken(isForced));
  tokenManager.onSessionEnd((end) => void endSession(end));
  addEventListener("storage", ({ key }) => {
    if (key === STORED_USER_KEY || key === null) followOtherTab();
  });
  void restoreAccess();
}

/** Takes over a fresh sign-in: stored, announced, and renewed from now on. */
export function enterSession({ user, access }: SignedIn): void {
  writeStoredUser(user);
  tokenManager.clear();
  store.set(sessionEndAtom, null);
  store.set(accessAtom, access);
  keepFresh();
}

/** Signs out on the person's wish, in the order that the product promises. */
export async function leaveSession(): Promise<void> {
  stopRefresh?.();
  await logOut({
    callServer: async () => {
      await apiClient.POST("/logout/", { body: {} });
    },
    signOutOfProvider,
    tokens: tokenManager,
  });
  becomeAnonymous();
}

/** Ends the session in this browser and keeps the server out of it: the person comes back to a locked screen. */
export async function lockSession(): Promise<void> {
  clearLocalSession(tokenManager);
  becomeAnonymous();
  await signOutOfProvider();
}

/** Asks the server again who this is, after something has changed there. */
export async function restoreAccess(): Promise<void> {
  const user = readStoredUser();
  if (!user) {
    becomeAnonymous();
    return;
  }
  dispatchAuth({ type: "user_changed", user });
  store.set(accessAtom, { kind: "looking_up" });
  keepFresh();
  const access = await lookUp(user.role);
  // The session may have ended while the server was asked.
  if (readStoredUser()?.uid === user.uid) store.set(accessAtom, access);
  else becomeAnonymous();
}

async function lookUp(role: Role): Promise<Access> {
  try {
    const { data } = await apiClient.GET("/api/session");
    return { kind: "known", session: data as ServerSession };
  } catch (cause) {
    const error = toApiError(cause);
    if (error.status === 401) {
      await endSession("expired");
      return { kind: "anonymous" };
    }
    return { kind: "unknown", role, error };
  }
}

/** The provider or the server has ended the session: leave at once, and say why on the sign-in page. */
async function endSession(end: SessionEnd): Promise<void> {
  if (!readStoredUser()) return;
  clearLocalSession(tokenManager);
  store.set(sessionEndAtom, end);
  becomeAnonymous();
  await signOutOfProvider();
}

async function signOutOfProvider(): Promise<void> {
  try {
    await (await identityProvider(config())).signOut();
  } catch {
    // Nothing of ours is left that could use the provider's session; the next sign-in replaces it.
  }
}

function followOtherTab(): void {
  const user = readStoredUser();
  if (user?.uid === store.get(storedUserAtom)?.uid) return;
  tokenManager.clear();
  forgetServerState();
  void restoreAccess();
}

function becomeAnonymous(): void {
  stopRefresh?.();
  stopRefresh = undefined;
  forgetServerState();
  dispatchAuth({ type: "user_changed", user: null });
  store.set(accessAtom, { kind: "anonymous" });
}

function keepFresh(): void {
  stopRefresh?.();
  stopRefresh = startIdentityRefresh(tokenManager);
}
