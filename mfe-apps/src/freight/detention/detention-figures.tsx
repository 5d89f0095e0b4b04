import { counted } from "@haul/platform/records";
import { Figure, Figures } from "@haul/ui/data";
import { formatMoney, formatNumber } from "@haul/ui/format";
import { STOP } from "../../words";
import { useDetentionReport } from "./detention.queries";

const rows = (status: string) => `/apps/loads/detention?status=${status}`;

/** Where the money of the last quarter's waits is. Nowhere when no truck has arrived: the empty list says so. */
export function DetentionFigures() {
  const total = useDetentionReport().data?.total;
  const money = (cents: number | undefined) => (cents === undefined ? undefined : formatMoney(cents));
  // Reserves the line while loading, so that nothing shifts.
  const stops = (count: number | undefined) => ({
    comparison: { text: count === undefined ? "\u00a0" : counted(count, STOP) },
  });
  if (total?.stop_count === 0) return null;
  return (
    <Figures label="Detention in the last 91 days">
      <Figure
        label="At a dock now"
        value={total && formatNumber(total.accruing_count)}
        definition="Trucks that have arrived at a stop and not left yet, in free time or past it."
        href={rows("accruing")}
      />
      <Figure
        label="To decide"
        value={money(total?.pending_cents)}
        definition="Billable waits of the last 91 days, awaiting a decision."
        href={rows("pending")}
        {...stops(total?.pending_count)}
        {...(total && total.pending_count > 0 ? { tone: "attention" as const } : {})}
      />
      <Figure
        label="Claimed, not billed"
        value={money(total?.approved_cents)}
        definition="Charged on loads of the last 91 days and not invoiced yet."
        href={rows("approved")}
        {...stops(total?.approved_count)}
      />
      <Figure
        label="Disputed"
        value={money(total?.disputed_cents)}
        definition="Disputed in the last 91 days."
        href={rows("disputed")}
        {...stops(total?.disputed_count)}
      />
      <Figure
        label="Waived"
        value={money(total?.waived_cents)}
        definition="Waived in the last 91 days."
        href={rows("waived")}
        {...stops(total?.waived_count)}
      />
    </Figures>
  );
}
