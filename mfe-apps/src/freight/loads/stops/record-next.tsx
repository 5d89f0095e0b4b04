import { useState } from "react";
import { useCan } from "@haul/platform";
import { nextEvent, openStop, type NextEvent } from "./next-event";
import { RecordNow } from "./record-now";
import { StopEventDialog } from "./stop-event-dialog";
import type { Leg, Load, Stop } from "../loads.queries";

/** Records with one press what happens next on a leg; nothing while the load is not on that leg. */
export function RecordNext({ load, leg }: { load: Load; leg: Leg }) {
  const mayWrite = useCan("loads:write");
  // The dialog stays with what it was opened for while the load moves on under it.
  const [asking, setAsking] = useState<{ stop: Stop; kind: NextEvent } | null>(null);
  const stop = openStop(load);
  const kind = stop && nextEvent(stop);
  if (!mayWrite) return null;
  const isNext = stop && kind && load.allowed_actions.includes("record_event") && happensOn(load, leg, stop);
  return (
    <>
      {isNext && (
        <RecordNow
          load={load}
          stop={stop}
          kind={kind}
          label={`${kind === "arrived" ? "Arrived at" : "Departed from"} ${stop.facility.name}`}
          onOtherTime={() => setAsking({ stop, kind })}
        />
      )}
      {asking && <StopEventDialog load={load} {...asking} onClose={() => setAsking(null)} />}
    </>
  );
}

/** Where legs meet, coming is the work of the one before and leaving of the one behind. */
function happensOn(load: Load, leg: Leg, stop: Stop): boolean {
  const at = (id: string) => load.stops.findIndex((one) => one.id === id);
  const [from, here, to] = [at(leg.from_stop_id), at(stop.id), at(leg.to_stop_id)];
  if (nextEvent(stop) === "arrived") return here <= to && (here > from || from === 0);
  return here >= from && (here < to || to === load.stops.length - 1);
}
