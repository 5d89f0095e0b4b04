import { useState } from "react";
import { useCan, useIsChanging } from "@haul/platform";
import { Button } from "@haul/ui/core";
import { codeWord } from "@haul/ui/freight";
import { AssignDialog } from "../legs/assign-dialog";
import { nextEvent, openStop } from "../stops/record-next";
import { StopEventDialog } from "../stops/stop-event-dialog";
import type { Load, Stop, StopEvent } from "../loads.queries";
import { nextStep, type Step, type Verb } from "./load-steps";
import { useLoadVerbs } from "./use-load-verbs";

const WORDS: Readonly<Record<Verb | "assign", string>> = {
  release: "Release hold",
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
  if (!mayWrite) return null;
  const stop = openStop(load);
  const kind = stop ? nextEvent(stop) : null;
  const take = (next: Step) => {
    if (next === "assign") setAsking("assign");
    else if (next !== "record") run(next);
    else if (stop && kind) setAsking({ stop, kind });
  };
  const close = () => setAsking(null);
  return (
    <>
      {step && (
        <Button fullWidth={isWide} disabled={isChanging} loading={isPending} onClick={() => take(step)}>
          {step === "record" ? `Record ${codeWord("stopEvent", kind ?? "arrived").toLowerCase()}` : WORDS[step]}
        </Button>
      )}
      {asking === "assign" && <AssignDialog load={load} onClose={close} />}
      {asking !== null && asking !== "assign" && <StopEventDialog load={load} {...asking} onClose={close} />}
    </>
  );
}
