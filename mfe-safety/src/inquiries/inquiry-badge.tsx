import { Day, StatusBadge, ToneBadge } from "@haul/ui/freight";
import { IconClockExclamation } from "@haul/ui/icons";
import type { Inquiry } from "./inquiries.queries";
import { inquiryRecord } from "./inquiries.records";

/** The outcome, or how far the inquiry is. */
export function InquiryBadge({ inquiry: { outcome, state } }: { inquiry: Pick<Inquiry, "outcome" | "state"> }) {
  return <StatusBadge kind={inquiryRecord.looks} status={outcome ?? (state === "asked" ? "asked" : "draft")} />;
}

interface DueDayProps {
  due: Pick<Inquiry, "due_on" | "is_overdue">;
}

/** The day by which the file must hold an answer or the attempts; marked once it has passed. */
export function DueDay({ due: { due_on, is_overdue } }: DueDayProps) {
  if (due_on === undefined) return null;
  if (!is_overdue) return <Day on={due_on} />;
  return (
    <ToneBadge tone="bad" icon={IconClockExclamation} title="Overdue: 30 days after the driver was hired">
      Overdue since <Day on={due_on} />
    </ToneBadge>
  );
}
