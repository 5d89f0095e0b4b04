/** The path that the worker serves: this page and no other. */
const PAGE = "/apps/tracking/drive";

/** A file as it is; within the call, the build would make a program of its own kind of it. */
const WORKER = new URL("./drive-worker.mjs", import.meta.url);

/** Answers of the product, which are never kept as files. */
const LIVE = ["/api/", "/blobs/", "/events/", "/emulator/", "/logout/"];

/**
 * Lets the page open without a connection from now on: its service worker keeps the files that it was made of.
 * Call it once the page works. A browser without service workers opens the page only with a connection.
 */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: PAGE });
    const { active } = await navigator.serviceWorker.ready;
    const urls = filesOf(performance.getEntriesByType("resource"), location.origin);
    // A browser that does not tell what it loaded keeps what it has.
    if (urls.length > 0) active?.postMessage({ kind: "keep", urls });
  } catch {
    // Private windows refuse workers; the page works all the same while there is a connection.
  }
}

/** The files of this origin that a page was made of, each once. */
export function filesOf(loaded: readonly { name: string }[], origin: string): string[] {
  const files = loaded.flatMap(({ name }) => {
    const url = new URL(name);
    const isFile = url.origin === origin && !LIVE.some((start) => url.pathname.startsWith(start));
    return isFile && !url.pathname.includes(".googleapis.com/") ? [url.pathname + url.search] : [];
  });
  return [...new Set(files)];
}
