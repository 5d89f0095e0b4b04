import { counted } from "@haul/platform/records";
import { daysUntil, formatDate, ToneBadge } from "@haul/ui/freight";
import { IconAlertTriangle, IconClock } from "@haul/ui/icons";
import type { Challenge } from "./challenges.queries";

const DAY = { one: "day", many: "days" };

/** What is waited for by `next_due_on`. */
const AWAITED: Readonly<Record<Challenge["status"], string>> = {
  draft: "File",
  filed: "Answer",
  more_information_needed: "Reply",
  accepted: "",
  denied: "",
};

/** Further away it is no news. */
const SOON = 60;

/** What is due by when; nothing once it is decided, and for a draft with much time left. */
export function ChallengeDue({ challenge: { status, next_due_on, is_overdue } }: { challenge: Challenge }) {
  if (next_due_on === undefined) return null;
  const days = daysUntil(next_due_on);
  const title = `${AWAITED[status]} by ${formatDate(next_due_on)}`;
  if (is_overdue) {
    return (
      <ToneBadge tone="bad" icon={IconAlertTriangle} title={title}>
        {status === "draft" ? "Too late" : `${AWAITED[status]} overdue ${counted(Math.max(1, -days), DAY)}`}
      </ToneBadge>
    );
  }
  if (days > SOON && status === "draft") return title;
  return (
    <ToneBadge tone={status === "filed" ? "neutral" : "attention"} icon={IconClock} title={title}>
      {days <= 0 ? `${AWAITED[status]} due today` : `${AWAITED[status]} due in ${counted(days, DAY)}`}
    </ToneBadge>
  );
}
