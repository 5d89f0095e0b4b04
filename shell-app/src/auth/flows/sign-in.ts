import {
  ApiError,
  fallbackRole,
  roleOfUserType,
  toApiError,
  type Access,
  type AppConfig,
  type Role,
  type ServerSession,
  type StoredUser,
} from "@haul/platform";
import { AuthError } from "@haul/platform/messages";
import type { IdentityProvider, ProviderAccount } from "../provider/identity-provider";
import { IdentityApi, type ServerUser } from "./identity-api";

/** A person who has just signed in: what the browser stores, and what the server said about them. */
export interface SignedIn {
  user: StoredUser;
  access: Access;
}

interface ServerFacts {
  session: ServerSession | ApiError;
  serverUser?: ServerUser;
}

/**
 * Signs in with email and password. It succeeds only when the provider reports the address as verified; otherwise
 * the provider's session is cleared again. When the server cannot be asked, the role is the configured fallback's.
 */
export async function signIn(
  provider: IdentityProvider,
  credentials: { email: string; password: string },
  config: AppConfig,
): Promise<SignedIn> {
  const account = await provider.signIn(credentials.email.trim(), credentials.password);
  await refuseUnverified(provider, account);
  const token = await provider.idToken(false);
  const facts = await askServer(new IdentityApi(token), account.email);
  return signedIn(account, token, facts, fallbackRole(account.email, config.fallback_admin_email));
}

/**
 * Signs in with a Google ID token. The address must be known to the server: otherwise the person is signed out again
 * and the provider account that this very sign-in made is deleted.
 */
export async function signInWithGoogle(
  provider: IdentityProvider,
  answer: { idToken: string; rawNonce: string },
): Promise<SignedIn> {
  const account = await provider.signInWithGoogle(answer.idToken, answer.rawNonce);
  try {
    if (!account.emailVerified) throw new AuthError("email-not-verified");
    const token = await provider.idToken(false);
    const facts = await askServer(new IdentityApi(token), account.email);
    if (facts.session instanceof ApiError) throw facts.session;
    if (facts.session.status === "unregistered") throw new AuthError("unregistered");
    return signedIn(account, token, facts, "User");
  } catch (error) {
    await forgetAccount(provider, account.isNew && error instanceof AuthError);
    throw error;
  }
}

/** Sends the verification mail again to a person who knows the password. No one stays signed in. */
export async function resendVerification(
  provider: IdentityProvider,
  credentials: { email: string; password: string },
): Promise<void> {
  await provider.signIn(credentials.email.trim(), credentials.password);
  try {
    await provider.sendVerification();
  } finally {
    await provider.signOut();
  }
}

async function refuseUnverified(provider: IdentityProvider, account: ProviderAccount): Promise<void> {
  if (account.emailVerified) return;
  await provider.signOut();
  throw new AuthError("email-not-verified");
}

/** The session first, for it admits a waiting registration; then the record that names the role. */
async function askServer(api: IdentityApi, email: string): Promise<ServerFacts> {
  const session = await api.readSession().catch(toApiError);
  // A person who is unknown or waiting to be admitted has no record yet.
  if (!(session instanceof ApiError) && session.status !== "active") return { session };
  const serverUser = await api.findUser(email).catch(() => undefined);
  return { session, ...(serverUser && { serverUser }) };
}

function signedIn(account: ProviderAccount, token: string, facts: ServerFacts, lookUpFailedRole: Role): SignedIn {
  const { session, serverUser } = facts;
  const role = serverUser ? roleOfUserType(serverUser.user_type) : lookUpFailedRole;
  const user: StoredUser = {
    uid: account.uid,
    email: account.email,
    name: serverUser?.full_name ?? account.name ?? account.email,
    ...(account.photoURL && { photoURL: account.photoURL, profilePic: account.photoURL }),
    role,
    emailVerified: account.emailVerified,
    authProvider: "firebase",
    token,
    tokenTimestamp: Date.now(),
  };
  return {
    user,
    access: session instanceof ApiError ? { kind: "unknown", role, error: session } : { kind: "known", session },
  };
}

/** Leaves no trace of a refused sign-in. */
async function forgetAccount(provider: IdentityProvider, isDeleted: boolean): Promise<void> {
  if (isDeleted) await provider.deleteAccount().catch(() => undefined);
  await provider.signOut();
}
