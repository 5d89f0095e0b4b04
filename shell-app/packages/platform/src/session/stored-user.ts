import * as z from "zod/mini";
import { readJson, removeItem, writeJson } from "./browser-storage";

/** Where the signed-in member of staff is kept in local storage. */
export const STORED_USER_KEY = "haul.user";

const roleSchema = z.enum(["SuperAdmin", "Admin", "TerminalManager", "SafetyManager", "User"]);

const storedUserSchema = z.object({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  photoURL: z.optional(z.string()),
  profilePic: z.optional(z.string()),
  role: roleSchema,
  emailVerified: z.boolean(),
  authProvider: z.enum(["firebase", "quickbooks"]),
  token: z.string(),
  /** When the token was obtained, in milliseconds since 1970. */
  tokenTimestamp: z.number(),
});

/** The signed-in member of staff as the browser remembers them. */
export type StoredUser = z.infer<typeof storedUserSchema>;

/** The stored user, or null when there is none or the entry is not ours. */
export function readStoredUser(): StoredUser | null {
  const result = storedUserSchema.safeParse(readJson(STORED_USER_KEY));
  return result.success ? result.data : null;
}

export function writeStoredUser(user: StoredUser): void {
  writeJson(STORED_USER_KEY, user);
}

export function clearStoredUser(): void {
  removeItem(STORED_USER_KEY);
}
