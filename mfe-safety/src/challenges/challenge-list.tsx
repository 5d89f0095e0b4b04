import type { ReactNode } from "react";
import { RecordListPage } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import type { Column, Filter } from "@haul/ui/data";
import { Day, labelOf, StatusBadge } from "@haul/ui/freight";
import { IconScale } from "@haul/ui/icons";
import { findColleague, searchColleagues } from "../shared/register-search";
import { CHALLENGE_REASONS, CHALLENGE_STATUSES, CHALLENGE_SUBJECTS } from "../words";
import { ChallengeDrawer } from "./challenge-drawer";
import { ChallengeDue } from "./challenge-due";
import { ChallengeForm } from "./challenge-form";
import { challenges, type Challenge } from "./challenges.queries";

const columns: Column<Challenge>[] = [
  { key: "subject_name", title: "Record", cut: "13rem", render: ({ subject_name }) => subject_name },
  { key: "happened_on", title: "Date", render: ({ happened_on }) => <Day on={happened_on} /> },
  { key: "reason", title: "Reason", cut: "11rem", render: ({ reason }) => labelOf(CHALLENGE_REASONS, reason) },
  {
    key: "violation_codes",
    title: "Violations",
    isOptional: true,
    isEmpty: ({ violation_codes }) => violation_codes.length === 0,
    render: ({ violation_codes }) => violation_codes.join(", "),
  },
  {
    key: "status",
    title: "Status",
    card: "badge",
    render: ({ status }) => <StatusBadge kind={CHALLENGE_STATUSES} status={status} />,
  },
  {
    key: "next_due_on",
    file: ["next_due_on", "is_overdue"],
    title: "Due",
    isEmpty: ({ next_due_on }) => next_due_on === undefined,
    render: (challenge) => challenge.next_due_on && <ChallengeDue challenge={challenge} />,
  },
  { key: "request_number", title: "DataQs number", render: ({ request_number }) => request_number },
  {
    key: "filed_on",
    title: "Filed",
    isSortable: true,
    render: ({ filed_on }) => filed_on && <Day on={filed_on} />,
  },
  {
    key: "answered_on",
    title: "Answered",
    isOptional: true,
    isSortable: true,
    isEmpty: ({ answered_on }) => answered_on === undefined,
    render: ({ answered_on }) => answered_on && <Day on={answered_on} />,
  },
  {
    key: "owner",
    title: "Assigned to",
    isOptional: "medium",
    isEmpty: ({ owner }) => owner === undefined,
    render: ({ owner }) => owner?.name,
  },
  {
    key: "file_by",
    title: "File by",
    isOptional: true,
    card: "hidden",
    render: ({ file_by }) => <Day on={file_by} />,
  },
  {
    key: "created_at",
    title: "Entered",
    isOptional: true,
    card: "hidden",
    isSortable: true,
    render: ({ created_at }) => <Day on={created_at} />,
  },
];

const filters: Filter[] = [
  { kind: "flag", name: "is_open", label: "Open" },
  { kind: "choices", name: "status", label: "Status", options: optionsOf(CHALLENGE_STATUSES) },
  { kind: "select", name: "subject", label: "Record", options: optionsOf(CHALLENGE_SUBJECTS) },
  { kind: "choices", name: "reason", label: "Reason", options: optionsOf(CHALLENGE_REASONS) },
  { kind: "record", name: "owner_id", label: "Assigned to", search: searchColleagues, resolve: findColleague },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** What FMCSA is asked to correct, and what became of it. */
export function ChallengeList({ tabs }: { tabs: ReactNode }) {
  return (
    <RecordListPage
      of={challenges}
      tabs={tabs}
      description="Inspections and accidents you asked FMCSA to correct, and its answers."
      filters={filters}
      searchPlaceholder="DataQs number, report or city"
      columns={columns}
      nameOf={({ subject_name }) => subject_name}
      empty={{
        icon: IconScale,
        title: "No DataQs challenges yet",
        body: "Challenge an inspection within three years and an accident within five, if its record is wrong, it isn’t yours, or a court dismissed the citation. You see which challenges wait for an answer or for your reply.",
      }}
      Drawer={ChallengeDrawer}
      Form={ChallengeForm}
      formSize="lg"
    />
  );
}
