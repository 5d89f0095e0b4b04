import { Skeleton } from "@haul/ui/core";
import { Panel } from "@haul/ui/data";
import { CHART_HEIGHT } from "./chart-height";
import classes from "./dashboard.module.css";

/** What the analysis will look like, as high as it will be: nothing jumps when it comes. */
export function AnalyticsOutline() {
  return (
    <div className={classes.stack} role="status" aria-label="Loading the analysis">
      <Panel title="Revenue by week">
        <Skeleton height={CHART_HEIGHT} />
      </Panel>
      <div className={classes.columns}>
        {["Customers", "Lanes"].map((title) => (
          <Panel key={title} title={title}>
            <Skeleton height={360} />
          </Panel>
        ))}
      </div>
      <Panel title="Facilities">
        <Skeleton height={360} />
      </Panel>
    </div>
  );
}
