import type { ReactNode } from "react";
import {
  IconArrowDown,
  IconArrowUp,
  IconMapPin,
  IconPackageExport,
  IconPackageImport,
  IconParking,
  type Icon,
} from "../icons";
import { Timeline, type TimelineEntry } from "../data/timeline";
import { STREET_UNKNOWN, addressLine } from "../format/address";
import { formatDuration, formatStopTime } from "../format/time";
import type { Tone } from "../theme/colors";
import { codeWord } from "./codes";
import { doubtWords, isUnconfirmed } from "./stop-times";
import { StatusBadge, ToneBadge } from "./status-badge";
import type { StopView } from "./types";
import { StopTime, StopWindow } from "./values";
import classes from "./freight.module.css";

export interface StopListProps {
  stops: readonly StopView[];
  /** Buttons of a stop: record an arrival, change, remove. */
  renderActions?: (stop: StopView) => ReactNode;
}

const icons: Readonly<Record<string, Icon>> = {
  pickup: IconPackageImport,
  delivery: IconPackageExport,
  drop_trailer: IconArrowDown,
  hook_trailer: IconArrowUp,
  relay: IconParking,
};

/** The stops of a load in order: place, appointment, events and their sources. */
export function StopList({ stops, renderActions }: StopListProps) {
  return <Timeline label="Stops" entries={stops.map((stop) => entryOf(stop, renderActions))} />;
}

/** Between two facts. Where a line breaks, it begins the next one. */
const DOT = " ·\u00a0";

function entryOf(stop: StopView, renderActions: StopListProps["renderActions"]): TimelineEntry {
  const { address } = stop.facility;
  return {
    id: stop.id,
    icon: icons[stop.kind] ?? IconMapPin,
    tone: toneOf(stop),
    isPlanned: stop.arrived_at === undefined,
    title: (
      <span className={classes.stopHead}>
        {stop.facility.name}
        {(stop.timeliness === "late" || stop.timeliness === "at_risk") && (
          <StatusBadge kind="timeliness" status={stop.timeliness} size="sm" />
        )}
      </span>
    ),
    at: (
      <>
        <StopSchedule stop={stop} />
        {stop.eta_at && !stop.arrived_at && (
          <>
            {" "}
            <span className={classes.figure}>
              · ETA <StopTime at={stop.eta_at} zone={stop.time_zone} />
            </span>
          </>
        )}
      </>
    ),
    by: [codeWord("stop", stop.kind), addressLine(address), address.line1 === "" && STREET_UNKNOWN]
      .filter(Boolean)
      .join(DOT),
    body: (
      <div className={classes.stop}>
        {stop.references.length > 0 && (
          <div className={classes.muted}>
            {stop.references.map(({ kind, value }) => `${codeWord("reference", kind)} ${value}`).join(DOT)}
          </div>
        )}
        {stop.instructions && <div>{stop.instructions}</div>}
        {stop.events.length > 0 && (
          <ul className={classes.events} aria-label="What happened here">
            {stop.events.map((event) => (
              <li key={event.id} data-voided={event.voided_at ? true : undefined} title={event.note}>
                {codeWord("stopEvent", event.kind)} {formatStopTime(event.occurred_at, stop.time_zone)}
                <span className={classes.muted}>
                  {" "}
                  {codeWord("eventSource", event.source)}
                  {event.is_estimated && ", estimated"}
                  {event.confirmed_by && `, confirmed by ${event.confirmed_by}`}
                  {event.voided_at && ", void"}
                </span>
                {isUnconfirmed(event) && (
                  <>
                    {" "}
                    <ToneBadge tone="attention" size="sm">
                      {event.doubt
                        ? `Doubtful: ${doubtWords(event.doubt, event.occurred_at, stop.earliest_at)}`
                        : "Not confirmed"}
                    </ToneBadge>
                  </>
                )}
              </li>
            ))}
            {stop.dwell_minutes !== undefined && stop.departed_at && (
              <li className={classes.muted}>Dwell {formatDuration(stop.dwell_minutes)}</li>
            )}
          </ul>
        )}
        {renderActions?.(stop)}
      </div>
    ),
  };
}

function toneOf(stop: StopView): Tone {
  if (stop.departed_at) return "good";
  return stop.arrived_at ? "moving" : "neutral";
}

/** When a stop is wanted: an appointment, a window or first come, and whether it is confirmed. */
export function StopSchedule({
  stop,
}: {
  stop: Pick<StopView, "schedule" | "earliest_at" | "latest_at" | "time_zone" | "is_appointment_confirmed">;
}) {
  const time = stop.latest_at ? (
    <StopWindow from={stop.earliest_at} to={stop.latest_at} zone={stop.time_zone} />
  ) : (
    <StopTime at={stop.earliest_at} zone={stop.time_zone} />
  );
  return (
    <>
      {stop.schedule === "first_come" && "First come, "}
      {time}
      {stop.schedule === "appointment" && !stop.is_appointment_confirmed && `${DOT}not confirmed`}
    </>
  );
}
