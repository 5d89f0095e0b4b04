import { EditableDrawer, type OpenRecord } from "@haul/platform/lists";
import { Alert, Group, Stack, Text } from "@haul/ui/core";
import { DescriptionList, Panel } from "@haul/ui/data";
import { Day, formatDate, labelOf, ToneBadge } from "@haul/ui/freight";
import { IconAlertTriangle, IconBan, IconCheck, IconScale } from "@haul/ui/icons";
import { ChallengePanel, useChallengesOf } from "../challenges/challenge-panel";
import type { Challenge } from "../challenges/challenges.queries";
import classes from "../shared/lines.module.css";
import { RecordLink } from "../shared/record-link";
import { CHALLENGE_STATUSES, INSPECTION_LEVELS, VIOLATION_UNITS } from "../words";
import { InspectionForm } from "./inspection-form";
import { inspections, type Inspection, type Violation } from "./inspections.queries";
import { OutOfServiceBadge, overdueBy, ReturnBadge } from "./return-badge";

/** A roadside inspection: whether its report has gone back, what was found, and what happened to the record. */
export function InspectionDrawer(props: OpenRecord) {
  return (
    <EditableDrawer
      {...props}
      of={inspections}
      title={({ report_number }) => `Inspection ${report_number}`}
      badge={(inspection) => (
        <>
          <ReturnBadge inspection={inspection} />
          <OutOfServiceBadge count={inspection.out_of_service_count} />
        </>
      )}
      archiving="It leaves the list and its exports; its history is kept. Reports must be kept for 12 months (49 CFR 396.9)."
      Form={InspectionForm}
    >
      {(inspection) => <Facts inspection={inspection} />}
    </EditableDrawer>
  );
}

function Facts({ inspection }: { inspection: Inspection }) {
  const { returned_on } = inspection;
  return (
    <Stack>
      <OverdueAlert inspection={inspection} />
      <DescriptionList
        items={[
          { label: "Date", value: <Day on={inspection.inspected_on} /> },
          { label: "State", value: inspection.state },
          { label: "Level", value: labelOf(INSPECTION_LEVELS, inspection.level) },
          { label: "Driver", value: inspection.driver && <RecordLink kind="driver" record={inspection.driver} /> },
          { label: "Truck", value: inspection.truck && <RecordLink kind="truck" record={inspection.truck} /> },
          { label: "Trailer", value: inspection.trailer && <RecordLink kind="trailer" record={inspection.trailer} /> },
          { label: "Return by", value: <Day on={inspection.return_by} /> },
          { label: "Sent back", value: returned_on && <Day on={returned_on} /> },
          { label: "Note", value: inspection.note },
        ]}
      />
      <Violations inspection={inspection} />
      <ChallengePanel challenged={{ subject: "inspection", id: inspection.id, label: inspection.report_number }} />
    </Stack>
  );
}

/** What to do about a report that should be back by now. */
function OverdueAlert({ inspection }: { inspection: Inspection }) {
  if (inspection.return_status !== "overdue") return null;
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle size={16} aria-hidden />}
      title={`The signed report is overdue by ${overdueBy(inspection)}`}
    >
      It was due back at the issuing agency by {formatDate(inspection.return_by)}. Certify that the violations are
      corrected, sign it and send it back (49 CFR 396.9(d)).
    </Alert>
  );
}

function Violations({ inspection: { id, violations, report_number } }: { inspection: Inspection }) {
  const { data } = useChallengesOf({ subject: "inspection", id });
  return (
    <Panel title="Violations">
      {violations.length === 0 ? (
        <Text c="dimmed">None found.</Text>
      ) : (
        <ul className={classes["lines"]} aria-label={`Violations of ${report_number}`}>
          {violations.map((violation, index) => (
            // A report may name one violation twice.
            <li key={index} className={classes["line"]}>
              <Line violation={violation} challenge={challengeOf(violation, data?.items)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The latest challenge of a violation, or else of its whole report. */
function challengeOf({ code }: Violation, challenges: readonly Challenge[] = []): Challenge | undefined {
  return (
    challenges.find(({ violation_codes }) => violation_codes.includes(code)) ??
    challenges.find(({ violation_codes }) => violation_codes.length === 0)
  );
}

interface LineProps {
  violation: Violation;
  challenge: Challenge | undefined;
}

function Line({ violation, challenge }: LineProps) {
  const { code, description, unit, is_out_of_service, corrected_on } = violation;
  return (
    <>
      <div>
        <Text fw={600}>
          {code} · {labelOf(VIOLATION_UNITS, unit)}
        </Text>
        <Text size="sm" c="dimmed">
          {description}
        </Text>
      </div>
      <Group gap={4}>
        {challenge && <ChallengeBadge challenge={challenge} />}
        {is_out_of_service && (
          <ToneBadge tone="bad" icon={IconBan}>
            Out of service
          </ToneBadge>
        )}
        {corrected_on === undefined ? (
          <ToneBadge tone="attention">Not corrected</ToneBadge>
        ) : (
          <ToneBadge tone="good" icon={IconCheck}>{`Corrected ${formatDate(corrected_on)}`}</ToneBadge>
        )}
      </Group>
    </>
  );
}

/** What became of the challenge: `DataQs: Accepted`. */
function ChallengeBadge({ challenge: { status, answer, answered_on } }: { challenge: Challenge }) {
  const { word, tone } = CHALLENGE_STATUSES[status];
  const told = [answered_on && `Answered ${formatDate(answered_on)}`, answer].filter(Boolean).join(". ");
  return (
    <ToneBadge tone={tone} icon={IconScale} {...(told ? { title: told } : {})}>
      {`DataQs: ${word}`}
    </ToneBadge>
  );
}
