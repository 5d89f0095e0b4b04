import { Group, Text } from "@haul/ui/core";
import { RelativeTime, StatusBadge } from "@haul/ui/freight";
import { DECLINE_REASONS } from "../../../words";
import type { Leg } from "../loads.queries";

type Answered = Pick<Leg, "acknowledgement" | "answered_at" | "decline_reason" | "answer_note">;

/** What the driver said to the work, why, and how long ago. */
export function LegAnswer({ leg }: { leg: Answered }) {
  const why = answerWords(leg);
  return (
    <Group gap="0 0.5rem">
      <StatusBadge kind="acknowledgement" status={leg.acknowledgement} size="sm" />
      {(why || leg.answered_at) && (
        <Text size="sm" c="dimmed">
          {why}
          {why && leg.answered_at && ", "}
          {leg.answered_at && <RelativeTime at={leg.answered_at} />}
        </Text>
      )}
    </Group>
  );
}

/** The reason, and what was said with it. */
export function answerWords({
  decline_reason,
  answer_note,
}: Omit<Answered, "acknowledgement" | "answered_at">): string {
  return [decline_reason && DECLINE_REASONS[decline_reason], answer_note && `“${answer_note}”`]
    .filter(Boolean)
    .join(", ");
}
