import { counted } from "@haul/platform/records";
import { daysUntil, formatDate, labelOf, ToneBadge } from "@haul/ui/freight";
import { IconAlertTriangle, IconClock } from "@haul/ui/icons";
import { CLAIM_STEPS } from "../words";
import type { Claim } from "./claims.queries";

const DAY = { one: "day", many: "days" };

/** How long the next step is overdue: `6 days`. The company's day may be another than the reader's, so at least one. */
export const overdueBy = (next_due_on: string) => counted(Math.max(1, -daysUntil(next_due_on)), DAY);

/** What is due next of a cargo claim, and when; nothing of others. */
export function ClaimDue({ claim: { next_step, next_due_on, is_overdue } }: { claim: Claim }) {
  if (next_step === undefined || next_due_on === undefined) return null;
  const step = labelOf(CLAIM_STEPS, next_step);
  const title = `${step} by ${formatDate(next_due_on)}`;
  if (is_overdue) {
    return (
      <ToneBadge tone="bad" icon={IconAlertTriangle} title={title}>
        {step}: overdue {overdueBy(next_due_on)}
      </ToneBadge>
    );
  }
  const days = daysUntil(next_due_on);
  return (
    <ToneBadge tone="attention" icon={IconClock} title={title}>
      {step} {days <= 0 ? "today" : `in ${counted(days, DAY)}`}
    </ToneBadge>
  );
}
