import { useState } from "react";
import { useCan, useIsChanging } from "@haul/platform";
import { Button } from "@haul/ui/core";
import { AssignDialog } from "../legs/assign-dialog";
import { eventLabel, nextEvent, openStop } from "../stops/next-event";
import { RecordNow } from "../stops/record-now";
import { StopEventDialog } from "../stops/stop-event-dialog";
import type { Load, Stop, StopEvent } from "../loads.queries";
import { nextStep, type Step, type Verb } from "./load-steps";
import { ReviewBilling } from "./review-billing";
import { useLoadVerbs } from "./use-load-verbs";

const WORDS: Readonly<Record<Verb | "assign", string>> = {
  release: "Release hold",
  repair: "Back on the road",
  book: "Book",
  assign: "Assign",
  dispatch: "Dispatch",
  start: "En route to pickup",
  resubmit: "Back to billing",
};

type Asking = "assign" | { stop: Stop; kind: StopEvent["kind"] };

/** The load's one primary button: what moves it on. */
export function NextStep({ load, isWide = false }: { load: Load; isWide?: boolean }) {
  const mayWrite = useCan("loads:write");
  // What is done next builds on the answer to what was done before.
  const isChanging = useIsChanging(load.id);
  const { run, isPending } = useLoadVerbs(load);
  // A dialog stays open while the load moves on under it.
  const [asking, setAsking] = useState<Asking | null>(null);
  const step = nextStep(load);
  if (!mayWrite) return <ReviewBilling load={load} />;
  const stop = openStop(load);
  const kind = stop ? nextEvent(stop) : null;
  const take = (next: Exclude<Step, "record">) => {
    if (next === "assign") setAsking("assign");
    else run(next);
  };
  const close = () => setAsking(null);
  return (
    <>
      {step && step !== "record" && (
        <Button fullWidth={isWide} disabled={isChanging} loading={isPending} onClick={() => take(step)}>
          {WORDS[step]}
        </Button>
      )}
      {step === "record" && stop && kind && (
        <RecordNow
          load={load}
          stop={stop}
          kind={kind}
          label={eventLabel(load, stop, kind)}
          isInBar
          onOtherTime={() => setAsking({ stop, kind })}
        />
      )}
      {step === null && <ReviewBilling load={load} />}
      {asking === "assign" && <AssignDialog load={load} onClose={close} />}
      {asking !== null && asking !== "assign" && <StopEventDialog load={load} {...asking} onClose={close} />}
    </>
  );
}
