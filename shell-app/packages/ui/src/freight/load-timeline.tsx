import { Timeline } from "../data/timeline";
import { changedField, changedValue, isTold } from "./change-words";
import type { StatusLooks } from "./status";
import type { HistoryEntry } from "./types";
import { StopTime } from "./values";
import classes from "./freight.module.css";

interface LoadTimelineProps {
  entries: readonly HistoryEntry[];
  /** The statuses of the record, if it is no load. */
  statuses?: StatusLooks;
}

/** The life of a load: who did what and when, newest first, with what changed. */
export function LoadTimeline({ entries, statuses }: LoadTimelineProps) {
  return (
    <Timeline
      label="History"
      entries={entries.map(({ id, occurred_at, actor_name, summary, changes }) => ({
        id,
        title: summary,
        at: <StopTime at={occurred_at} />,
        by: actor_name,
        body: changes.some(isTold) && (
          <ul className={classes.events}>
            {changes.filter(isTold).map(({ field, from, to }) => (
              <li key={field}>
                <span className={classes.muted}>{changedField(field)}:</span>{" "}
                {from !== undefined && `${changedValue(field, from, statuses)} → `}
                {changedValue(field, to, statuses)}
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  );
}
