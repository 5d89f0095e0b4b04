import { CACHED_TOKEN_MAX_AGE_MS, IDENTITY_TOKEN_MAX_AGE_MS } from "./constants";
import { clearStoredUser, readStoredUser, writeStoredUser, type StoredUser } from "./stored-user";
import { isJwtExpired, tokenKindOf, type Credential } from "./tokens";

/**
 * Asks the identity provider for the signed-in person's ID token.
 * With `isForced` it is exchanged for a new one, otherwise the SDK decides.
 * It rejects with an error that carries the provider's `code`.
 */
export type IdentityTokenSource = (isForced: boolean) => Promise<string>;

/** Why a session ended without the person asking for it. */
export type SessionEnd = "disabled" | "expired" | "sign_in_expired";

/** Codes after which the provider will never renew this session again. */
const SESSION_ENDS: ReadonlyMap<string, SessionEnd> = new Map([
  ["auth/user-disabled", "disabled"],
  ["auth/user-not-found", "disabled"],
  ["auth/user-token-expired", "expired"],
  // After a deleted account's failed refresh the SDK keeps its current user, so we end the session ourselves.
  ["auth/invalid-refresh-token", "expired"],
  ["auth/invalid-user-token", "expired"],
  ["auth/null-user", "expired"],
]);

/** Whether and how a provider's error ends the session. */
export function sessionEndOf(error: unknown): SessionEnd | undefined {
  return SESSION_ENDS.get(codeOf(error));
}

export interface TokenManagerOptions {
  now?: () => number;
}

/**
 * Gives every request the token it needs and keeps it fresh.
 *
 * A page starts with the stored token, and for five minutes the answer comes from memory. After that the provider's SDK
 * is asked, which renews a token shortly before it ends; a stored token older than 55 minutes is renewed by force before
 * it is used. A stored plain JWT past its `exp` counts as logged out.
 */
export class TokenManager {
  #cached: { credential: Credential; obtainedAt: number } | null = null;
  #pending: Promise<Credential | null> | null = null;
  #source: IdentityTokenSource | null = null;
  #generation = 0;
  readonly #now: () => number;
  readonly #endListeners = new Set<(end: SessionEnd) => void>();

  constructor({ now = Date.now }: TokenManagerOptions = {}) {
    this.#now = now;
  }

  /** Connects the identity provider. Until then a stored token is used as long as it lives. */
  connect(source: IdentityTokenSource): void {
    this.#source = source;
  }

  /** Tells when the provider has ended the session: the account is disabled or the token cannot be renewed. */
  onSessionEnd(listener: (end: SessionEnd) => void): () => void {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  }

  /** The credential for the next request, or null when no one is signed in. */
  async current(): Promise<Credential | null> {
    const { user, credential } = this.#stored();
    if (!user || !credential) return null;
    const cached = this.#cached?.credential.token === user.token ? this.#cached : null;
    if (cached && this.#age(cached.obtainedAt) < CACHED_TOKEN_MAX_AGE_MS) return cached.credential;
    if (credential.kind !== "identity") return this.#remember(credential);
    const isOld = this.#age(user.tokenTimestamp) > IDENTITY_TOKEN_MAX_AGE_MS;
    // A page that starts has its first answers sooner when they do not wait for the provider's code.
    if (!cached && !isOld && !isJwtExpired(user.token, this.#now())) return this.#remember(credential);
    return this.#renew(isOld);
  }

  /** Exchanges the identity token for a new one now. */
  async refresh(): Promise<Credential | null> {
    const { credential } = this.#stored();
    return credential?.kind === "identity" ? this.#renew(true) : credential;
  }

  /** How long ago the stored token was obtained, or null when no one is signed in. */
  storedTokenAge(): number | null {
    const user = readStoredUser();
    return user && this.#age(user.tokenTimestamp);
  }

  /** Forgets the cached token. An answer that is still under way is dropped. */
  clear(): void {
    this.#generation += 1;
    this.#cached = null;
    this.#pending = null;
  }

  #stored(): { user: StoredUser | null; credential: Credential | null } {
    const user = readStoredUser();
    if (!user) {
      this.#cached = null;
      return { user: null, credential: null };
    }
    const kind = tokenKindOf(user.token, user.authProvider);
    if (kind === "plain" && isJwtExpired(user.token, this.#now())) {
      clearStoredUser();
      this.clear();
      return { user: null, credential: null };
    }
    return { user, credential: { kind, token: user.token } };
  }

  /** Callers that come while a renewal is under way share it. */
  #renew(isForced: boolean): Promise<Credential | null> {
    if (this.#pending) return this.#pending;
    const pending = this.#ask(isForced, this.#generation).finally(() => {
      if (this.#pending === pending) this.#pending = null;
    });
    this.#pending = pending;
    return pending;
  }

  async #ask(isForced: boolean, generation: number): Promise<Credential | null> {
    const stored = this.#stored().credential;
    if (!this.#source) return stored && !isJwtExpired(stored.token, this.#now()) ? stored : null;
    try {
      const token = await this.#source(isForced);
      const user = readStoredUser();
      if (!user || generation !== this.#generation) return null;
      if (token !== user.token) writeStoredUser({ ...user, token, tokenTimestamp: this.#now() });
      return this.#remember({ kind: "identity", token });
    } catch (error) {
      const end = sessionEndOf(error);
      if (end) {
        for (const listener of this.#endListeners) listener(end);
        return null;
      }
      // Offline for a moment: the current token still works until it expires.
      if (stored && !isJwtExpired(stored.token, this.#now())) return stored;
      throw error;
    }
  }

  #remember(credential: Credential): Credential {
    this.#cached = { credential, obtainedAt: this.#now() };
    return credential;
  }

  #age(since: number): number {
    return this.#now() - since;
  }
}

function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/** The page's one token manager for staff. */
export const tokenManager = new TokenManager();
