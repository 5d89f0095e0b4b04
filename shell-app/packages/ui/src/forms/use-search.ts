import { useEffect, useState } from "react";

/** Long enough that a word typed in one go is one request. */
const SETTLE_MS = 180;

export interface SearchState<Item> {
  status: "loading" | "ready" | "failed";
  items: readonly Item[];
  retry: () => void;
}

/** Runs a search for what has been typed, once typing settles; a newer query aborts the older one. Idle while closed. */
export function useSearch<Item>(
  query: string,
  isOpen: boolean,
  search: (query: string, signal: AbortSignal) => Promise<readonly Item[]>,
): SearchState<Item> {
  const [found, setFound] = useState<{ status: SearchState<Item>["status"]; items: readonly Item[] }>({
    status: "loading",
    items: [],
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        setFound((before) => ({ ...before, status: "loading" }));
        search(query, abort.signal).then(
          (items) => {
            if (!abort.signal.aborted) setFound({ status: "ready", items });
          },
          () => {
            if (!abort.signal.aborted) setFound({ status: "failed", items: [] });
          },
        );
      },
      query === "" ? 0 : SETTLE_MS,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
    // `search` is a fresh closure on each render of most pages; a new query, not a new closure, asks again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query, isOpen, attempt]);

  return { ...found, retry: () => setAttempt((count) => count + 1) };
}
