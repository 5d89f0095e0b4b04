import { addDays, wallClock } from "@haul/ui/format";

let count = 0;

/** The next id of a run; sequential, so that a failing test reads the same every time. */
export function nextId(): string {
  count += 1;
  return `01930000-0000-7000-8000-${String(count).padStart(12, "0")}`;
}

const DAY = 86_400_000;

/** An instant that many days from now, as the API writes it. */
export function daysFromNow(days: number): string {
  return instant(new Date(Date.now() + days * DAY));
}

/** Where the company of the samples is. */
export const COMPANY_ZONE = "America/Chicago";

/** A calendar day that many days from the company's today, which in the evening is not UTC's. */
export function dayFromNow(days: number): string {
  return addDays(wallClock(new Date(), COMPANY_ZONE).slice(0, 10), days);
}

export function instant(at: Date): string {
  return at.toISOString().replace(/\.\d+Z$/, "Z");
}
