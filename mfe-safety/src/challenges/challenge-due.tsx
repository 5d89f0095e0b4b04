import { counted } from "@haul/platform/records";
import { daysUntil, formatDate, ToneBadge } from "@haul/ui/freight";
import { IconAlertTriangle, IconClock } from "@haul/ui/icons";
import { CHALLENGE_AWAITS } from "../words";
import type { Challenge } from "./challenges.queries";

const DAY = { one: "day", many: "days" };

/** Further away it is no news. */
const SOON = 60;

/** What is due by when; nothing once it is decided, and for a draft with much time left. */
export function ChallengeDue({ challenge: { status, next_due_on, is_overdue } }: { challenge: Challenge }) {
  if (next_due_on === undefined) return null;
  const days = daysUntil(next_due_on);
  const title = `${CHALLENGE_AWAITS[status]} by ${formatDate(next_due_on)}`;
  if (is_overdue) {
    return (
      <ToneBadge tone="bad" icon={IconAlertTriangle} title={title}>
        {status === "draft" ? "Too late" : `${CHALLENGE_AWAITS[status]} overdue ${counted(Math.max(1, -days), DAY)}`}
      </ToneBadge>
    );
  }
  if (days > SOON && status === "draft") return title;
  return (
    <ToneBadge tone={status === "filed" ? "neutral" : "attention"} icon={IconClock} title={title}>
      {days <= 0 ? `${CHALLENGE_AWAITS[status]} due today` : `${CHALLENGE_AWAITS[status]} due in ${counted(days, DAY)}`}
    </ToneBadge>
  );
}
