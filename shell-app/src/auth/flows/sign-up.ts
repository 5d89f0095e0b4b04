import { AuthError } from "@haul/platform/messages";
import type { IdentityProvider, ProviderAccount } from "../provider/identity-provider";
import { IdentityApi, type Registration, type RegistrationOutcome } from "./identity-api";

export interface SignUpAccount {
  email: string;
  password: string;
}

/**
 * Signs up with email and password: provider account, name, verification mail, then the registration and the user's
 * record on the server. No one is signed in afterwards, whether it worked or not.
 *
 * A sign-up that failed half-way can be repeated: the account that it left behind is taken up again by its password
 * as long as the server knows no user for it.
 */
export async function signUp(
  provider: IdentityProvider,
  account: SignUpAccount,
  registration: Registration,
): Promise<RegistrationOutcome> {
  const email = account.email.trim();
  try {
    const created = await createOrResume(provider, email, account.password);
    await provider.setName(registration.fullname);
    if (!created.emailVerified) await sendVerification(provider, created.isNew);
    return await storeRegistration(provider, created.email, registration);
  } finally {
    await provider.signOut();
  }
}

/** Signs up with a Google ID token. The provider has verified the address, so no mail is sent. */
export async function signUpWithGoogle(
  provider: IdentityProvider,
  answer: { idToken: string; rawNonce: string },
  registration: Registration,
): Promise<RegistrationOutcome> {
  const account = await provider.signInWithGoogle(answer.idToken, answer.rawNonce);
  try {
    if (!account.isNew) await refuseKnown(provider);
    if (!account.emailVerified) await provider.sendVerification();
    return await storeRegistration(provider, account.email, registration);
  } finally {
    await provider.signOut();
  }
}

async function createOrResume(provider: IdentityProvider, email: string, password: string): Promise<ProviderAccount> {
  try {
    return await provider.createAccount(email, password);
  } catch (error) {
    if (codeOf(error) !== "auth/email-already-in-use") throw error;
    const existing = await provider.signIn(email, password).catch(() => {
      throw error;
    });
    if (existing.emailVerified) await refuseKnown(provider);
    return existing;
  }
}

/** Only an account that the server does not know yet may be used to sign up. */
async function refuseKnown(provider: IdentityProvider): Promise<void> {
  const session = await new IdentityApi(await provider.idToken(false)).readSession();
  if (session.status !== "unregistered") throw new AuthError("auth/email-already-in-use");
}

/** On a repeat the mail may have been sent a moment ago, which the provider refuses: that is no reason to stop. */
async function sendVerification(provider: IdentityProvider, isFirst: boolean): Promise<void> {
  try {
    await provider.sendVerification();
  } catch (error) {
    if (isFirst || codeOf(error) !== "auth/too-many-requests") throw error;
  }
}

async function storeRegistration(
  provider: IdentityProvider,
  email: string,
  registration: Registration,
): Promise<RegistrationOutcome> {
  // A new token: the one from before the name was set does not carry it.
  const api = new IdentityApi(await provider.idToken(true));
  try {
    const { companyId, outcome } = await api.createRegistration(registration);
    await api.addUserInfo(companyId, email, registration.fullname);
    return outcome;
  } catch (cause) {
    throw new StoreError(cause);
  }
}

/** The server did not take the registration; `cause` is its answer, whose fields the form can show. */
export class StoreError extends AuthError {
  constructor(cause: unknown) {
    super("store-failed");
    this.cause = cause;
  }
}

function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}
