import { createStore, del, entries, set, type UseStore } from "idb-keyval";
import { ApiError } from "@haul/platform";

// What a person sends from a phone is kept there until the server has answered: in order, each with its own key, so that
// what is sent twice counts once. It survives a reload and a flat battery.

/** What waits on the phone. */
export interface Waiting {
  /** Sorts by age; the server takes it once. */
  readonly key: string;
  /** Of the link by which it is sent. */
  readonly token: string;
  /** Why the server will never take it; the person is told, and clears it. */
  readonly refused?: string;
}

/** Why sending stopped. */
export type Flushed = "done" | "later" | "gone";

export interface Outbox<Item extends Waiting> {
  /** Of one link, the oldest first. */
  readonly itemsOf: (token: string) => Promise<Item[]>;
  /** Adds one, or changes one that waits already. */
  readonly put: (item: Item) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /**
   * Sends what waits, one by one, and stops at the first that gets no answer: what comes later may build on it.
   * Only one tab sends; a browser without Web Locks may send twice, which the keys make harmless.
   */
  readonly flush: (token: string, deliver: (item: Item) => Promise<void>) => Promise<Flushed>;
}

/** An outbox by its name for good. Where there is no IndexedDB, as in some private windows, it lives as long as the page. */
export function createOutbox<Item extends Waiting>(name: string): Outbox<Item> {
  let store: UseStore | undefined;
  const memory = new Map<string, Item>();
  const database = () => {
    if (typeof indexedDB === "undefined") return undefined;
    store ??= createStore(name, "outbox");
    return store;
  };
  const itemsOf = async (token: string) => {
    const db = database();
    const all = db ? (await entries<string, Item>(db)).map(([, item]) => item) : [...memory.values()];
    return all.filter((item) => item.token === token).sort((one, other) => (one.key < other.key ? -1 : 1));
  };
  const put = async (item: Item) => {
    const db = database();
    if (db) await set(item.key, item, db);
    else memory.set(item.key, item);
  };
  const remove = async (key: string) => {
    const db = database();
    if (db) await del(key, db);
    memory.delete(key);
  };
  const sendAll = async (token: string, deliver: (item: Item) => Promise<void>): Promise<Flushed> => {
    for (;;) {
      const item = (await itemsOf(token)).find(({ refused }) => refused === undefined);
      if (!item) return "done";
      try {
        await deliver(item);
        await remove(item.key);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 404) return "gone";
        if (!isFinal(error)) return "later";
        await put({ ...item, refused: error.message });
      }
    }
  };
  return {
    itemsOf,
    put,
    remove,
    flush: async (token, deliver) => {
      if (!("locks" in navigator)) return sendAll(token, deliver);
      return navigator.locks.request(`${name}.outbox`, { ifAvailable: true }, (lock) =>
        lock ? sendAll(token, deliver) : "later",
      );
    },
  };
}

/** The same would be refused again. */
const isFinal = ({ status, code }: ApiError) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429 && code !== "receipt_invalid";

let count = 0;

/** A key for what is kept: two in one millisecond keep their order; the random end makes it unique on all phones. */
export function newKey(): string {
  count = (count + 1) % 1000;
  const made = `${Date.now().toString(36).padStart(9, "0")}-${String(count).padStart(3, "0")}`;
  return `${made}-${crypto.randomUUID()}`;
}
