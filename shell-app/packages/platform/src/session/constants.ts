const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How often the identity token is renewed while a page is open. The provider's tokens live 60 minutes. */
export const IDENTITY_REFRESH_INTERVAL_MS = 50 * MINUTE;

/** A stored identity token older than this is renewed before it is used. */
export const IDENTITY_TOKEN_MAX_AGE_MS = 55 * MINUTE;

/** How long the token manager answers from memory before it asks the provider's SDK again. */
export const CACHED_TOKEN_MAX_AGE_MS = 5 * MINUTE;

/** An accounting token is renewed when it ends within this time. */
export const ACCOUNTING_REFRESH_MARGIN_MS = 5 * MINUTE;

/** The popup of the Google sign-in, in CSS pixels. */
export const POPUP_SIZE = { width: 500, height: 600 };

/** How often an open popup is looked at: the first on desktops, the second on phones, as the provider's SDK does. */
export const POPUP_POLL_MS = { desktop: 2 * SECOND, mobile: 10 * SECOND };

/** A closed popup may still deliver its answer for this long. */
export const POPUP_CLOSED_GRACE_MS = 8 * SECOND;

/** The provider refuses shorter passwords. */
export const PASSWORD_MIN_LENGTH = 6;

/** What the forms recommend. */
export const PASSWORD_RECOMMENDED_LENGTH = 8;
