import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ApiError, apiClient, useLocation } from "@haul/platform";
import {
  flush,
  forget,
  itemsOf,
  keep,
  keepBehind,
  keepTrip,
  keptBehind,
  keptTrip,
  remove,
  stopwatch,
  type Item,
  type Report,
  type Took,
} from "./outbox";
import { withPending } from "./pending";
import type { DriverTrip } from "./public.queries";

/** What a driver's link leads to, and what waits on the phone. */
export type OpenedTrip =
  | { kind: "loading" }
  | { kind: "gone"; lost: Item[] }
  | { kind: "failed"; error: unknown; retry: () => void }
  | {
      kind: "open";
      trip: DriverTrip;
      isOld: boolean;
      items: Item[];
      last: LastReport;
      report: Take;
      discard: (key: string) => void;
    };

/** What became of the last report: nothing yet, sent, or not even kept because the phone is full. */
export type LastReport = "none" | "sent" | "not_kept";

/** Keeps a report and sends it as soon as there is a connection. */
export type Take = (report: Report) => Promise<void>;

const MINUTE = 60_000;
/** Long enough to see at a glance that it went out. */
const SENT_MS = 8_000;
/** A phone that says it is online may not be; it costs little to try. */
const AGAIN = 20_000;

/** How far the phone's clock is behind the server's, in milliseconds; drivers' phones keep odd times. */
let behind = keptBehind();

/** Now, by the server's clock as far as it is known. */
export const momentNow = () => new Date(Date.now() + behind).toISOString();

/**
 * Changes only as far as an answer proves it wrong: the server made the answer after it was asked and before it came.
 * To trust a slow answer more would set the clock back, so that a departure comes before its arrival.
 */
function corrected(known: number, shownAt: number, tookMs: number): number {
  const least = shownAt - Date.now();
  return Math.min(Math.max(known, least), least + tookMs);
}

export function useTrip(): OpenedTrip {
  const token = useLocation().hash.replace(/^#/, "");
  const [trip, setTrip] = useState<DriverTrip>();
  const [items, setItems] = useState<Item[]>([]);
  const [lost, setLost] = useState<Item[]>();
  const [error, setError] = useState<unknown>();
  const [isOld, setIsOld] = useState(false);
  const [last, setLast] = useState<LastReport>("none");
  const isFlushing = useRef(false);
  const newest = useRef(0);

  const put = useCallback(
    (fresh: DriverTrip, took: Took) => {
      const shownAt = Date.parse(fresh.shown_at);
      if (took !== undefined) behind = corrected(behind, shownAt, took);
      keepBehind(behind);
      setIsOld(false);
      setError(undefined);
      // A slow answer does not undo what a later one has shown.
      if (shownAt < newest.current) return;
      newest.current = shownAt;
      setTrip(fresh);
      void keepTrip(token, fresh);
    },
    [token],
  );
  const end = useCallback(async () => setLost(await forget(token)), [token]);

  const send = useCallback(async () => {
    if (isFlushing.current) return;
    isFlushing.current = true;
    try {
      const flushed = await flush(token, (fresh, took) => {
        put(fresh, took);
        void itemsOf(token).then(setItems);
      });
      if (flushed === "gone") await end();
    } finally {
      isFlushing.current = false;
      setItems(await itemsOf(token));
    }
  }, [token, put, end]);

  const look = useCallback(async () => {
    const took = stopwatch();
    try {
      const { data } = await apiClient.POST("/api/driver_trip/open", { body: { token } });
      if (data) put(data, took());
    } catch (cause) {
      if (cause instanceof ApiError && cause.status === 404) await end();
      else {
        setError(cause);
        setIsOld(true);
      }
    }
  }, [token, put, end]);

  useEffect(() => {
    if (token === "") return;
    let isCurrent = true;
    void keptTrip(token).then((kept) => isCurrent && setTrip((known) => known ?? kept));
    void itemsOf(token).then((kept) => isCurrent && setItems(kept));
    // What waits goes first: the look then shows what came of it.
    const refresh = () => void send().then(look);
    refresh();
    const onReturn = () => {
      if (document.visibilityState === "visible") refresh();
    };
    const looking = setInterval(onReturn, MINUTE);
    const sending = setInterval(() => void send(), AGAIN);
    window.addEventListener("online", refresh);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      isCurrent = false;
      clearInterval(looking);
      clearInterval(sending);
      window.removeEventListener("online", refresh);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [token, send, look]);

  const report = useCallback<Take>(
    async (made) => {
      setLast("none");
      try {
        await keep(token, made);
      } catch {
        setLast("not_kept");
        return;
      }
      setItems(await itemsOf(token));
      await send();
      if ((await itemsOf(token)).length === 0) setLast("sent");
    },
    [token, send],
  );
  useEffect(() => {
    if (last !== "sent") return;
    const over = setTimeout(() => setLast("none"), SENT_MS);
    return () => clearTimeout(over);
  }, [last]);
  const discard = useCallback(
    (key: string) => void remove(key).then(async () => setItems(await itemsOf(token))),
    [token],
  );
  const shown = useMemo(() => trip && withPending(trip, items), [trip, items]);

  if (token === "" || lost !== undefined) return { kind: "gone", lost: lost ?? [] };
  if (shown !== undefined) return { kind: "open", trip: shown, isOld, items, last, report, discard };
  if (error !== undefined) return { kind: "failed", error, retry: () => void look() };
  return { kind: "loading" };
}
