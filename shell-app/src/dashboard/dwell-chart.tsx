import { formatDuration } from "@haul/ui/format";
import type { AnalyticsDashboard } from "./analytics.page";
import classes from "./dashboard.module.css";

/** As many as one looks over. */
const MOST = 12;

/** Where trucks wait longest, the longest first as the API has them. The table beside it says the same in figures. */
export function DwellChart({ facilities }: { facilities: AnalyticsDashboard["facilities"] }) {
  const shown = facilities.slice(0, MOST);
  const longest = Math.max(1, ...shown.map(({ average_dwell_minutes: minutes }) => minutes));
  if (shown.length < 2) return null;
  return (
    <div className={classes.dwell} role="img" aria-label="Average dwell by facility; the figures are in the table">
      {shown.map(({ id, name, average_dwell_minutes: minutes }) => (
        <div key={id} className={classes.dwellRow}>
          <span className={classes.dwellName} title={name}>
            {name}
          </span>
          <span className={classes.bar} data-tone="dwell" style={{ width: `${(minutes / longest) * 100}%` }} />
          <span className={classes.barCount}>{formatDuration(minutes)}</span>
        </div>
      ))}
    </div>
  );
}
