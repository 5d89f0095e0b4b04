import { matchRoutes } from "@haul/platform/host";
import { provided } from "../provide";
import type { KnownRemote } from "./registry";

const asked = new Set<string>();

/**
 * Asks for everything that a remote's page needs besides the entry, all at once; otherwise the browser would learn of
 * each file from the one before. It only fills the browser's cache: the page itself runs the files, and checks them.
 *
 * Not `<link rel="preload">`, for a browser keeps a failed preload and gives it to the script that comes after it.
 */
export function askForPage({ manifest, base }: KnownRemote, pathname: string): void {
  const routes = (manifest.pages ?? []).map((page) => ({ path: page.path, handle: page }));
  const page = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
  if (!page) return;
  for (const name of page.files) if (name in manifest.files) void ask(new URL(name, base).href);
  for (const name of page.shared) provided[name]?.().catch(() => undefined);
}

async function ask(url: string): Promise<void> {
  if (asked.has(url)) return;
  asked.add(url);
  try {
    // A body that nobody reads need not arrive.
    await (await fetch(url)).arrayBuffer();
  } catch {
    asked.delete(url);
  }
}
