// The service worker of a driver's page: it opens the page in a dead spot. It only reads what the page asked it to keep
// once it worked, so that everything kept fits together; with a connection everything comes from the server.
// A classic script without imports, because not every phone's browser runs worker modules.

/* global self, caches, AbortController */

const PREFIX = "haul.drive.";
/** Without the token: what comes after `#` is never kept. */
const PAGE = new URL(self.registration.scope).pathname;
/** A connection that answers no sooner is as good as none. */
const PATIENCE_MS = 5_000;
/** Keeping a file may take longer, but not forever: nothing newer is kept until it ends. */
const KEEPING_MS = 30_000;

let keeping = Promise.resolve();

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (event.data?.kind !== "keep") return;
  // One after the other: two at once would each delete what the other keeps.
  keeping = keeping.catch(() => undefined).then(() => keep(event.data.urls));
  event.waitUntil(keeping);
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || isLive(pathname)) return;
  event.respondWith(request.mode === "navigate" ? page() : file(request));
});

/** What changes by itself is never kept. */
const isLive = (pathname) =>
  /^\/(api|blobs|events|emulator|logout)\//.test(pathname) || pathname.includes(".googleapis.com/");

/** Builds name what they deploy by its content. */
const isImmutable = (pathname) =>
  /^\/mfe\/[^/]+\/[^/]+\/./.test(pathname) || /[.~-][0-9a-f]{8,}\./.test(pathname.split("/").at(-1) ?? "");

async function page() {
  const kept = await caches.match(PAGE, { ignoreVary: true });
  return freshOr(kept, () => askForPage(kept && timeoutAfter(PATIENCE_MS)));
}

async function file(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept && isImmutable(new URL(request.url).pathname)) return kept;
  return freshOr(kept, () => fetch(request, kept && { signal: timeoutAfter(PATIENCE_MS) }));
}

async function freshOr(kept, ask) {
  try {
    const answer = await ask();
    return answer.status >= 500 && kept ? kept : answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** The server answers with the page only to what asks for a page. */
const askForPage = (signal) => fetch(PAGE, { headers: { accept: "text/html" }, ...(signal ? { signal } : {}) });

/** Keeps these files with the page, and nothing else; what is missing leaves all as it was. */
async function keep(urls) {
  const name = `${PREFIX}${Date.now()}`;
  const cache = await caches.open(name);
  try {
    await cache.put(PAGE, whole(await askForPage(timeoutAfter(KEEPING_MS))));
    for (const url of urls) {
      const known =
        isImmutable(new URL(url, self.location.origin).pathname) && (await caches.match(url, { ignoreVary: true }));
      await cache.put(url, known || whole(await fetch(url, { signal: timeoutAfter(KEEPING_MS) })));
    }
  } catch {
    await caches.delete(name);
    return;
  }
  const others = (await caches.keys()).filter((other) => other.startsWith(PREFIX) && other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
}

/** `AbortSignal.timeout`, which the browsers of older phones lack. */
function timeoutAfter(milliseconds) {
  if (AbortSignal.timeout) return AbortSignal.timeout(milliseconds);
  const abort = new AbortController();
  setTimeout(() => abort.abort(), milliseconds);
  return abort.signal;
}

function whole(answer) {
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
  return answer;
}
