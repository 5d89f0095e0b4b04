import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button } from "@haul/ui/core";
import { StopEventDialog } from "./stop-event-dialog";
import type { Leg, Load, Stop, StopEvent } from "../loads.queries";

/** What a dispatcher records next at a stop. */
export function nextEvent(stop: Stop): "arrived" | "departed" | null {
  if (stop.departed_at) return null;
  return stop.arrived_at ? "departed" : "arrived";
}

/** The stop where the truck is or goes. */
export const openStop = (load: Load) => load.stops.find((stop) => !stop.departed_at);

/** Records with one press what happens next on a leg; nothing while the load is not on that leg. */
export function RecordNext({ load, leg }: { load: Load; leg: Leg }) {
  const mayWrite = useCan("loads:write");
  const [isRecording, setIsRecording] = useState(false);
  const stop = openStop(load);
  const kind: StopEvent["kind"] | null = stop ? nextEvent(stop) : null;
  if (!mayWrite || !stop || !kind || !load.allowed_actions.includes("record_event") || !happensOn(load, leg, stop))
    return null;
  return (
    <>
      <Button onClick={() => setIsRecording(true)}>
        {kind === "arrived" ? "Arrived at" : "Departed from"} {stop.facility.name}
      </Button>
      {isRecording && <StopEventDialog load={load} stop={stop} kind={kind} onClose={() => setIsRecording(false)} />}
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
