import { preload } from "react-dom";
import { matchRoutes } from "@haul/platform/host";
import { provided } from "../provide";
import type { KnownRemote } from "./registry";

/**
 * Asks for everything that a remote's page needs besides the entry, all at once; otherwise the browser would learn of
 * each file from the one before. What fails is loaded again, and told, when the page is shown.
 */
export function askForPage({ manifest, base }: KnownRemote, pathname: string): void {
  const routes = (manifest.pages ?? []).map((page) => ({ path: page.path, handle: page }));
  const page = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
  if (!page) return;
  for (const name of page.files) {
    const { href, origin } = new URL(name, base);
    const integrity = manifest.files[name];
    // webpack's own loader asks without CORS where it can; asked in another way, a file would come twice.
    const cors = origin === location.origin ? {} : { crossOrigin: "anonymous" as const };
    if (integrity !== undefined) preload(href, { as: name.endsWith(".css") ? "style" : "script", integrity, ...cors });
  }
  for (const name of page.shared) provided[name]?.().catch(() => undefined);
}
