import type { Asked } from "@haul/ui/data";
import { addDays, localZone, wallClock } from "@haul/ui/format";

export const VIEWS = ["grid", "status", "calendar"] as const;
export type View = (typeof VIEWS)[number];

export const ZOOMS = [1, 3, 7, 14] as const;

/** What the address asks for: a link shows a colleague the same board. */
export interface BoardAddress {
  readonly view: View;
  readonly rows: "drivers" | "trucks";
  /** The first day. */
  readonly from: string;
  readonly days: number;
  readonly filter: {
    readonly q?: string;
    readonly terminal_id?: string;
    readonly dispatcher_id?: string;
    readonly equipment?: Asked;
    readonly is_unanswered?: boolean;
  };
}

const FILTERS = ["q", "terminal_id", "dispatcher_id", "equipment"] as const;
const DEFAULT_DAYS = 7;

export function boardAddress(params: URLSearchParams): BoardAddress {
  const view = VIEWS.find((one) => one === params.get("view")) ?? "grid";
  const days = ZOOMS.find((zoom) => String(zoom) === params.get("days")) ?? DEFAULT_DAYS;
  const from = params.get("from") ?? "";
  const set = FILTERS.flatMap((name) => {
    const value = params.get(name);
    return value === null || value === "" ? [] : [[name, value] as const];
  });
  return {
    view,
    rows: params.get("rows") === "trucks" ? "trucks" : "drivers",
    from: /^\d{4}-\d{2}-\d{2}$/.test(from) ? from : today(),
    days,
    filter: {
      ...Object.fromEntries(set),
      ...(params.get("is_unanswered") === "true" ? { is_unanswered: true } : {}),
    },
  };
}

/** What the address keeps of a zoom; the usual one stays out of it. */
export const zoomParameter = (days: number) => (days === DEFAULT_DAYS ? null : String(days));

/** How many days a view shows: the calendar has whole weeks, and from two weeks on four of them. */
export const daysAhead = ({ view, days }: Pick<BoardAddress, "view" | "days">) =>
  view !== "calendar" ? days : days >= 14 ? 28 : 7;

/** The reader's day; the server counts in the company's zone, which is nearly always the same. */
export const today = () => wallClock(new Date(), localZone()).slice(0, 10);

const RANGE = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** `Nov 23 – 29`. */
export const rangeWords = (address: BoardAddress) =>
  RANGE.formatRange(new Date(address.from), new Date(moved(address.from, daysAhead(address) - 1)));

export const moved = (day: string, by: number) => addDays(day, by);
