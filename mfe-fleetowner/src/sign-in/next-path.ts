import { safeNext } from "@haul/platform";

const HOME = "/fleetowner";

/**
 * Where the page that the owner asked for waits while the link is in the mail: the link opens in another tab.
 * It is forgotten with the link, which lives for 20 minutes.
 */
const WANTED_KEY = "haul.owner.next";
const LINK_LIFE_MS = 20 * 60_000;

/** The login page that leads back to `path`. */
export function ownerLoginPath(path: string): string {
  const next = portalPath(path);
  return next === HOME ? "/fleetowner/login" : `/fleetowner/login?next=${encodeURIComponent(next)}`;
}

/** A `next` parameter as far as it names a page of the portal; else the portal's first page. */
export function portalPath(next: string | null): string {
  const safe = safeNext(next);
  return safe !== undefined && /^\/fleetowner(?:[/?#]|$)/.test(safe) ? safe : HOME;
}

/** Remembers the wanted page until the link is used in this browser. */
export function rememberWanted(path: string): void {
  try {
    localStorage.setItem(WANTED_KEY, JSON.stringify({ path, at: Date.now() }));
  } catch {
    // Blocked storage: the link leads to the first page.
  }
}

/** The page that was remembered, once; the portal's first page when there is none, or the link would have ended. */
export function takeWanted(): string {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(WANTED_KEY) ?? "null");
    localStorage.removeItem(WANTED_KEY);
    return isWanted(stored) && Date.now() - stored.at < LINK_LIFE_MS ? portalPath(stored.path) : HOME;
  } catch {
    return HOME;
  }
}

function isWanted(stored: unknown): stored is { path: string; at: number } {
  if (typeof stored !== "object" || stored === null || !("path" in stored) || !("at" in stored)) return false;
  return typeof stored.path === "string" && typeof stored.at === "number";
}
