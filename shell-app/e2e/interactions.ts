import type { Counts } from "./support/counted";

/** What a task takes, from the page where the work begins to its end. */
export interface Task {
  /** What it took before the screens were redesigned. It stays as it is. */
  readonly before: Counts;
  /** What it takes now. It only goes down: a test fails when a task takes more than this, and when it takes less. */
  readonly now: Counts;
}

export const INTERACTIONS = {
  "first hour": {
    before: { clicks: 50, fields: 50, keys: 0, pages: 10 },
    now: { clicks: 26, fields: 25, keys: 0, pages: 8 },
  },
  "find by reference": {
    before: { clicks: 2, fields: 1, keys: 0, pages: 1 },
    now: { clicks: 2, fields: 1, keys: 0, pages: 1 },
  },
  "call and check call": {
    before: { clicks: 5, fields: 1, keys: 0, pages: 1 },
    now: { clicks: 3, fields: 1, keys: 0, pages: 1 },
  },
  "reassign by keyboard": {
    before: { clicks: 0, fields: 0, keys: 7, pages: 1 },
    now: { clicks: 0, fields: 0, keys: 4, pages: 1 },
  },
  "quote to load": {
    before: { clicks: 10, fields: 11, keys: 0, pages: 4 },
    now: { clicks: 6, fields: 6, keys: 0, pages: 4 },
  },
  relay: {
    before: { clicks: 7, fields: 6, keys: 0, pages: 1 },
    now: { clicks: 5, fields: 3, keys: 0, pages: 1 },
  },
  detention: {
    before: { clicks: 5, fields: 0, keys: 0, pages: 1 },
    now: { clicks: 3, fields: 0, keys: 0, pages: 1 },
  },
  "who does not pay": {
    before: { clicks: 2, fields: 0, keys: 1, pages: 2 },
    now: { clicks: 2, fields: 0, keys: 0, pages: 2 },
  },
  "saved view and link": {
    before: { clicks: 6, fields: 3, keys: 3, pages: 1 },
    now: { clicks: 5, fields: 2, keys: 0, pages: 1 },
  },
  "import and undo": {
    before: { clicks: 6, fields: 1, keys: 0, pages: 2 },
    now: { clicks: 6, fields: 1, keys: 0, pages: 2 },
  },
  phone: {
    before: { clicks: 9, fields: 4, keys: 0, pages: 2 },
    now: { clicks: 5, fields: 3, keys: 0, pages: 1 },
  },
  "monday: book and dispatch": {
    before: { clicks: 6, fields: 10, keys: 0, pages: 3 },
    now: { clicks: 6, fields: 10, keys: 0, pages: 3 },
  },
  "monday: drive": {
    before: { clicks: 7, fields: 2, keys: 0, pages: 0 },
    now: { clicks: 7, fields: 2, keys: 0, pages: 0 },
  },
  "monday: approve all": {
    before: { clicks: 2, fields: 1, keys: 0, pages: 1 },
    now: { clicks: 2, fields: 1, keys: 0, pages: 1 },
  },
  "money: invoice loads": {
    before: { clicks: 2, fields: 2, keys: 0, pages: 1 },
    now: { clicks: 2, fields: 2, keys: 0, pages: 1 },
  },
  "money: record a remittance": {
    before: { clicks: 4, fields: 1, keys: 0, pages: 0 },
    now: { clicks: 4, fields: 1, keys: 0, pages: 0 },
  },
  "money: record a check": {
    before: { clicks: 3, fields: 3, keys: 0, pages: 0 },
    now: { clicks: 3, fields: 3, keys: 0, pages: 0 },
  },
  "money: deposit the checks": {
    before: { clicks: 4, fields: 1, keys: 0, pages: 0 },
    now: { clicks: 4, fields: 1, keys: 0, pages: 0 },
  },
  "money: log a call": {
    before: { clicks: 3, fields: 2, keys: 0, pages: 0 },
    now: { clicks: 3, fields: 2, keys: 0, pages: 0 },
  },
  "money: close a month": {
    before: { clicks: 2, fields: 0, keys: 0, pages: 0 },
    now: { clicks: 2, fields: 0, keys: 0, pages: 0 },
  },
} as const satisfies Readonly<Record<string, Task>>;

export type TaskName = keyof typeof INTERACTIONS;
