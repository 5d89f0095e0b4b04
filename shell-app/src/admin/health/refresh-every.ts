/** How old the tab's figures and jobs may get while it is open. */
export const REFRESH_EVERY = 30_000;
