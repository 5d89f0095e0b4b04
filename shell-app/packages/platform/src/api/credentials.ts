/** Where the authenticated client gets its `Authorization` header; the session module implements it. */
export interface Credentials {
  /** The header's value with its scheme (`Bearer …`, `JWT …`), refreshed where needed; undefined when nobody is signed in. */
  authorization(): Promise<string | undefined>;
  /**
   * The server refused the token. Resolves to true when a fresh one was obtained and the call is worth repeating;
   * otherwise the session has been ended.
   */
  renew(): Promise<boolean>;
}

const NOBODY: Credentials = {
  authorization: () => Promise.resolve(undefined),
  renew: () => Promise.resolve(false),
};

let current: Credentials = NOBODY;

/** Registers the session's credentials; the shell calls it once at start. */
export function setCredentials(credentials: Credentials): void {
  current = credentials;
}

/** The registered credentials, or nobody's. */
export function credentials(): Credentials {
  return current;
}
