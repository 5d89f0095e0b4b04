import type { StoredUser } from "@haul/platform";

/** A JWT without a signature, as the identity emulator issues them. */
export function unsignedJwt(claims: Record<string, unknown>): string {
  return `${base64Url({ alg: "none", typ: "JWT" })}.${base64Url(claims)}.`;
}

/** A signed-in Admin whose identity token was obtained at `now` and lives an hour. */
export function storedUser(now: number, changes: Partial<StoredUser> = {}): StoredUser {
  return {
    uid: "u1",
    email: "maria@prairiefreight.com",
    name: "Maria Castillo",
    role: "Admin",
    emailVerified: true,
    authProvider: "firebase",
    token: identityToken(now),
    tokenTimestamp: now,
    ...changes,
  };
}

/** An identity token obtained at `now`. */
export function identityToken(now: number, claims: Record<string, unknown> = {}): string {
  const iat = Math.floor(now / 1_000);
  return unsignedJwt({ iss: "https://securetoken.google.com/demo-haul", sub: "u1", iat, exp: iat + 3_600, ...claims });
}

function base64Url(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
