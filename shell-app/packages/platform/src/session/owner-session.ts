import * as z from "zod/mini";
import { readJson, removeItem, writeJson } from "./browser-storage";
import { isJwtExpired, type Credential } from "./tokens";

/** Where a fleet owner's session is kept, apart from the staff's: one browser may hold both. */
export const OWNER_SESSION_KEY = "haul.owner";

const ownerSessionSchema = z.object({
  /** A plain JWT that the backend issued. */
  token: z.string(),
  expires_at: z.string(),
});

export type OwnerSession = z.infer<typeof ownerSessionSchema>;

/** The stored owner session; one whose token is past its `exp` counts as logged out and is removed. */
export function readOwnerSession(now: number = Date.now()): OwnerSession | null {
  const result = ownerSessionSchema.safeParse(readJson(OWNER_SESSION_KEY));
  if (!result.success) return null;
  if (isJwtExpired(result.data.token, now)) {
    clearOwnerSession();
    return null;
  }
  return result.data;
}

export function writeOwnerSession(session: OwnerSession): void {
  writeJson(OWNER_SESSION_KEY, session);
}

export function clearOwnerSession(): void {
  removeItem(OWNER_SESSION_KEY);
}

/** What `/fleetowner/*` sends; never the staff's credential. */
export function ownerCredential(now: number = Date.now()): Credential | null {
  const session = readOwnerSession(now);
  return session && { kind: "plain", token: session.token };
}
