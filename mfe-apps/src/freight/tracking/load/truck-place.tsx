import { Anchor, Skeleton, Text, UiLink } from "@haul/ui/core";
import { Position } from "../position-cell";
import { useTrackedLoad } from "../tracking.queries";

/** Where the truck is: the last place that was heard of, and how long ago. Takes its room from the start. */
export function TruckPlace({ loadId }: { loadId: string }) {
  const { data: row, isLoading } = useTrackedLoad(loadId);
  if (isLoading) return <Skeleton height={62} width="12rem" maw="100%" />;
  if (!row) return null;
  const { truck, position } = row;
  return (
    <div>
      <Text size="sm" c="dimmed">
        {truck ? `Truck ${truck.name}` : "No truck yet"}
      </Text>
      {position ? <Position position={position} /> : truck && <Text>No position yet</Text>}
      <Anchor component={UiLink} size="sm" href={`/apps/track&trace?load=${loadId}`}>
        Follow in Track &amp; trace
      </Anchor>
    </div>
  );
}
