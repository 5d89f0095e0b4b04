import { useState } from "react";
import { useCan } from "@haul/platform";
import { Anchor, Button, Group, Stack, UiLink } from "@haul/ui/core";
import { LoadingState } from "@haul/ui/data";
import { IconClipboardCheck } from "@haul/ui/icons";
import type { Load } from "../loads/loads.queries";
import { CheckCallDialog } from "./check-call-dialog";
import { LoadTrackingParts } from "./load-tracking-parts";
import { PartTitle } from "./part-title";
import { TrackedFacts } from "./tracked-facts";
import { useTrackedLoad } from "./tracking.queries";

interface LoadTrackingProps {
  loadId: string;
  status: Load["status"];
}

/** A driver and a truck are bound to it; the server follows no other load. */
const UNDER_WAY = new Set<Load["status"]>([
  "assigned",
  "dispatched",
  "en_route_pickup",
  "at_pickup",
  "loaded",
  "in_transit",
  "at_delivery",
]);

/** Where a load is, for its drawer; nothing when it is not under way. */
export function LoadPosition({ loadId, status }: LoadTrackingProps) {
  const isUnderWay = UNDER_WAY.has(status);
  const row = useTrackedLoad(loadId, isUnderWay).data;
  if (!row || !isUnderWay) return null;
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
export function LoadTracking({ loadId, status }: LoadTrackingProps) {
  const isUnderWay = UNDER_WAY.has(status);
  const query = useTrackedLoad(loadId, isUnderWay);
  const row = isUnderWay ? query.data : undefined;
  const [isCalling, setIsCalling] = useState(false);
  const mayWrite = useCan("tracking:write");
  // Of a load that is not under way only its past is shown.
  if (isUnderWay && query.isLoading) return <LoadingState label="Loading the position" lines={3} />;
  return (
    <Stack gap="lg">
      {row && <TrackedFacts row={row} />}
      {row && mayWrite && (
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
      <LoadTrackingParts loadId={loadId} {...(row ? { row } : {})} />
      {isCalling && row && <CheckCallDialog row={row} onClose={() => setIsCalling(false)} />}
    </Stack>
  );
}
