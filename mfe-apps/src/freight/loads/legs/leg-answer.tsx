import { Group, Text } from "@haul/ui/core";
import { RelativeTime, StatusBadge } from "@haul/ui/freight";
import { DECLINE_REASONS, LINK_STATUSES } from "../../../words";
import type { Leg } from "../loads.queries";

type Answered = Pick<Leg, "acknowledgement" | "answered_at" | "decline_reason" | "answer_note">;
type Sent = Pick<Leg, "dispatched_at" | "link_status" | "link_problem">;

/** What the driver said to the work, why, and how long ago. */
export function LegAnswer({ leg }: { leg: Answered & Sent }) {
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
      {leg.acknowledgement === "pending" && leg.dispatched_at && (
        <Text size="sm" c={isUnsent(leg) ? "red" : "dimmed"}>
          {linkWords(leg)}, dispatched <RelativeTime at={leg.dispatched_at} />
        </Text>
      )}
    </Group>
  );
}

/** The driver can't answer what never arrived. */
export const isUnsent = ({ link_status }: Pick<Leg, "link_status">) =>
  link_status === "failed" || link_status === "no_address";

/** Whether the trip's link reached its driver, and why not. */
export const linkWords = ({ link_status, link_problem }: Omit<Sent, "dispatched_at">): string =>
  [link_status ? LINK_STATUSES[link_status] : "No link sent", link_problem].filter(Boolean).join(": ");

/** The reason, and what was said with it. */
export function answerWords({ decline_reason, answer_note }: Pick<Answered, "decline_reason" | "answer_note">): string {
  return [decline_reason && DECLINE_REASONS[decline_reason], answer_note && `“${answer_note}”`]
    .filter(Boolean)
    .join(", ");
}
