import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";

const SCRIPT = readFileSync(path.join(import.meta.dirname, "drive-worker.mjs"), "utf8");

type Listener = (event: { data: unknown; waitUntil: (work: Promise<unknown>) => void }) => void;

/** The worker's script with a browser around it whose server never answers. */
function startWorker() {
  const listeners = new Map<string, Listener>();
  const self = {
    registration: { scope: "https://haul.example/drive" },
    location: { origin: "https://haul.example" },
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
  };
  const caches = {
    open: () => Promise.resolve({ put: () => Promise.resolve() }),
    match: () => Promise.resolve(undefined),
    keys: () => Promise.resolve([]),
    delete: vi.fn(() => Promise.resolve(true)),
  };
  const hang = vi.fn(
    (_url: string, { signal }: { signal?: AbortSignal } = {}) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason as Error));
      }),
  );
  // A classic script: it is run as the browser runs it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the script is the product's own
  (new Function("self", "caches", "fetch", SCRIPT) as (...world: unknown[]) => void)(self, caches, hang);
  const keep = () => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get("message")?.({
      data: { kind: "keep", urls: ["/main.3f9a2b1c4d.js"] },
      waitUntil: (one) => {
        work = one;
      },
    });
    return work;
  };
  return { keep, caches };
}

describe("the worker of a driver's page", () => {
  it("gives up keeping when the connection hangs, and leaves what was kept", async () => {
    const ends = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(ends.signal);
    const { keep, caches } = startWorker();
    const kept = keep();
    await vi.waitFor(() => expect(timeout).toHaveBeenCalled());
    ends.abort(new DOMException("Too slow", "TimeoutError"));
    await kept;
    expect(caches.delete).toHaveBeenCalledTimes(1);
    timeout.mockRestore();
  });
});
