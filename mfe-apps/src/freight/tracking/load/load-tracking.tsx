import { Stack } from "@haul/ui/core";
import { LoadingState } from "@haul/ui/data";
import { LoadTrackingParts } from "./load-tracking-parts";
import { TrackedFacts } from "./tracked-facts";
import { useTrackedLoad } from "../tracking.queries";

/** Tracking on the load's own page: where it is while it moves, and what was said and shared. */
export function LoadTracking({ loadId }: { loadId: string }) {
  const { data: row, isLoading } = useTrackedLoad(loadId);
  if (isLoading) return <LoadingState label="Loading the position" lines={3} />;
  return (
    <Stack gap="lg">
      {row && <TrackedFacts row={row} />}
      <LoadTrackingParts loadId={loadId} row={row} />
    </Stack>
  );
}
