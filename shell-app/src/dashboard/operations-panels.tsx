import { useState } from "react";
import { useHasSection } from "@haul/platform";
import { Button, Text, UiLink } from "@haul/ui/core";
import { Panel, Timeline } from "@haul/ui/data";
import { ExpiryBadge, RelativeTime, StatusBadge, statusLook } from "@haul/ui/freight";
import { formatNumber } from "@haul/ui/format";
import type { OperationsDashboard } from "./operations.page";
import { APPROVALS } from "../words/dashboards";
import { rowsBehind } from "./rows-behind";
import classes from "./dashboard.module.css";

/** Load counts by status, each opening its rows. */
export function LoadsByStatus({ counts }: { counts: OperationsDashboard["status_counts"] }) {
  const opensLoads = useHasSection("loads");
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Panel title="Loads by status">
      {counts.length === 0 ? (
        <Text c="dimmed">No loads yet.</Text>
      ) : (
        <ul className={classes.bars}>
          {counts.map(({ status, count }) => (
            <li key={status}>
              {opensLoads ? (
                <UiLink href={rowsBehind.status(status)} className={classes.barLabel}>
                  <StatusBadge kind="load" status={status} />
                </UiLink>
              ) : (
                <span className={classes.barLabel}>
                  <StatusBadge kind="load" status={status} />
                </span>
              )}
              <span
                className={classes.bar}
                data-tone={statusLook("load", status).tone}
                style={{ width: `${(count / most) * 100}%` }}
                aria-hidden
              />
              <span className={classes.barCount}>{formatNumber(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** What waits for a decision that this person may make, each opening where it is made. */
export function Approvals({ approvals }: { approvals: OperationsDashboard["approvals"] }) {
  return (
    <Panel title="Approvals waiting">
      {approvals.length === 0 ? (
        <Text c="dimmed">Nothing is waiting for your approval.</Text>
      ) : (
        <ul className={classes.rows}>
          {approvals.map(({ kind, count }) => (
            <li key={kind}>
              <UiLink href={APPROVALS[kind].path}>{APPROVALS[kind].label}</UiLink>
              <span className={classes.barCount}>{formatNumber(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Licenses, medical certificates, registrations and inspections that have expired or soon will. */
export function ExpiringPapers({ papers }: { papers: OperationsDashboard["expiring_papers"] }) {
  const opens = useHasSection("safety");
  return (
    <Panel title="Expired and expiring papers">
      {papers.length === 0 ? (
        <Text c="dimmed">No paper on file has expired or expires soon.</Text>
      ) : (
        <ul className={classes.rows}>
          {papers.map(({ subject_id, subject_name, code, name, expires_on, path }) => (
            <li key={subject_id + code}>
              <span>
                {opens ? <UiLink href={path}>{subject_name}</UiLink> : subject_name}
                <Text span c="dimmed">
                  {" · "}
                  {name}
                </Text>
              </span>
              <ExpiryBadge on={expires_on} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** As many as fit beside the other panels. */
const FIRST_ACTIVITIES = 6;

/** What people did lately. */
export function Activity({ entries }: { entries: OperationsDashboard["recent_activity"] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, FIRST_ACTIVITIES);
  return (
    <Panel title="Recent activity">
      {entries.length === 0 ? (
        <Text c="dimmed">Nothing has happened yet.</Text>
      ) : (
        <Timeline
          label="Recent activity"
          entries={shown.map(({ occurred_at, actor_name, summary, path }, index) => ({
            id: `${occurred_at}-${index}`,
            title: path === undefined ? summary : <UiLink href={path}>{summary}</UiLink>,
            at: <RelativeTime at={occurred_at} />,
            by: actor_name,
          }))}
        />
      )}
      {shown.length < entries.length && (
        <Button variant="subtle" fullWidth onClick={() => setIsWhole(true)}>
          Show {entries.length - shown.length} more
        </Button>
      )}
    </Panel>
  );
}
