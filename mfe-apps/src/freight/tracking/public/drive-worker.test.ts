import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";

const SCRIPT = readFileSync(path.join(import.meta.dirname, "drive-worker.mjs"), "utf8");
const ORIGIN = "https://haul.example";

interface WorkerEvent {
  data?: unknown;
  request?: { url: string; method: string; mode: string };
  waitUntil?: (work: Promise<unknown>) => void;
  respondWith?: (answer: Promise<unknown>) => void;
}

interface Answer {
  status: number;
  body: string;
}

type Server = (url: string, init: { signal?: AbortSignal }) => Promise<Answer>;

/** A server that has the page and its files in one version. */
const inVersion =
  (version: string): Server =>
  () =>
    Promise.resolve({ status: 200, body: version });
const isDown: Server = () => Promise.resolve({ status: 503, body: "down" });
const isUnreachable: Server = () => Promise.reject(new TypeError("Failed to fetch"));
/** It never answers. */
const hangs: Server = (_url, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason as Error));
  });

const urlOf = (asked: string | { url: string }) => new URL(typeof asked === "string" ? asked : asked.url, ORIGIN).href;

/** The worker's script with a browser around it. */
function startWorker() {
  let server: Server = inVersion("1");
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const self = {
    registration: { scope: `${ORIGIN}/drive` },
    location: { origin: ORIGIN },
    addEventListener: (kind: string, listener: (event: WorkerEvent) => void) => listeners.set(kind, listener),
  };
  const kept = new Map<string, Map<string, Answer>>();
  const caches = {
    open: (name: string) => {
      const files = kept.get(name) ?? new Map<string, Answer>();
      kept.set(name, files);
      const put = (url: string, answer: Answer) => Promise.resolve(void files.set(urlOf(url), answer));
      return Promise.resolve({ put });
    },
    match: (asked: string | { url: string }) =>
      Promise.resolve([...kept.values()].map((files) => files.get(urlOf(asked))).find(Boolean)),
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
  const fetch = vi.fn((asked: string | { url: string }, init: { signal?: AbortSignal } = {}) =>
    server(urlOf(asked), init),
  );
  // A classic script: it is run as the browser runs it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the script is the product's own
  (new Function("self", "caches", "fetch", SCRIPT) as (...world: unknown[]) => void)(self, caches, fetch);
  return {
    kept,
    fetch,
    serve: (next: Server) => {
      server = next;
    },
    keep: (...urls: string[]) => {
      let work: Promise<unknown> = Promise.resolve();
      const waitUntil = (one: Promise<unknown>) => {
        work = one;
      };
      listeners.get("message")?.({ data: { kind: "keep", urls }, waitUntil });
      return work;
    },
    /** What the page gets; nothing when the worker leaves the request to the browser. */
    ask: (url: string, { method = "GET", mode = "cors" } = {}) => {
      let answer: Promise<unknown> | undefined;
      const respondWith = (one: Promise<unknown>) => {
        answer = one;
      };
      listeners.get("fetch")?.({ request: { url: urlOf(url), method, mode }, respondWith });
      return answer;
    },
  };
}

const SCRIPT_FILE = "/main.3f9a2b1c4d.js";
const open = { mode: "navigate" };

describe("the worker of a driver's page", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("opens the page and its files from what it kept when there is no connection, or the server is down", async () => {
    const { keep, serve, ask } = startWorker();
    await keep(SCRIPT_FILE, "/remotes.json");
    for (const none of [isUnreachable, isDown]) {
      serve(none);
      expect(await ask("/drive?x=1", open)).toMatchObject({ body: "1" });
      expect(await ask("/remotes.json")).toMatchObject({ body: "1" });
      expect(await ask(SCRIPT_FILE)).toMatchObject({ body: "1" });
    }
  });

  it("takes everything from the server while there is a connection, except files that are named by their content", async () => {
    const { keep, serve, ask } = startWorker();
    await keep(SCRIPT_FILE, "/remotes.json");
    serve(inVersion("2"));
    expect(await ask("/drive", open)).toMatchObject({ body: "2" });
    expect(await ask("/remotes.json")).toMatchObject({ body: "2" });
    expect(await ask(SCRIPT_FILE)).toMatchObject({ body: "1" });
  });

  it("leaves reports, live updates, uploads and other sites alone", () => {
    const { ask, fetch } = startWorker();
    expect(ask("/api/driver_trip/report_event", { method: "POST" })).toBeUndefined();
    expect(ask("/api/driver_trip")).toBeUndefined();
    expect(ask("/blobs/1")).toBeUndefined();
    expect(ask("https://maps.example/tile.png")).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  it("keeps the newest together, and nothing older beside it", async () => {
    const { keep, serve, kept } = startWorker();
    vi.useFakeTimers({ now: 1_000 });
    await keep("/remotes.json");
    serve(inVersion("2"));
    vi.setSystemTime(2_000);
    await keep("/remotes.json");
    expect([...kept.keys()]).toEqual(["haul.drive.2000"]);
    expect([...(kept.get("haul.drive.2000")?.values() ?? [])].map(({ body }) => body)).toEqual(["2", "2"]);
  });

  it("leaves what it kept as it was when a file of the newer page is missing", async () => {
    const { keep, serve, ask } = startWorker();
    vi.useFakeTimers({ now: 1_000 });
    await keep("/remotes.json");
    vi.setSystemTime(2_000);
    serve((url) => Promise.resolve({ status: url.endsWith(".css") ? 404 : 200, body: "2" }));
    await keep("/remotes.json", "/main.css");
    serve(isUnreachable);
    expect(await ask("/drive", open)).toMatchObject({ body: "1" });
  });

  it.each([
    ["the browser's own time limit", true],
    ["a timer, where the browser has no such limit", false],
  ])("gives up keeping when the connection hangs, by %s", async (_how, hasLimit) => {
    vi.useFakeTimers();
    const ends = new AbortController();
    const own = vi.spyOn(AbortSignal, "timeout").mockReturnValue(ends.signal);
    const { keep, serve, kept } = startWorker();
    if (!hasLimit) Object.assign(AbortSignal, { timeout: undefined });
    serve(hangs);
    const work = keep("/remotes.json");
    await vi.advanceTimersByTimeAsync(1);
    if (hasLimit) ends.abort(new DOMException("Too slow", "TimeoutError"));
    else await vi.advanceTimersByTimeAsync(30_000);
    await work;
    expect(kept.size).toBe(0);
    Object.assign(AbortSignal, { timeout: own });
  });
});
