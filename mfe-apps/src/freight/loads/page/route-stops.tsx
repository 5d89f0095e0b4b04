import { Text } from "@haul/ui/core";
import { StatusBadge, StopSchedule, StopTime, ToneBadge, codeWord } from "@haul/ui/freight";
import { IconCircleCheck, IconMapPin, IconTruck } from "@haul/ui/icons";
import { openStop } from "../stops/next-event";
import type { Load, Stop } from "../loads.queries";
import classes from "./load-strip.module.css";

/** The stops in a row, each with its time and whether it is done, next or late. */
export function RouteStops({ load, isMoving }: { load: Load; isMoving: boolean }) {
  const next = isMoving ? openStop(load) : undefined;
  return (
    <ol className={classes.route} aria-label="Route">
      {load.stops.map((stop) => (
        <RouteStop key={stop.id} stop={stop} isNext={stop.id === next?.id} isBroken={load.status === "breakdown"} />
      ))}
    </ol>
  );
}

interface RouteStopProps {
  stop: Stop;
  isNext: boolean;
  /** Nobody knows when a truck that is broken down arrives. */
  isBroken: boolean;
}

function RouteStop({ stop, isNext, isBroken }: RouteStopProps) {
  const { city, state } = stop.facility.address;
  return (
    <li className={classes.stop} data-next={isNext || undefined}>
      <Text size="sm" c="dimmed">
        {codeWord("stop", stop.kind)}
      </Text>
      <Text fw={600}>
        {city}, {state}
      </Text>
      <Text size="sm">
        <When stop={stop} />
      </Text>
      {isNext && stop.eta_at && !stop.arrived_at && (
        <Text size="sm">{isBroken ? "ETA unknown: breakdown" : <Eta at={stop.eta_at} zone={stop.time_zone} />}</Text>
      )}
      <div className={classes.marks}>
        <Mark stop={stop} isNext={isNext} />
        {(stop.timeliness === "late" || stop.timeliness === "at_risk") && (
          <StatusBadge kind="timeliness" status={stop.timeliness} size="sm" />
        )}
      </div>
    </li>
  );
}

function Eta(stop: { at: string; zone: string }) {
  return (
    <>
      ETA <StopTime {...stop} />
    </>
  );
}

/** What happened last, or when it is wanted. */
function When({ stop }: { stop: Stop }) {
  const [word, at] = stop.departed_at ? ["Left", stop.departed_at] : ["There since", stop.arrived_at];
  if (!at) return <StopSchedule stop={stop} />;
  return (
    <>
      {word} <StopTime at={at} zone={stop.time_zone} />
    </>
  );
}

function Mark({ stop, isNext }: { stop: Stop; isNext: boolean }) {
  if (stop.departed_at)
    return (
      <ToneBadge tone="good" size="sm" icon={IconCircleCheck}>
        Done
      </ToneBadge>
    );
  if (stop.arrived_at)
    return (
      <ToneBadge tone="moving" size="sm" icon={IconMapPin}>
        At the stop
      </ToneBadge>
    );
  if (!isNext) return null;
  return (
    <ToneBadge tone="planned" size="sm" icon={IconTruck}>
      Next
    </ToneBadge>
  );
}
