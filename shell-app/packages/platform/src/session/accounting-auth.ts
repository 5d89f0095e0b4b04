import * as z from "zod/mini";
import { readItem, readJson, removeItem, writeItem, writeJson } from "./browser-storage";
import { ACCOUNTING_REFRESH_MARGIN_MS } from "./constants";

/** Where the accounting session is kept. Its presence also makes the sidebar small. */
export const ACCOUNTING_AUTH_KEY = "quickbooks_auth";

/** Where the `state` of an accounting connection that is under way is kept. */
const ACCOUNTING_STATE_KEY = "quickbooks_state";

const accountingAuthSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Milliseconds since 1970. */
  expires_at: z.number(),
});

/** Haul's own short-lived tokens for the accounting section; the bookkeeping system's tokens stay on the server. */
export type AccountingAuth = z.infer<typeof accountingAuthSchema>;

export function readAccountingAuth(): AccountingAuth | null {
  const result = accountingAuthSchema.safeParse(readJson(ACCOUNTING_AUTH_KEY));
  return result.success ? result.data : null;
}

export function writeAccountingAuth(auth: AccountingAuth): void {
  writeJson(ACCOUNTING_AUTH_KEY, auth);
}

/** Forgets the session and a connection that was under way. */
export function clearAccountingAuth(): void {
  removeItem(ACCOUNTING_AUTH_KEY);
  removeItem(ACCOUNTING_STATE_KEY);
}

export function isAccountingRefreshDue(auth: AccountingAuth, now: number): boolean {
  return auth.expires_at - now <= ACCOUNTING_REFRESH_MARGIN_MS;
}

export function readAccountingState(): string | null {
  return readItem(ACCOUNTING_STATE_KEY);
}

export function writeAccountingState(state: string): void {
  writeItem(ACCOUNTING_STATE_KEY, state);
}
