/**
 * The four kinds of token and the header each travels in.
 *
 * `accounting`: Haul's own session for the accounting section. `identity`: the identity provider's ID token.
 * `google`: a Google access token. `plain`: a JWT that the backend itself issued, such as a fleet owner's session.
 */
export type TokenKind = "accounting" | "identity" | "google" | "plain";

/** A token together with its kind. */
export interface Credential {
  kind: TokenKind;
  token: string;
}

const SCHEMES: Record<TokenKind, string> = {
  accounting: "Bearer",
  identity: "Bearer",
  google: "Bearer",
  plain: "JWT",
};

/** The value of the `Authorization` header. */
export function authorizationHeader({ kind, token }: Credential): string {
  return `${SCHEMES[kind]} ${token}`;
}

/** The kind of a stored token, from who issued it and how the person signed in. */
export function tokenKindOf(token: string, authProvider: "firebase" | "quickbooks" | undefined): TokenKind {
  if (authProvider === "quickbooks") return "accounting";
  const issuer = readJwt(token)?.iss;
  if (typeof issuer !== "string") return authProvider === "firebase" ? "identity" : "google";
  if (issuer.startsWith("https://securetoken.google.com/")) return "identity";
  if (issuer === "https://accounts.google.com" || issuer === "accounts.google.com") return "google";
  return "plain";
}

/** The claims of a JWT, unverified: the browser only reads what the server checks. */
export function readJwt(token: string): Record<string, unknown> | undefined {
  const payload = token.split(".")[1];
  if (!payload) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a JWT is past its `exp`, which counts in seconds.
 * A token that cannot be read, or that carries no `exp`, counts as expired: it cannot be trusted to end.
 */
export function isJwtExpired(token: string, now: number): boolean {
  const exp = readJwt(token)?.exp;
  return typeof exp !== "number" || exp <= Math.floor(now / 1_000);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
