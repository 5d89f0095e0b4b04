import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, type ButtonProps } from "@haul/ui/core";
import { IconClipboardCheck } from "@haul/ui/icons";
import { CheckCallDialog } from "./check-call-dialog";
import { hasCrew, useTrackedLoad } from "../tracking.queries";

interface LogCheckCallProps {
  loadId: string;
  size?: ButtonProps["size"];
}

/** Logs what the driver said, for those who may, on a load with a driver to call. */
export function LogCheckCall({ loadId, size = "xs" }: LogCheckCallProps) {
  const mayLog = useCan("tracking:write");
  const { data: row } = useTrackedLoad(loadId, mayLog);
  const [isCalling, setIsCalling] = useState(false);
  if (!mayLog || !row || !hasCrew(row)) return null;
  return (
    <>
      <Button
        size={size}
        variant="default"
        leftSection={<IconClipboardCheck size={14} aria-hidden />}
        onClick={() => setIsCalling(true)}
      >
        Check call
      </Button>
      {isCalling && <CheckCallDialog row={row} onClose={() => setIsCalling(false)} />}
    </>
  );
}
