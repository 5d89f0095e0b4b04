const DAY_MS = 86_400_000;
const CARRIERS_ZONE = "America/Chicago";

/** A day as people type it. */
export function typedDay(daysAhead: number): string {
  const parts = { month: "2-digit", day: "2-digit", year: "numeric", timeZone: CARRIERS_ZONE } as const;
  return new Date(Date.now() + daysAhead * DAY_MS).toLocaleDateString("en-US", parts);
}

/** A day of a record, as people type it. */
export function typed(local: string): string {
  const [year, month, day] = local.slice(0, 10).split("-");
  return `${month}/${day}/${year}`;
}

/** The same day as addresses name it: `2026-11-23`. */
export function isoDay(daysAhead: number): string {
  const [month, day, year] = typedDay(daysAhead).split("/");
  return `${year}-${month}-${day}`;
}
