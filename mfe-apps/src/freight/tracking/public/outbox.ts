import { createStore, del, get, set, type UseStore } from "idb-keyval";
import type { components } from "@haul/api";
import { ApiError, apiClient } from "@haul/platform";
import { createOutbox, newKey, type Flushed, type Waiting } from "@haul/platform/phone";
import { HABITS, uploadFile } from "@haul/platform/upload";
import type { DriverTrip } from "./public.queries";

// What a driver reports is kept on the phone until the server has answered: in order, each with its own key and time,
// so that a report that is sent twice counts once. It survives a reload and a flat battery.

type Sent<Name extends keyof components["schemas"]> = Omit<components["schemas"][Name], "token">;

/** What a driver reports, without the link's token. */
export type Report =
  | { verb: "answer"; body: Sent<"DriverAnswer"> }
  | { verb: "event"; body: Sent<"DriverEventReport"> }
  | { verb: "position"; body: Sent<"DriverPositionReport"> }
  | { verb: "check_call"; body: Sent<"DriverCheckCallReport"> }
  | { verb: "problem"; body: Sent<"DriverProblemReport"> }
  | { verb: "document"; body: Omit<Sent<"DriverDocumentAdd">, "receipt">; file: Blob; receipt?: string | undefined };

export type Item = Report & Waiting;

const NAME = "haul.driver";

const { itemsOf, put, remove, flush: flushAll } = createOutbox<Item>(NAME);
export { itemsOf, remove };

export async function keep(token: string, report: Report): Promise<Item> {
  const item: Item = { ...report, token, key: newKey() };
  await put(item);
  return item;
}

/** Sends what waits, in order: later reports build on earlier ones. */
export const flush = (token: string, onTrip: (trip: DriverTrip, took: Took) => void): Promise<Flushed> =>
  flushAll(token, async (item) => {
    const took = stopwatch();
    onTrip(await deliver(item), took());
  });

/** Milliseconds, if they are known. */
export type Took = number | undefined;

/** By how much two clocks may differ over an answer: what a trip's times can bear. */
const CLOCKS_MS = 5_000;

/**
 * Measures how long an answer takes, by the clock that nobody sets: a phone may correct its time meanwhile. That clock
 * stands still while a phone sleeps; where both disagree, nobody knows.
 */
export function stopwatch(): () => Took {
  const [ticks, time] = [performance.now(), Date.now()];
  return () => {
    const took = performance.now() - ticks;
    return Math.abs(Date.now() - time - took) < CLOCKS_MS ? took : undefined;
  };
}

async function deliver(item: Item): Promise<DriverTrip> {
  const { token, key } = item;
  const params = { header: { "Idempotency-Key": key } };
  const answered = <T>({ data }: { data?: T }): T => {
    if (data === undefined) throw ApiError.fromFailure(new TypeError("The answer is empty."));
    return data;
  };
  switch (item.verb) {
    case "answer":
      return answered(await apiClient.POST("/api/driver_trip/answer", { params, body: { ...item.body, token } }));
    case "event":
      return answered(await apiClient.POST("/api/driver_trip/report_event", { params, body: { ...item.body, token } }));
    case "position":
      return answered(
        await apiClient.POST("/api/driver_trip/report_position", { params, body: { ...item.body, token } }),
      );
    case "check_call":
      return answered(
        await apiClient.POST("/api/driver_trip/report_check_call", { params, body: { ...item.body, token } }),
      );
    case "problem":
      return answered(
        await apiClient.POST("/api/driver_trip/report_problem", { params, body: { ...item.body, token } }),
      );
    case "document": {
      const receipt = await receiptOf(item);
      try {
        return answered(
          await apiClient.POST("/api/driver_trip/add_document", { params, body: { ...item.body, receipt, token } }),
        );
      } catch (error) {
        // The upload is too old by now; the next attempt uploads it again.
        if (error instanceof ApiError && error.code === "receipt_invalid") {
          await put({ ...item, receipt: undefined });
        }
        throw error;
      }
    }
  }
}

/** A picture goes over once, even if adding it gets no answer. */
async function receiptOf(item: Extract<Item, { verb: "document" }>): Promise<string> {
  if (item.receipt !== undefined) return item.receipt;
  const file = new File([item.file], item.body.file_name, { type: item.file.type });
  const mint = async (): Promise<string> => {
    const body = { token: item.token, byte_size: file.size, media_type: file.type };
    const { data } = await apiClient.POST("/api/driver_trip/upload", { body });
    if (!data) throw ApiError.fromFailure(new TypeError("The upload could not start."));
    return data.upload_url;
  };
  const receipt = await uploadFile(file, () => undefined, HABITS, mint);
  await put({ ...item, receipt });
  return receipt;
}

// The trip as it was read last, so that the page has something to show in a dead spot.

let tripStore: UseStore | undefined;

function trips(): UseStore | undefined {
  if (typeof indexedDB === "undefined") return undefined;
  tripStore ??= createStore(`${NAME}.trip`, "trip");
  return tripStore;
}

export async function keptTrip(token: string): Promise<DriverTrip | undefined> {
  const db = trips();
  return db && get<DriverTrip>(token, db).catch(() => undefined);
}

export async function keepTrip(token: string, trip: DriverTrip): Promise<void> {
  const db = trips();
  // Without room the page shows the trip only while there is a connection.
  if (db) await set(token, trip, db).catch(() => undefined);
}

/** The link has ended: nothing of it stays on the phone. Returns what was never sent. */
export async function forget(token: string): Promise<Item[]> {
  const lost = await itemsOf(token);
  for (const { key } of lost) await remove(key);
  const db = trips();
  if (db) await del(token, db).catch(() => undefined);
  return lost.filter(({ refused }) => refused === undefined);
}

// How far the phone's clock is behind the server's: a page that is opened in a dead spot can't ask.

const BEHIND = `${NAME}.behind`;

export function keepBehind(milliseconds: number): void {
  try {
    localStorage.setItem(BEHIND, String(milliseconds));
  } catch {
    // A private window forgets it with the page.
  }
}

export function keptBehind(): number {
  try {
    return Number(localStorage.getItem(BEHIND) ?? 0) || 0;
  } catch {
    return 0;
  }
}
