import { IDENTITY_REFRESH_INTERVAL_MS, IDENTITY_TOKEN_MAX_AGE_MS } from "./constants";
import type { TokenManager } from "./token-manager";

/**
 * Renews the identity token every 50 minutes while the page is open, at once when the stored one is older than
 * 55 minutes, and when a page comes back from sleep with an old one: timers stand still on a closed laptop.
 * Failures are left to the next request, which reports them. Returns a function that stops it.
 */
export function startIdentityRefresh(manager: TokenManager): () => void {
  const renew = () => {
    manager.refresh().catch(() => undefined);
  };
  const renewWhenOlderThan = (age: number) => {
    if ((manager.storedTokenAge() ?? 0) > age) renew();
  };
  const onVisible = () => {
    if (document.visibilityState === "visible") renewWhenOlderThan(IDENTITY_REFRESH_INTERVAL_MS);
  };

  renewWhenOlderThan(IDENTITY_TOKEN_MAX_AGE_MS);
  const timer = setInterval(renew, IDENTITY_REFRESH_INTERVAL_MS);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisible);
  };
}
