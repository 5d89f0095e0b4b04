import { Figure, Figures } from "@haul/ui/data";
import { formatNumber } from "@haul/ui/format";
import { useTrackingSummary } from "../tracking.queries";

const rows = (risk: string) => `/apps/track&trace?risk=${risk}`;

/** How many loads run into trouble, and of how many nobody can say. */
export function TrackingFigures() {
  const summary = useTrackingSummary().data;
  const count = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));
  return (
    <Figures label="Loads under way">
      <Figure
        label="Late"
        value={count(summary?.late)}
        definition="Loads whose next stop's time has passed, or whose ETA lies behind it."
        href={rows("late")}
        {...(summary && summary.late > 0 ? { tone: "bad" as const } : {})}
      />
      <Figure
        label="At risk"
        value={count(summary?.at_risk)}
        definition="Loads whose ETA leaves less time than the rules ask for."
        href={rows("at_risk")}
        {...(summary && summary.at_risk > 0 ? { tone: "attention" as const } : {})}
      />
      <Figure
        label="Not known"
        value={count(summary?.unknown)}
        definition="Loads of which there is no position or ETA that one could rely on."
        href={rows("unknown")}
      />
      <Figure
        label="On time"
        value={count(summary?.on_time)}
        definition="Loads whose ETA is well before the time agreed."
        href={rows("on_time")}
      />
    </Figures>
  );
}
