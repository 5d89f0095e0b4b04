import { formatRelative, formatStopTime, formatTime, wallClock, zoneAbbreviation } from "@haul/ui/format";

/** `11/20 08:00 CST`: a time at a stop, in the stop's own zone, as short as the trade writes it; all of it on hover. */
export function ShortTime({ at, zone }: { at: string; zone: string }) {
  return (
    <time dateTime={at} title={`${formatStopTime(at, zone)}, ${formatRelative(at)}`}>
      {`${shortDay(at, zone)} ${formatTime(at, zone)} ${zoneAbbreviation(at, zone)}`}
    </time>
  );
}

/** `11/20`, with the year when it is not the current one: `1/2/27`. */
function shortDay(at: string, zone: string): string {
  const [year = "", month, day] = wallClock(at, zone).slice(0, 10).split("-").map(Number);
  const isThisYear = wallClock(new Date(), zone).startsWith(String(year));
  return isThisYear ? `${month}/${day}` : `${month}/${day}/${String(year).slice(-2)}`;
}
