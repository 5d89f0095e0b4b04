import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Group, Stack } from "@haul/ui/core";
import { LoadingState } from "@haul/ui/data";
import { IconClipboardCheck } from "@haul/ui/icons";
import { CheckCallDialog } from "../calls/check-call-dialog";
import { LoadTrackingParts } from "./load-tracking-parts";
import { TrackedFacts } from "./tracked-facts";
import { hasCrew, useTrackedLoad } from "../tracking.queries";

/** The load's way, on its own page: where it is as long as it moves, and what was said and shared. */
export function LoadTracking({ loadId }: { loadId: string }) {
  const { data: row, isLoading } = useTrackedLoad(loadId);
  const [isCalling, setIsCalling] = useState(false);
  const mayWrite = useCan("tracking:write");
  if (isLoading) return <LoadingState label="Loading the position" lines={3} />;
  return (
    <Stack gap="lg">
      {row && <TrackedFacts row={row} />}
      {row && mayWrite && hasCrew(row) && (
        <Group>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconClipboardCheck size={14} aria-hidden />}
            onClick={() => setIsCalling(true)}
          >
            Check call
          </Button>
        </Group>
      )}
      <LoadTrackingParts loadId={loadId} row={row} />
      {isCalling && row && <CheckCallDialog row={row} onClose={() => setIsCalling(false)} />}
    </Stack>
  );
}
