/**
 * Times as the trade reads them: 24-hour clock, in the stop's own zone, with the zone's abbreviation. A time without a
 * zone, or with one that the browser doesn't know, is shown in the reader's own.
 */

const formats = new Map<string, Intl.DateTimeFormat>();

/** Of a stop, a facility or a company, if it has one. */
export type Zone = string | undefined;

function format(zone: Zone, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = (zone ?? "") + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", { ...options, timeZone: isZone(zone) ? zone : localZone() });
  // The reader's own zone changes with the machine's settings.
  if (isZone(zone)) formats.set(key, made);
  return made;
}

const zones = new Map<string, boolean>();

function isZone(zone: Zone): zone is string {
  if (zone === undefined || zone === "") return false;
  const known = zones.get(zone);
  if (known !== undefined) return known;
  let isKnown = true;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: zone });
  } catch {
    isKnown = false;
  }
  zones.set(zone, isKnown);
  return isKnown;
}

/** The zone of the person's machine; UTC if it doesn't say. */
export function localZone(): string {
  const zone: Zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(zone) ? zone : "UTC";
}

/** `CST` or `CDT`, whichever holds at that instant in that zone. */
export function zoneAbbreviation(instant: string | Date, zone: Zone): string {
  const parts = format(zone, { timeZoneName: "short" }).formatToParts(new Date(instant));
  return parts.find((part) => part.type === "timeZoneName")?.value ?? zone ?? "";
}

/** A day without a time (`2026-11-23`), independent of the reader's zone: `Nov 23, 2026`. */
export function formatDate(day: string): string {
  return format("UTC", { month: "short", day: "numeric", year: "numeric" }).format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  );
}

/** The day of an instant in a zone: `Mon, Nov 23`, with the year when it is not the current one. */
export function formatDay(instant: string | Date, zone: Zone, now: Date = new Date()): string {
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
export function formatTime(instant: string | Date, zone: Zone): string {
  return wallClock(instant, zone).slice(11, 16);
}

/** `Mon, Nov 23, 08:00 CST`, in the zone of the stop, facility or company; without one, in the reader's own. */
export function formatStopTime(instant: string | Date, zone: Zone, now: Date = new Date()): string {
  return `${formatDay(instant, zone, now)}, ${formatTime(instant, zone)} ${zoneAbbreviation(instant, zone)}`;
}

/** A window at one place: `Mon, Nov 23, 08:00–12:00 CST`; over midnight both days are named, and a whole day is `Mon, Nov 23, any time`. */
export function formatStopWindow(from: string | Date, to: string | Date, zone: Zone, now: Date = new Date()): string {
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
export function wallClock(instant: string | Date, zone: Zone): string {
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
