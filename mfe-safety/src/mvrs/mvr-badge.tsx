import { StatusBadge } from "@haul/ui/freight";
import type { Mvr } from "./mvrs.queries";
import { mvrRecord } from "./mvrs.records";

/** What the review decided, or that it is still to do. */
export function MvrBadge({ mvr: { decision } }: { mvr: Pick<Mvr, "decision"> }) {
  return <StatusBadge kind={mvrRecord.looks} status={decision ?? "to_review"} />;
}
