import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Group, Menu, useIsPhone } from "@haul/ui/core";
import { StopList, codeWord } from "@haul/ui/freight";
import { useDetentionOfLoad } from "../../detention/detention.queries";
import { StopDetention } from "../../detention/stop-detention";
import { nextEvent, openStop } from "./record-next";
import { StopEventDialog } from "./stop-event-dialog";
import { VoidEventDialog } from "./void-event-dialog";
import { isFinanciallyLocked, type Load, type Stop, type StopEvent } from "../loads.queries";

/** The stops with what happened there; facts are added, and voided with a reason, never overwritten. */
export function LoadStops({ load }: { load: Load }) {
  const mayWrite = useCan("loads:write");
  const mayCorrect = useCan("loads:correct") && !isFinanciallyLocked(load);
  const [recording, setRecording] = useState<{ stop: Stop; kind: StopEvent["kind"] } | null>(null);
  const [voiding, setVoiding] = useState<{ stop: Stop; event: StopEvent } | null>(null);
  const waits = useDetentionOfLoad(load.id).data?.items ?? [];
  const isMoving = load.allowed_actions.includes("record_event");
  const open = openStop(load);
  const isPhone = useIsPhone();
  const size = isPhone ? "sm" : "compact-sm";
  const stopOf = (id: string) => load.stops.find((stop) => stop.id === id);

  return (
    <>
      <StopList
        stops={load.stops}
        renderActions={({ id }) => {
          const stop = stopOf(id);
          const wait = <StopDetention detention={waits.find((one) => one.stop.id === id)} />;
          if (!stop || !mayWrite) return wait;
          const kind = nextEvent(stop);
          const standing = stop.events.filter((event) => !event.voided_at);
          return (
            <>
              {wait}
              <Group gap="xs" mt={4}>
                {isMoving && kind && stop.id === open?.id && (
                  <Button size={size} onClick={() => setRecording({ stop, kind })}>
                    Record {codeWord("stopEvent", kind).toLowerCase()}
                  </Button>
                )}
                {isMoving && stop.id === open?.id && stop.arrived_at && (
                  <Menu>
                    <Menu.Target>
                      <Button size={size} variant="default">
                        Other fact
                      </Button>
                    </Menu.Target>
                    <Menu.Dropdown>
                      {(["checked_in", "docked", stop.kind === "pickup" ? "loaded" : "unloaded"] as const).map(
                        (other) => (
                          <Menu.Item key={other} onClick={() => setRecording({ stop, kind: other })}>
                            {codeWord("stopEvent", other)}
                          </Menu.Item>
                        ),
                      )}
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
                        <Menu.Item key={event.id} onClick={() => setVoiding({ stop, event })}>
                          Void “{codeWord("stopEvent", event.kind)}”
                        </Menu.Item>
                      ))}
                    </Menu.Dropdown>
                  </Menu>
                )}
              </Group>
            </>
          );
        }}
      />
      {recording && <StopEventDialog load={load} {...recording} onClose={() => setRecording(null)} />}
      {voiding && <VoidEventDialog load={load} {...voiding} onClose={() => setVoiding(null)} />}
    </>
  );
}
