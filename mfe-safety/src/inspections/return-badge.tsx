import { counted } from "@haul/platform/records";
import { StatusBadge, ToneBadge, daysUntil, formatDate } from "@haul/ui/freight";
import { IconAlertTriangle, IconBan, IconClock } from "@haul/ui/icons";
import { RETURN_STATUSES } from "../words";
import type { Inspection } from "./inspections.queries";

const DAY = { one: "day", many: "days" };

/** How long the signed report is overdue: `6 days`. The company's day may be another than the reader's, so at least one. */
export const overdueBy = ({ return_by }: Pick<Inspection, "return_by">) =>
  counted(Math.max(1, -daysUntil(return_by)), DAY);

type Returned = Pick<Inspection, "return_status" | "return_by" | "returned_on">;

/** Whether the signed report has gone back: in red how long it is overdue, otherwise how long there is time. */
export function ReturnBadge({ inspection }: { inspection: Returned }) {
  const { return_status, return_by, returned_on } = inspection;
  if (return_status === "overdue") {
    return (
      <ToneBadge tone="bad" icon={IconAlertTriangle} title={`Due by ${formatDate(return_by)}`}>
        Overdue {overdueBy(inspection)}
      </ToneBadge>
    );
  }
  if (return_status === "due") {
    return (
      <ToneBadge tone="attention" icon={IconClock} title={`Due by ${formatDate(return_by)}`}>
        {dueWords(daysUntil(return_by))}
      </ToneBadge>
    );
  }
  return (
    <StatusBadge
      kind={RETURN_STATUSES}
      status={return_status}
      {...(returned_on === undefined ? {} : { title: `Sent back on ${formatDate(returned_on)}` })}
    />
  );
}

const dueWords = (days: number) => (days <= 0 ? "Due today" : `Due in ${counted(days, DAY)}`);

/** How many violations put the driver or a vehicle out of service; nothing without one. */
export function OutOfServiceBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <ToneBadge tone="bad" icon={IconBan} title={counted(count, { one: "violation", many: "violations" })}>
      {count === 1 ? "Out of service" : `Out of service (${count})`}
    </ToneBadge>
  );
}
