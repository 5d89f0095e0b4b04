/** Times as the trade reads them: 24-hour clock, in the stop's own zone, with the zone's abbreviation. */

const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = zone + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", { ...options, timeZone: zone });
  formats.set(key, made);
  return made;
}

/** The zone of the person's machine. */
export function localZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** `CST` or `CDT`, whichever holds at that instant in that zone. */
export function zoneAbbreviation(instant: string | Date, zone: string): string {
  const parts = format(zone, { timeZoneName: "short" }).formatToParts(new Date(instant));
  return parts.find((part) => part.type === "timeZoneName")?.value ?? zone;
}

/** A day without a time (`2026-11-23`), independent of the reader's zone: `Nov 23, 2026`. */
export function formatDate(day: string): string {
  return format("UTC", { month: "short", day: "numeric", year: "numeric" }).format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  );
}

/** The day of an instant in a zone: `Mon, Nov 23`, with the year when it is not the current one. */
export function formatDay(instant: string | Date, zone: string, now: Date = new Date()): string {
  const date = new Date(instant);
  const isThisYear = wallClock(date, zone).slice(0, 4) === wallClock(now, zone).slice(0, 4);
  return format(zone, {
    weekday: "short",
    month: "short",
    day: "numeric",
    ...(isThisYear ? {} : { year: "numeric" }),
  }).format(date);
}

/** `08:00`. */
export function formatTime(instant: string | Date, zone: string): string {
  return wallClock(instant, zone).slice(11, 16);
}

/** `Mon, Nov 23, 08:00 CST`. */
export function formatStopTime(instant: string | Date, zone: string, now: Date = new Date()): string {
  return `${formatDay(instant, zone, now)}, ${formatTime(instant, zone)} ${zoneAbbreviation(instant, zone)}`;
}

/** A window at one place: `Mon, Nov 23, 08:00–12:00 CST`; over midnight both days are named, and a whole day is `Mon, Nov 23, any time`. */
export function formatStopWindow(from: string | Date, to: string | Date, zone: string, now: Date = new Date()): string {
  const firstDay = formatDay(from, zone, now);
  const lastDay = formatDay(to, zone, now);
  if (firstDay !== lastDay) return `${firstDay}, ${formatTime(from, zone)} – ${formatStopTime(to, zone, now)}`;
  const [begins, ends] = [formatTime(from, zone), formatTime(to, zone)];
  if (begins === "00:00" && ends === "23:59") return `${firstDay}, any time`;
  return `${firstDay}, ${begins}–${ends} ${zoneAbbreviation(to, zone)}`;
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];
const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

/** `in 3 hours`, `yesterday`, `5 minutes ago`; under a minute `just now`. */
export function formatRelative(instant: string | Date, now: Date = new Date()): string {
  const seconds = (new Date(instant).getTime() - now.getTime()) / 1000;
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit);
  }
  return "just now";
}

/** `135` → `2 h 15 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.round(Math.abs(minutes) % 60);
  const sign = minutes < 0 ? "−" : "";
  if (hours === 0) return `${sign}${rest} min`;
  return rest === 0 ? `${sign}${hours} h` : `${sign}${hours} h ${rest} min`;
}

/** Whole days from `now` to a calendar day in the reader's zone; negative when it has passed. */
export function daysUntil(day: string, now: Date = new Date(), zone: string = localZone()): number {
  const today = Date.parse(`${wallClock(now, zone).slice(0, 10)}T00:00:00Z`);
  return Math.round((Date.parse(`${day.slice(0, 10)}T00:00:00Z`) - today) / 86_400_000);
}

/** What a clock on the wall there shows: `2026-11-23T08:00`, the shape that date-time inputs use. */
export function wallClock(instant: string | Date, zone: string): string {
  const parts = format(zone, {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

/** The first moment of a day (`2026-11-23`) in a zone; where the clocks skip midnight, the first one after it. */
export function startOfDay(day: string, zone: string): Date | undefined {
  return instantsOf(`${day}T00:00`, zone)[0] ?? instantsOf(`${day}T01:00`, zone)[0];
}

/** `2026-11-20` and −3 are `2026-11-17`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * The instants that show a wall-clock time in a zone, earliest first.
 * None in the gap of a spring change, two in the hour that an autumn change repeats: the server asks which was meant.
 */
export function instantsOf(local: string, zone: string): Date[] {
  const asUtc = Date.parse(`${local.slice(0, 16)}:00Z`);
  if (Number.isNaN(asUtc)) return [];
  const found: number[] = [];
  // No zone moves by more than a day; its offset a day earlier and later covers both sides of a change.
  for (const probe of [asUtc - 86_400_000, asUtc + 86_400_000]) {
    const offset = Date.parse(`${wallClock(new Date(probe), zone)}:00Z`) - probe;
    const candidate = asUtc - offset;
    if (wallClock(new Date(candidate), zone) === local.slice(0, 16) && !found.includes(candidate))
      found.push(candidate);
  }
  return found.sort((a, b) => a - b).map((time) => new Date(time));
}
