import { readItem, removeItem, writeItem } from "./browser-storage";

const ACTIVE_EMAIL_ACCOUNT_KEY = "haul.active_email_account";

/** The id of the email account that the inbox shows. */
export function readActiveEmailAccount(): string | null {
  return readItem(ACTIVE_EMAIL_ACCOUNT_KEY);
}

export function writeActiveEmailAccount(accountId: string): void {
  writeItem(ACTIVE_EMAIL_ACCOUNT_KEY, accountId);
}

export function clearActiveEmailAccount(): void {
  removeItem(ACTIVE_EMAIL_ACCOUNT_KEY);
}
