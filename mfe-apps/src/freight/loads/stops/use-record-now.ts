import { useCan } from "@haul/platform";
import { toast } from "@haul/ui/core";
import { codeWord, formatStopTime, wallClock } from "@haul/ui/freight";
import type { NextEvent } from "./next-event";
import { pastInstant } from "./past-instant";
import { useRecordStopEvent, useVoidStopEvent, type Load, type Stop, type StopEvent } from "../loads.queries";

/** Only a person who can take an event back records one with a single press; others confirm it in a dialog. */
export const useMayRecordNow = () => useCan("loads:correct");

/** Records that something happens at a stop this minute, and offers to undo it. */
export function useRecordNow(load: Load) {
  const record = useRecordStopEvent();
  const offerUndo = useOfferUndo();
  const recordNow = (stop: Stop, kind: NextEvent) => {
    const zone = stop.time_zone;
    // The same minute as the dialog would propose.
    const now = pastInstant(wallClock(new Date(), zone), zone) ?? new Date();
    // Not callbacks of the mutation: after the last departure the button that asked is gone.
    record
      .mutateAsync({
        params: { path: { load_id: load.id, stop_id: stop.id } },
        body: { kind, occurred_at: now.toISOString(), source: "dispatcher", is_estimated: false },
      })
      .then(
        (changed) => offerUndo(changed, stop, kind),
        (error: unknown) => toast.error(error),
      );
  };
  return { recordNow, isPending: record.isPending };
}

/** Names what was recorded, so that a wrong press is seen at once. */
function useOfferUndo() {
  const voidEvent = useVoidStopEvent();
  const undo = (load: Load, stop: Stop, event: StopEvent) =>
    voidEvent
      .mutateAsync({
        params: { path: { load_id: load.id, stop_id: stop.id, stop_event_id: event.id } },
        body: { reason: "Undone right after it was recorded" },
      })
      .then(
        () => toast.info(`“${codeWord("stopEvent", event.kind)}” at ${stop.facility.name} is voided.`),
        (error: unknown) => toast.error(error),
      );
  return (load: Load, stop: Stop, kind: NextEvent) => {
    const event = load.stops
      .find(({ id }) => id === stop.id)
      ?.events.findLast((one) => one.kind === kind && one.voided_at === undefined);
    if (!event) return;
    const at = formatStopTime(event.occurred_at, stop.time_zone);
    toast.success(
      `Load ${load.number}: ${kind === "arrived" ? "arrived at" : "departed from"} ${stop.facility.name}, ${at}.`,
      {
        // Only what was recorded last can be undone, so that no departure is left without its arrival.
        id: `recorded ${load.id}`,
        action: { label: "Undo", onClick: () => void undo(load, stop, event) },
      },
    );
  };
}
