import { EditableDrawer, type OpenRecord } from "@haul/platform/lists";
import { Alert, Stack, Text } from "@haul/ui/core";
import { DescriptionList, type Description } from "@haul/ui/data";
import { Day, formatDate, labelOf, StatusBadge } from "@haul/ui/freight";
import { IconAlertTriangle } from "@haul/ui/icons";
import { RecordLink } from "../shared/record-link";
import { CHALLENGE_REASONS, CHALLENGE_STATUSES } from "../words";
import { ChallengeDue, DueBadge } from "./challenge-due";
import { ChallengeForm } from "./challenge-form";
import { challenges, type Challenge } from "./challenges.queries";

/** A challenge: what it is about, how far it is, what was argued and answered. */
export function ChallengeDrawer(props: OpenRecord) {
  return (
    <EditableDrawer
      {...props}
      of={challenges}
      title={({ subject_name }) => `Challenge: ${subject_name}`}
      badge={({ status }) => <StatusBadge kind={CHALLENGE_STATUSES} status={status} />}
      archiving="It leaves the list and its exports, and is no longer shown with the inspection or accident; its history is kept. DataQs isn’t told."
      Form={ChallengeForm}
    >
      {(challenge) => <Facts challenge={challenge} />}
    </EditableDrawer>
  );
}

const text = (value: string | undefined) =>
  value && (
    <Text span inherit style={{ whiteSpace: "pre-line" }}>
      {value}
    </Text>
  );

function Facts({ challenge }: { challenge: Challenge }) {
  const { roadside_inspection, accident, filed_on, answered_on } = challenge;
  return (
    <Stack>
      <OverdueAlert challenge={challenge} />
      <DescriptionList
        items={[
          ...(roadside_inspection
            ? [{ label: "Inspection", value: <RecordLink kind="inspection" record={roadside_inspection} /> }]
            : []),
          ...(accident ? [{ label: "Accident", value: <RecordLink kind="accident" record={accident} /> }] : []),
          { label: "Date", value: <Day on={challenge.happened_on} /> },
          { label: "Reason", value: labelOf(CHALLENGE_REASONS, challenge.reason) },
          ...(roadside_inspection
            ? [{ label: "Violations", value: challenge.violation_codes.join(", ") || "The whole report" }]
            : []),
          dueOf(challenge),
          { label: "DataQs number", value: challenge.request_number },
          { label: "Filed", value: filed_on && <Day on={filed_on} /> },
          { label: "Answered", value: answered_on && <Day on={answered_on} /> },
          { label: "Assigned to", value: challenge.owner?.name },
          { label: "Argument", value: text(challenge.argument) },
          { label: "Answer", value: text(challenge.answer) },
        ]}
      />
    </Stack>
  );
}

/** What is next: for a draft the last day to file it. */
function dueOf(challenge: Challenge): Description {
  if (challenge.status !== "draft")
    return { label: "Next", value: challenge.next_due_on && <ChallengeDue challenge={challenge} /> };
  return {
    label: "File by",
    value: (
      <>
        <Day on={challenge.file_by} /> <DueBadge challenge={challenge} />
      </>
    ),
  };
}

/** What to do about a step that is overdue. */
function OverdueAlert({ challenge: { status, is_overdue, next_due_on } }: { challenge: Challenge }) {
  if (!is_overdue || next_due_on === undefined) return null;
  const { title, body } = overdueWords(status, formatDate(next_due_on));
  return (
    <Alert color="red" icon={<IconAlertTriangle size={16} aria-hidden />} title={title}>
      {body}
    </Alert>
  );
}

function overdueWords(status: Challenge["status"], day: string) {
  if (status === "draft") {
    return {
      title: "DataQs no longer accepts it",
      body: `States review inspections for three years and crashes for five; this one had to be filed by ${day}.`,
    };
  }
  if (status === "filed") {
    return {
      title: "The answer is overdue",
      body: `States have 75 days for all stages of a review, so an answer was due by ${day}. Ask in DataQs how it stands.`,
    };
  }
  return {
    title: "Your reply is overdue",
    body: `The state may close a request whose documents don’t come within 14 days, here by ${day}. Send them in DataQs now.`,
  };
}
