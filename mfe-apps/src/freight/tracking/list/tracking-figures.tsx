import { Figure, Figures } from "@haul/ui/data";
import { formatNumber } from "@haul/ui/format";
import { statusLook, type Timeliness } from "@haul/ui/freight";
import { useTrackingSummary } from "../tracking.queries";

/** How many open loads are in trouble, and how many have no ETA. */
export function TrackingFigures() {
  const summary = useTrackingSummary().data;
  const counted = (timeliness: Timeliness) => ({
    label: statusLook("timeliness", timeliness).word,
    value: summary && formatNumber(summary[timeliness]),
    href: `/apps/track&trace?timeliness=${timeliness}`,
  });
  return (
    <Figures label="Open loads">
      <Figure
        {...counted("late")}
        definition="Open loads that are past due at a stop ahead, or whose ETA is."
        {...(summary && summary.late > 0 ? { tone: "bad" as const } : {})}
      />
      <Figure
        {...counted("at_risk")}
        definition="Open loads with less time left than the rules require, and those due soon whose trip has not started."
        {...(summary && summary.at_risk > 0 ? { tone: "attention" as const } : {})}
      />
      <Figure {...counted("unknown")} definition="Loads on the road without an ETA." />
      <Figure {...counted("on_time")} definition="Open loads with time to spare at every stop ahead." />
    </Figures>
  );
}
