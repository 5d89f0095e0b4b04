import type { SessionEnd } from "../session/token-manager";

/** Where the authenticated client gets its `Authorization` header; the session module implements it. */
export interface Credentials {
  /** The header's value with its scheme (`Bearer …`, `JWT …`), refreshed where needed; undefined when no one is signed in. */
  authorization(): Promise<string | undefined>;
  /**
   * The server refused a call that was sent with this header. Resolves to true when there is a fresh one by now, and the
   * call is worth repeating.
   */
  renew(refused: string | undefined): Promise<boolean>;
  /** The server refuses the person for good: the session is over, for this reason. */
  end(why: SessionEnd): void;
}

const ANONYMOUS: Credentials = {
  authorization: () => Promise.resolve(undefined),
  renew: () => Promise.resolve(false),
  end: () => undefined,
};

let current: Credentials = ANONYMOUS;

/** Registers the session's credentials; the shell calls it once at start. */
export function setCredentials(credentials: Credentials): void {
  current = credentials;
}

/** The registered credentials, or anonymous ones. */
export function credentials(): Credentials {
  return current;
}
