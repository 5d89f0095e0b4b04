import type { AppConfig } from "@haul/platform";

/** The signed-in account as the identity provider knows it. */
export interface ProviderAccount {
  readonly uid: string;
  readonly email: string;
  readonly name?: string;
  readonly photoURL?: string;
  readonly emailVerified: boolean;
  /** True when this very sign-in created the account. */
  readonly isNew: boolean;
}

/** What a link of the provider's mails is for. */
export type EmailAction = "verify_email" | "reset_password" | "recover_email" | "change_email" | "other";

export interface EmailActionInfo {
  readonly action: EmailAction;
  /** The address that the link was made for. */
  readonly email?: string;
}

/**
 * The hosted identity provider. Every method rejects with an error that carries the provider's `code`
 * (`auth/user-disabled`), which the message catalog words.
 */
export interface IdentityProvider {
  /** The account that this browser remembers, or null. */
  current(): Promise<ProviderAccount | null>;
  signIn(email: string, password: string): Promise<ProviderAccount>;
  /** `rawNonce` is the value whose SHA-256 the token carries. */
  signInWithGoogle(idToken: string, rawNonce: string): Promise<ProviderAccount>;
  createAccount(email: string, password: string): Promise<ProviderAccount>;
  setName(name: string): Promise<void>;
  sendVerification(): Promise<void>;
  /** The account's ID token; with `isForced` a new one. */
  idToken(isForced: boolean): Promise<string>;
  signOut(): Promise<void>;
  /** Deletes the account that was just signed in. */
  deleteAccount(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  readAction(code: string): Promise<EmailActionInfo>;
  applyAction(code: string): Promise<void>;
  confirmPasswordReset(code: string, password: string): Promise<void>;
}

let loaded: Promise<IdentityProvider> | undefined;

/** The provider; its SDK is a chunk of its own, fetched when it is first needed. A failed fetch is tried again. */
export function identityProvider(config: AppConfig): Promise<IdentityProvider> {
  loaded ??= import("./firebase-provider").then(
    ({ createFirebaseProvider }) => createFirebaseProvider(config, location.origin),
    (cause: unknown) => {
      loaded = undefined;
      throw Object.assign(new Error("The sign-in code could not be loaded.", { cause }), {
        code: "auth/network-request-failed",
      });
    },
  );
  return loaded;
}
