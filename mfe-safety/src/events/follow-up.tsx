import { Group, Text } from "@haul/ui/core";
import { Day, StatusBadge } from "@haul/ui/freight";
import { FOLLOW_UPS } from "../words";
import type { DriverEvent } from "./events.queries";

type FollowedUp = Pick<DriverEvent, "follow_up_on" | "followed_up_on" | "is_overdue">;

export const hasFollowUp = ({ follow_up_on, followed_up_on }: Omit<FollowedUp, "is_overdue">) =>
  follow_up_on !== undefined || followed_up_on !== undefined;

/** Whether someone came back to it, and until when; nothing where that is not planned. */
export function FollowUp({ event }: { event: FollowedUp }) {
  const { follow_up_on, followed_up_on, is_overdue } = event;
  if (!hasFollowUp(event)) return null;
  const day = followed_up_on ?? follow_up_on;
  return (
    // A box of its own, so that a row is no higher than one without it.
    <Group component="span" gap={6} wrap="nowrap">
      <StatusBadge kind={FOLLOW_UPS} status={followed_up_on ? "done" : is_overdue ? "overdue" : "planned"} />
      {day !== undefined && (
        <Text span size="sm">
          <Day on={day} />
        </Text>
      )}
    </Group>
  );
}
