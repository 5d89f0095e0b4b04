import * as z from "zod/mini";
import type { StoredUser } from "@haul/platform";

/** Where a locked screen keeps whose it is. */
const LOCK_KEY = "haul.lock";

const lockSchema = z.object({
  email: z.string(),
  name: z.string(),
  photoURL: z.optional(z.string()),
});

/** Whose screen is locked. No token is kept: unlocking is a sign-in. */
export type Lock = z.infer<typeof lockSchema>;

export function readLock(): Lock | null {
  try {
    const result = lockSchema.safeParse(JSON.parse(sessionStorage.getItem(LOCK_KEY) ?? "null"));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

export function writeLock({ email, name, photoURL }: StoredUser): Lock {
  const lock = { email, name, ...(photoURL && { photoURL }) };
  try {
    sessionStorage.setItem(LOCK_KEY, JSON.stringify(lock));
  } catch {
    // Without storage the page remembers it until it is reloaded.
  }
  return lock;
}

export function clearLock(): void {
  try {
    sessionStorage.removeItem(LOCK_KEY);
  } catch {
    // Nothing was stored.
  }
}
