import { useIsChanging } from "@haul/platform";
import { ActionIcon, Button, useIsPhone } from "@haul/ui/core";
import { IconClock } from "@haul/ui/icons";
import { recordLabel, type NextEvent } from "./next-event";
import { useMayRecordNow, useRecordNow } from "./use-record-now";
import type { Load, Stop } from "../loads.queries";

interface RecordNowProps {
  load: Load;
  stop: Stop;
  kind: NextEvent;
  /** What a press says: "Arrived at pickup". */
  label: string;
  /** In a bar with other buttons, a phone shows the other time as an icon. */
  isInBar?: boolean;
  onOtherTime: () => void;
}

/** Records what happens at a stop now, with one press; another time is entered in a dialog. */
export function RecordNow({ load, stop, kind, label, isInBar = false, onOtherTime }: RecordNowProps) {
  const isPhone = useIsPhone();
  const isChanging = useIsChanging(load.id);
  const { recordNow, isPending } = useRecordNow(load);
  const look = { disabled: isChanging };
  if (!useMayRecordNow()) {
    return (
      <Button {...look} onClick={onOtherTime}>
        {recordLabel(kind)}
      </Button>
    );
  }
  const main = (
    <Button
      {...look}
      loading={isPending}
      // After an arrival the departure button is in the same place: a double-click must not record both.
      onClick={({ detail }) => detail < 2 && recordNow(stop, kind)}
    >
      {label}
    </Button>
  );
  const other =
    isPhone && isInBar ? (
      <ActionIcon
        variant="default"
        size="2.75rem"
        aria-label={OTHER_TIME}
        title={OTHER_TIME}
        {...look}
        onClick={onOtherTime}
      >
        <IconClock size={18} aria-hidden />
      </ActionIcon>
    ) : (
      <Button {...look} variant="default" onClick={onOtherTime}>
        {OTHER_TIME}
      </Button>
    );
  // The main button comes last in a row and first in a column.
  return isInBar && !isPhone ? (
    <>
      {other}
      {main}
    </>
  ) : (
    <>
      {main}
      {other}
    </>
  );
}

const OTHER_TIME = "At another time…";
