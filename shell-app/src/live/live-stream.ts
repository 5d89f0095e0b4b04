import { apiClient, type LiveState } from "@haul/platform";
import type { Change } from "./topics";

/** The host says something every 15 s; a longer silence is a line that is gone without a word. */
const SILENCE_MS = 40_000;
/** After a failure: at once, then slower, so that a restarted server is not stormed by everybody. */
const PAUSES_MS = [250, 1_000, 3_000, 10_000, 30_000];

/** What tabs tell each other. */
type Word =
  | { readonly kind: "ready"; readonly after: string }
  | { readonly kind: "change"; readonly after: string; readonly change: Change }
  | { readonly kind: "reset"; readonly after: string }
  | { readonly kind: "state"; readonly state: LiveState }
  | { readonly kind: "hello" };

export interface LiveListener {
  readonly onChange: (change: Change) => void;
  /** Changes were missed: everything may be out of date. */
  readonly onReset: () => void;
  readonly onState: (state: LiveState) => void;
}

/**
 * Hears what changes in the person's company until the returned function is called.
 *
 * One tab of the browser, the one that holds the lock, keeps the connection and passes on what it hears.
 * Each tab knows the last event's id, so that the one taking over continues without a gap.
 */
export function openLiveStream(reader: string, listener: LiveListener): () => void {
  const stop = new AbortController();
  const name = `haul-live-${reader}`;
  const tabs = new BroadcastChannel(name);
  let after: string | undefined;
  let state: LiveState = "connecting";
  let isReading = false;

  const hear = (word: Word) => {
    if (word.kind === "change") {
      after = word.after;
      listener.onChange(word.change);
    } else if (word.kind === "ready") {
      after = word.after;
    } else if (word.kind === "reset") {
      after = word.after;
      listener.onReset();
    } else if (word.kind === "state") {
      state = word.state;
      listener.onState(state);
    } else if (isReading) {
      tabs.postMessage({ kind: "state", state } satisfies Word);
    }
  };
  const tell = (word: Word) => {
    tabs.postMessage(word);
    hear(word);
  };
  tabs.onmessage = ({ data }: MessageEvent<Word>) => {
    hear(data);
  };
  tabs.postMessage({ kind: "hello" } satisfies Word);
  const read = async () => {
    isReading = true;
    await readOn(stop.signal, () => after, tell);
  };
  // Without locks, as on a plain-HTTP address, each tab reads for itself.
  const turn = "locks" in navigator ? navigator.locks.request(name, { signal: stop.signal }, read) : read();
  Promise.resolve(turn).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  return () => {
    stop.abort();
    tabs.close();
  };
}

/** Connects again and again, each time with a new ticket. */
async function readOn(signal: AbortSignal, after: () => string | undefined, tell: (word: Word) => void) {
  const isOver = () => signal.aborted;
  let failures = 0;
  while (!isOver()) {
    const hasOpened = await listen(signal, after(), tell).catch(() => false);
    if (isOver()) return;
    failures = hasOpened ? 0 : failures + 1;
    // A stream that ended normally reconnects at once without a notice.
    if (failures > 0) tell({ kind: "state", state: "lost" });
    await pause(PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0, signal);
  }
}

/** Reads one stream to its end; true if it had begun. */
async function listen(signal: AbortSignal, after: string | undefined, tell: (word: Word) => void): Promise<boolean> {
  const { data } = await apiClient.POST("/api/live_tickets", { signal });
  if (!data) return false;
  const query = after === undefined ? "" : `?after=${encodeURIComponent(after)}`;
  const stream = new EventSource(`${data.url}${query}`);
  let hasOpened = false;
  await new Promise<void>((resolve) => {
    let silence = window.setTimeout(resolve, SILENCE_MS);
    const on = (kind: string, said: (event: MessageEvent<string>) => void) => {
      stream.addEventListener(kind, (event) => {
        window.clearTimeout(silence);
        silence = window.setTimeout(resolve, SILENCE_MS);
        said(event as MessageEvent<string>);
      });
    };
    on("ready", ({ lastEventId }) => {
      hasOpened = true;
      // Without an id a reset follows.
      if (lastEventId !== "") tell({ kind: "ready", after: lastEventId });
      tell({ kind: "state", state: "live" });
    });
    on("ping", () => undefined);
    on("change", ({ data, lastEventId }) => {
      tell({ kind: "change", after: lastEventId, change: JSON.parse(data) as Change });
    });
    on("reset", ({ lastEventId }) => {
      tell({ kind: "reset", after: lastEventId });
    });
    const end = () => {
      window.clearTimeout(silence);
      resolve();
    };
    // The browser would try the spent ticket again.
    stream.onerror = end;
    signal.addEventListener("abort", end, { once: true });
  });
  stream.close();
  return hasOpened;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer);
      window.removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = window.setTimeout(end, milliseconds);
    window.addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
