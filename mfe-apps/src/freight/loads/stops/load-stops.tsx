import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Group, Menu, useIsPhone } from "@haul/ui/core";
import { StopList, codeWord } from "@haul/ui/freight";
import { useDetentionOfLoad, type Detention } from "../../detention/detention.queries";
import { StopDetention } from "../../detention/stop-detention";
import { nextStep } from "../life/load-steps";
import { nextEvent, openStop, recordLabel } from "./next-event";
import { LateReason } from "./late-reason";
import { StopEventDialog } from "./stop-event-dialog";
import { VoidEventDialog } from "./void-event-dialog";
import { isFinanciallyLocked, type Load, type Stop, type StopEvent } from "../loads.queries";

type Recording = { stop: Stop; kind: StopEvent["kind"] };
type Voiding = { stop: Stop; event: StopEvent };

interface StopsProps {
  load: Load;
  onRecord: (what: Recording) => void;
  onVoid: (what: Voiding) => void;
}

/** The stops with what happened there; facts are added, and voided with a reason, never overwritten. */
export function LoadStops({ load }: { load: Load }) {
  const [recording, setRecording] = useState<Recording | null>(null);
  const [voiding, setVoiding] = useState<Voiding | null>(null);
  // Without an arrival there is no wait.
  const Stops = load.stops.some((stop) => stop.arrived_at) ? VisitedStops : PlannedStops;
  return (
    <>
      <Stops load={load} onRecord={setRecording} onVoid={setVoiding} />
      {recording && <StopEventDialog load={load} {...recording} onClose={() => setRecording(null)} />}
      {voiding && <VoidEventDialog load={load} {...voiding} onClose={() => setVoiding(null)} />}
    </>
  );
}

function VisitedStops(props: StopsProps) {
  const waits = useDetentionOfLoad(props.load.id).data?.items ?? [];
  return <ActionableStops {...props} waits={waits} />;
}

function PlannedStops(props: StopsProps) {
  return <ActionableStops {...props} waits={[]} />;
}

function ActionableStops({ waits, ...props }: StopsProps & { waits: readonly Detention[] }) {
  const { load } = props;
  const mayWrite = useCan("loads:write");
  return (
    <StopList
      stops={load.stops}
      renderActions={({ id }) => {
        const stop = load.stops.find((one) => one.id === id);
        return (
          <>
            {stop && <LateReason load={load} stop={stop} />}
            <StopDetention detention={waits.find((wait) => wait.stop.id === id)} />
            {stop && mayWrite && <StopActions {...props} stop={stop} />}
          </>
        );
      }}
    />
  );
}

/** What happens between arrival and departure. */
function othersOf(kind: Stop["kind"]): StopEvent["kind"][] {
  if (kind === "fuel") return [];
  if (kind === "relay") return ["checked_in", "docked"];
  return ["checked_in", "docked", kind === "pickup" || kind === "hook_trailer" ? "loaded" : "unloaded"];
}

/** What can be recorded at one stop. Its next event is the load's next step if there is no other, and is shown above. */
function StopActions({ load, stop, onRecord, onVoid }: StopsProps & { stop: Stop }) {
  const mayCorrect = useCan("loads:correct") && !isFinanciallyLocked(load);
  const size = useIsPhone() ? "sm" : "compact-sm";
  const isOpen = load.allowed_actions.includes("record_event") && stop.id === openStop(load)?.id;
  const kind = nextEvent(stop);
  const standing = stop.events.filter((event) => !event.voided_at);
  const others = othersOf(stop.kind);
  return (
    <Group gap="xs" mt={4}>
      {isOpen && kind && nextStep(load) !== "record" && (
        <Button size={size} variant="default" onClick={() => onRecord({ stop, kind })}>
          {recordLabel(kind)}
        </Button>
      )}
      {isOpen && stop.arrived_at && others.length > 0 && (
        <Menu>
          <Menu.Target>
            <Button size={size} variant="default">
              Other event
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((other) => (
              <Menu.Item key={other} onClick={() => onRecord({ stop, kind: other })}>
                {codeWord("stopEvent", other)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {mayCorrect && standing.length > 0 && (
        <Menu>
          <Menu.Target>
            <Button size={size} variant="subtle">
              Correct times
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {standing.map((event) => (
              <Menu.Item key={event.id} onClick={() => onVoid({ stop, event })}>
                Void “{codeWord("stopEvent", event.kind)}”
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
