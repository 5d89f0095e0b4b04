import type { ReactNode } from "react";
import { useApiQuery, useCan } from "@haul/platform";
import type { Noun } from "@haul/platform/records";
import { Anchor, Group, Stack, Text, Title, UiLink } from "@haul/ui/core";
import { Panel, QueryStates } from "@haul/ui/data";
import { formatDate, StatusBadge } from "@haul/ui/freight";
import { RecordableBadge } from "../accidents/recordable-badge";
import { OutOfServiceBadge, ReturnBadge } from "../inspections/return-badge";
import { ACCIDENT, INSPECTION, PREVENTABILITIES } from "../words";
import classes from "./lines.module.css";

/** A driver or truck by its kind and id. */
interface Subject {
  readonly kind: "driver" | "truck";
  readonly id: string;
}

const LATEST = 5;
const ACCIDENTS = "/apps/safety/carriers?tab=accidents";
const INSPECTIONS = "/apps/safety/carriers?tab=inspections";

/** The latest accidents and roadside inspections of a driver or truck, as far as the person may read them. */
export function RecordSafety({ subject }: { subject: Subject }) {
  const seesAccidents = useCan("accidents:read");
  const seesInspections = useCan("roadside_inspections:read");
  if (!seesAccidents && !seesInspections) return null;
  return (
    <Panel title="Accidents and inspections">
      <Stack>
        {seesAccidents && <LatestAccidents subject={subject} />}
        {seesInspections && <LatestInspections subject={subject} />}
      </Stack>
    </Panel>
  );
}

const latestOf = ({ kind, id }: Subject) => ({
  params: { query: { limit: LATEST, ...(kind === "driver" ? { driver_id: id } : { truck_id: id }) } },
});

function LatestAccidents({ subject }: { subject: Subject }) {
  const query = useApiQuery("/api/accidents", latestOf(subject));
  return (
    <Latest noun={ACCIDENT} all={`${ACCIDENTS}&${subject.kind}_id=${subject.id}`} count={query.data?.total_count}>
      <QueryStates query={query}>
        {({ items }) => (
          <Lines noun={ACCIDENT}>
            {items.map(({ id, happened_on, city, state, is_recordable, preventability }) => (
              <Line key={id} to={`${ACCIDENTS}&accident=${id}`} on={happened_on} name={`${city}, ${state}`}>
                {is_recordable && <RecordableBadge />}
                <StatusBadge kind={PREVENTABILITIES} status={preventability} />
              </Line>
            ))}
          </Lines>
        )}
      </QueryStates>
    </Latest>
  );
}

function LatestInspections({ subject }: { subject: Subject }) {
  const query = useApiQuery("/api/roadside_inspections", latestOf(subject));
  return (
    <Latest noun={INSPECTION} all={`${INSPECTIONS}&${subject.kind}_id=${subject.id}`} count={query.data?.total_count}>
      <QueryStates query={query}>
        {({ items }) => (
          <Lines noun={INSPECTION}>
            {items.map((inspection) => (
              <Line
                key={inspection.id}
                to={`${INSPECTIONS}&roadside_inspection=${inspection.id}`}
                on={inspection.inspected_on}
                name={`${inspection.report_number}, ${inspection.state}`}
              >
                <OutOfServiceBadge count={inspection.out_of_service_count} />
                <ReturnBadge inspection={inspection} />
              </Line>
            ))}
          </Lines>
        )}
      </QueryStates>
    </Latest>
  );
}

interface LatestProps {
  noun: Noun;
  /** The list of all of them. */
  all: string;
  count: number | undefined;
  children: ReactNode;
}

function Latest({ noun, all, count, children }: LatestProps) {
  return (
    <section aria-label={noun.heading}>
      <div className={classes["head"]}>
        <Title order={3} size="h6">
          {noun.heading}
        </Title>
        {count !== undefined && count > 0 && (
          <Anchor component={UiLink} href={all} size="sm" aria-label={`All ${noun.many}`}>
            All ({count.toLocaleString("en-US")})
          </Anchor>
        )}
      </div>
      {children}
    </section>
  );
}

function Lines({ noun, children }: { noun: Noun; children: readonly ReactNode[] }) {
  if (children.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No {noun.many} on file.
      </Text>
    );
  }
  return <ul className={classes["lines"]}>{children}</ul>;
}

function Line({ to, on, name, children }: { to: string; on: string; name: string; children: ReactNode }) {
  return (
    <li className={classes["line"]}>
      <Anchor component={UiLink} href={to}>
        {formatDate(on)} · {name}
      </Anchor>
      <Group gap={4}>{children}</Group>
    </li>
  );
}
