import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, useIsPhone } from "@haul/ui/core";
import { codeWord } from "@haul/ui/freight";
import { IconClipboardCheck, IconMapPin, IconPhone } from "@haul/ui/icons";
import { nextEvent, recordLabel } from "../../loads/stops/next-event";
import { useLoad, type Stop, type StopEvent } from "../../loads/loads.queries";
import { StopEventDialog } from "../../loads/stops/stop-event-dialog";
import type { TrackedLoad } from "../tracking.queries";
import classes from "../tracking.module.css";

/** Call, note, move on: what a dispatcher does with one hand. */
export function TrackedActions({ row, onCheckCall }: { row: TrackedLoad; onCheckCall: (() => void) | undefined }) {
  const isPhone = useIsPhone();
  const mayMove = useCan("loads:write");
  const load = useLoad(row.load.id).data;
  const [recording, setRecording] = useState<{ stop: Stop; kind: StopEvent["kind"] } | null>(null);
  const stop = load?.stops.find((one) => !one.departed_at);
  const kind = stop && nextEvent(stop);
  const size = isPhone ? "md" : "xs";
  const glyph = isPhone ? 18 : 14;
  const buttons = (
    <>
      {row.driver?.phone && (
        <Button
          component="a"
          href={`tel:${row.driver.phone}`}
          {...(onCheckCall ? { onClick: onCheckCall } : {})}
          size={size}
          variant="default"
          leftSection={<IconPhone size={glyph} aria-hidden />}
          aria-label={`Call ${row.driver.name}`}
        >
          {isPhone ? "Call" : `Call ${row.driver.name}`}
        </Button>
      )}
      {mayMove && stop && kind && load?.allowed_actions.includes("record_event") && (
        <Button
          size={size}
          variant="default"
          leftSection={<IconMapPin size={glyph} aria-hidden />}
          onClick={() => setRecording({ stop, kind })}
          aria-label={recordLabel(kind)}
        >
          {isPhone ? codeWord("stopEvent", kind) : recordLabel(kind)}
        </Button>
      )}
      {onCheckCall && (
        <Button size={size} leftSection={<IconClipboardCheck size={glyph} aria-hidden />} onClick={onCheckCall}>
          Check call
        </Button>
      )}
    </>
  );
  return (
    <>
      {isPhone ? <div className={classes.thumbs}>{buttons}</div> : buttons}
      {load && recording && <StopEventDialog load={load} {...recording} onClose={() => setRecording(null)} />}
    </>
  );
}
