import { Group, Text } from "@haul/ui/core";
import { Day, StatusBadge } from "@haul/ui/freight";
import { FOLLOW_UPS } from "../words";
import type { DriverEvent } from "./events.queries";

type FollowedUp = Pick<DriverEvent, "follow_up_on" | "followed_up_on" | "is_overdue">;

/** Whether someone came back to it, and until when; nothing where that is not planned. */
export function FollowUp({ event: { follow_up_on, followed_up_on, is_overdue } }: { event: FollowedUp }) {
  if (follow_up_on === undefined && followed_up_on === undefined) return null;
  const day = followed_up_on ?? follow_up_on;
  return (
    <Group component="span" display="inline-flex" gap={6} wrap="nowrap">
      <StatusBadge kind={FOLLOW_UPS} status={followed_up_on ? "done" : is_overdue ? "overdue" : "planned"} />
      {day !== undefined && (
        <Text span size="sm">
          <Day on={day} />
        </Text>
      )}
    </Group>
  );
}
