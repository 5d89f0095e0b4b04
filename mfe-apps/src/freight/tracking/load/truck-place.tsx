import { useHasSection } from "@haul/platform";
import { Anchor, Group, Skeleton, Text, UiLink } from "@haul/ui/core";
import { LogCheckCall } from "../calls/log-check-call";
import { Position } from "../position-cell";
import { useTrackedLoad } from "../tracking.queries";

/** Where the truck is: its last known place, and how long ago. Keeps its room while it loads. */
export function TruckPlace({ loadId }: { loadId: string }) {
  const { data: row, isLoading } = useTrackedLoad(loadId);
  const mayFollow = useHasSection("tracking");
  if (isLoading) return <Skeleton height={74} width="12rem" maw="100%" />;
  if (!row) return null;
  const { truck, position } = row;
  return (
    <div>
      <Text size="sm" c="dimmed">
        {truck ? `Truck ${truck.name}` : "No truck yet"}
      </Text>
      {position ? <Position position={position} /> : truck && <Text>No position yet</Text>}
      <Group gap="xs" mt={4}>
        <LogCheckCall loadId={loadId} size="compact-sm" />
        {mayFollow && (
          <Anchor component={UiLink} size="sm" href={`/apps/track&trace?load=${loadId}`}>
            Follow in Track &amp; trace
          </Anchor>
        )}
      </Group>
    </div>
  );
}
