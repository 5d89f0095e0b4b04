import { useState } from "react";
import { useCan } from "@haul/platform";
import { Anchor, Button, Group, Stack, UiLink } from "@haul/ui/core";
import { LoadingState } from "@haul/ui/data";
import { IconClipboardCheck } from "@haul/ui/icons";
import { CheckCallDialog } from "../calls/check-call-dialog";
import { LoadTrackingParts } from "./load-tracking-parts";
import { PartTitle } from "./part-title";
import { TrackedFacts } from "./tracked-facts";
import { hasCrew, useTrackedLoad } from "../tracking.queries";

/** Where a load is, for its drawer; nothing when it is not open. */
export function LoadPosition({ loadId }: { loadId: string }) {
  const row = useTrackedLoad(loadId).data;
  if (!row) return null;
  return (
    <section aria-label="Tracking">
      <PartTitle>Tracking</PartTitle>
      <TrackedFacts row={row} />
      <Anchor component={UiLink} href={`/apps/track&trace?load=${loadId}`} mt="xs">
        Follow in Track &amp; trace
      </Anchor>
    </section>
  );
}

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
