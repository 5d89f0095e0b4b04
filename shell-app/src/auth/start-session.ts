import type { QueryClient } from "@tanstack/react-query";
import { getDefaultStore } from "jotai";
import {
  accessAtom,
  apiClient,
  clearLocalSession,
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
  type SessionEnd,
} from "@haul/platform";
import type { SignedIn } from "./flows/sign-in";
import type { IdentityProvider } from "./provider/identity-provider";
import { sessionEndAtom } from "./session-end";
import { watchSession, type SessionWatch } from "./session-watch";
import { staffCredentials } from "./staff-credentials";

interface SessionPorts {
  /** What one person has read is forgotten when they leave. */
  readonly queryClient: QueryClient;
  readonly provider: () => Promise<Pick<IdentityProvider, "idToken" | "signOut">>;
}

const store = getDefaultStore();

let ports: SessionPorts | undefined;
let watch: SessionWatch | undefined;

/**
 * Restores the session when the page starts, and keeps it fresh and true to what happens elsewhere: the provider or the
 * server may end it, an administrator may change what is open, another tab may sign in or out. Call it once, after the
 * configuration is loaded. Returns a function that stops it.
 */
export function startSession(given: SessionPorts): () => void {
  ports = given;
  setCredentials(staffCredentials((why) => void endSession(why)));
  tokenManager.connect(async (isForced) => (await given.provider()).idToken(isForced));
  watch = watchSession(given.queryClient, (answer) => {
    const user = readStoredUser();
    if (!user) return;
    const access =
      "session" in answer
        ? ({ kind: "known", session: answer.session } as const)
        : ({ kind: "unknown", role: user.role, error: toApiError(answer.error) } as const);
    store.set(accessAtom, access);
  });
  const stops = [tokenManager.onSessionEnd((end) => void endSession(end)), startIdentityRefresh(tokenManager)];
  addEventListener("storage", followOtherTab);
  void restoreAccess();
  return () => {
    for (const stop of stops) stop();
    removeEventListener("storage", followOtherTab);
    watch?.stop();
  };
}

/** Takes over a fresh sign-in, with what the server has said about the person already. */
export function enterSession(signedIn: SignedIn): SignedIn {
  const { user, access } = signedIn;
  writeStoredUser(user);
  tokenManager.clear();
  store.set(sessionEndAtom, null);
  store.set(accessAtom, access);
  watch?.start(access.kind === "known" ? access.session : undefined);
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
  if (!user) {
    becomeAnonymous();
    return;
  }
  store.set(accessAtom, { kind: "looking_up" });
  watch?.start();
  await watch?.recheck();
}

/** Asks again without a pause for the page: a refusal may mean that what is open has changed. */
export function recheckAccess(): void {
  if (readStoredUser()) void watch?.recheck();
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
  ports?.queryClient.clear();
  watch?.stop();
  dispatchAuth({ type: "user_changed", user: null });
  store.set(accessAtom, { kind: "anonymous" });
}

async function signOutOfProvider(): Promise<void> {
  try {
    await (await ports?.provider())?.signOut();
  } catch {
    // Nothing of ours is left that could use the provider's session; the next sign-in replaces it.
  }
}

function followOtherTab({ key }: StorageEvent): void {
  if (key !== STORED_USER_KEY && key !== null) return;
  if (readStoredUser()?.uid === store.get(storedUserAtom)?.uid) return;
  tokenManager.clear();
  ports?.queryClient.clear();
  void restoreAccess();
}
