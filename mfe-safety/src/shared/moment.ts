import { formatDate, formatTime, localZone, wallClock, zoneAbbreviation } from "@haul/ui/format";

/** `Nov 26, 2026, 10:00 CST`, in the reader's zone, with the year: what is on record is read years later. */
export function formatMoment(at: string): string {
  const zone = localZone();
  return `${formatDate(wallClock(at, zone))}, ${formatTime(at, zone)} ${zoneAbbreviation(at, zone)}`;
}
