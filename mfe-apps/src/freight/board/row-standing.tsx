import { formatDay, formatStopTime, formatTime, localZone, wallClock, zoneAbbreviation } from "@haul/ui/format";
import { ToneBadge } from "@haul/ui/freight";
import { IconBan, IconHome, IconPhone } from "@haul/ui/icons";
import { DOT } from "../../shared/dot";
import { ageOf, placeName, whenDue } from "../tracking/tracking-words";
import type { BoardRow } from "./board.queries";
import classes from "./board.module.css";

export type Standing = NonNullable<BoardRow["standing"]>;

/** `Mon` of `Mon, Nov 23`. */
const weekday = (at: string, zone: string) => formatDay(at, zone).slice(0, 3);

/** `Thu 09:00 CST`, as short as a row is wide. */
export const shortMoment = (at: string, zone: string) =>
  `${weekday(at, zone)} ${formatTime(at, zone)} ${zoneAbbreviation(at, zone)}`;

/** Where the truck was and how long ago, and when it reaches its next stop. */
export function Whereabouts({ standing }: { standing: Standing }) {
  const { position, eta_at: eta, next_stop: stop } = standing;
  return (
    <>
      <span className={classes.line} data-dim title={position && `${placeName(position) ?? ""}, ${ageOf(position)}`}>
        {position ? (placeName(position) ?? "Place unknown") : "No position yet"}
      </span>
      {position && (
        <span className={classes.rowTime} data-age data-old={position.is_stale || undefined}>
          {ageOf(position)}
        </span>
      )}
      {eta && stop && (
        <time
          className={classes.rowEnd}
          dateTime={eta}
          title={`ETA at ${stop.facility_name}, ${stop.city}, ${stop.state}: ${formatStopTime(eta, stop.time_zone)}`}
        >
          ETA {shortMoment(eta, stop.time_zone)}
        </time>
      )}
    </>
  );
}

/** When to call the driver, and when someone last did. */
export function NextCall({ standing }: { standing: Standing }) {
  const { next_call_at: next, last_call_at: last, is_call_due: isDue, next_stop: stop } = standing;
  if (!next) return null;
  const zone = stop?.time_zone ?? localZone();
  return (
    <time
      className={classes.rowEnd}
      dateTime={next}
      data-call
      data-due={isDue || undefined}
      title={`Call ${formatStopTime(next, zone)}; last call ${last ? formatStopTime(last, zone) : "none"}`}
    >
      <IconPhone size={12} aria-hidden /> {isDue ? "Call due" : `Call ${callTime(next, zone)}`}
    </time>
  );
}

/** `08:00` today, `Sat 08:00` on another day. */
function callTime(at: string, zone: string): string {
  const isToday = wallClock(at, zone).slice(0, 10) === wallClock(new Date(), zone).slice(0, 10);
  return isToday ? formatTime(at, zone) : `${weekday(at, zone)} ${formatTime(at, zone)}`;
}

/** That a driver may not drive. Why is the safety department's. */
export function MayNotDrive({ row: { driver } }: { row: BoardRow }) {
  if (!driver?.is_prohibited) return null;
  return (
    <ToneBadge tone="bad" icon={IconBan} title="Ask the safety department.">
      May not drive
    </ToneBadge>
  );
}

/** The day by which the driver is to be home; marked when the planned work ends after it. */
export function HomeTime({ row }: { row: BoardRow }) {
  const { driver, next_available: next, is_busy } = row;
  if (!driver?.home_by_on) return null;
  const day = `${driver.home_by_on}T12:00:00Z`;
  const isMissed = is_busy && next !== undefined && wallClock(next.at, next.time_zone).slice(0, 10) > driver.home_by_on;
  const words = `Home by ${formatDay(day, "UTC")}`;
  return (
    <span
      className={classes.home}
      data-missed={isMissed || undefined}
      title={[isMissed ? `${words}, but the planned work ends later` : words, driver.home_note]
        .filter(Boolean)
        .join(": ")}
    >
      <IconHome size={12} aria-hidden /> {formatDay(day, "UTC").replace(/^\w+, /, "")}
    </span>
  );
}

/** The same in words for a phone, and for those who listen. */
export function standingWords({ position, eta_at, next_stop, next_call_at }: Standing): string {
  const parts = [
    position && `${placeName(position) ?? "place unknown"}, ${ageOf(position)}`,
    eta_at && next_stop && `ETA ${next_stop.city} ${shortMoment(eta_at, next_stop.time_zone)}`,
    next_call_at && `check call due ${whenDue(next_call_at)}`,
  ];
  return parts.filter(Boolean).join(DOT);
}
