import { counted } from "@haul/platform/records";
import { daysUntil, formatDate, ToneBadge } from "@haul/ui/freight";
import { IconAlertTriangle, IconClock } from "@haul/ui/icons";
import { CHALLENGE_AWAITS } from "../words";
import type { Challenge } from "./challenges.queries";

const DAY = { one: "day", many: "days" };

/** Further away it is no news. */
const SOON = 60;

/** What is due by when; nothing once it is decided. */
export function ChallengeDue({ challenge }: { challenge: Challenge }) {
  const { status, next_due_on } = challenge;
  if (next_due_on === undefined) return null;
  return isFar(challenge) ? (
    `${CHALLENGE_AWAITS[status]} by ${formatDate(next_due_on)}`
  ) : (
    <DueBadge challenge={challenge} />
  );
}

/** A draft that has much time left. */
const isFar = ({ status, next_due_on }: Challenge) =>
  status === "draft" && next_due_on !== undefined && daysUntil(next_due_on) > SOON;

/** How soon it is due, or how long it has been; nothing while there is much time left. */
export function DueBadge({ challenge }: { challenge: Challenge }) {
  const { status, next_due_on, is_overdue } = challenge;
  if (next_due_on === undefined || isFar(challenge)) return null;
  const days = daysUntil(next_due_on);
  const title = `${CHALLENGE_AWAITS[status]} by ${formatDate(next_due_on)}`;
  if (is_overdue) {
    return (
      <ToneBadge tone="bad" icon={IconAlertTriangle} title={title}>
        {status === "draft" ? "Too late" : `${CHALLENGE_AWAITS[status]} overdue ${counted(Math.max(1, -days), DAY)}`}
      </ToneBadge>
    );
  }
  return (
    <ToneBadge tone={status === "filed" ? "neutral" : "attention"} icon={IconClock} title={title}>
      {days <= 0 ? `${CHALLENGE_AWAITS[status]} due today` : `${CHALLENGE_AWAITS[status]} due in ${counted(days, DAY)}`}
    </ToneBadge>
  );
}
