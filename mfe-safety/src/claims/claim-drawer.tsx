import { EditableDrawer, type OpenRecord } from "@haul/platform/lists";
import { Alert, Stack, Text } from "@haul/ui/core";
import { DescriptionList, Panel } from "@haul/ui/data";
import { Day, formatDate, labelOf, MailLink, Money, PhoneLink, StatusBadge } from "@haul/ui/freight";
import { IconAlertTriangle } from "@haul/ui/icons";
import { RecordLink } from "../shared/record-link";
import { CLAIM_KINDS, CLAIM_STATUSES } from "../words";
import { ClaimDue, overdueBy } from "./claim-due";
import { ClaimForm } from "./claim-form";
import { claims, type Claim } from "./claims.queries";

/** A claim: what is due, what it is about, who handles it, and the money. */
export function ClaimDrawer(props: OpenRecord) {
  return (
    <EditableDrawer
      {...props}
      of={claims}
      title={({ claimant }) => `Claim by ${claimant}`}
      badge={(claim) => (
        <>
          <StatusBadge kind={CLAIM_STATUSES} status={claim.status} />
          <ClaimDue claim={claim} />
        </>
      )}
      archiving="It leaves the list and its exports, and its deadlines are no longer shown; its history is kept."
      Form={ClaimForm}
    >
      {(claim) => <Facts claim={claim} />}
    </EditableDrawer>
  );
}

function Facts({ claim }: { claim: Claim }) {
  const { load, accident, driver, truck, trailer, description } = claim;
  return (
    <Stack>
      <OverdueAlert claim={claim} />
      <DescriptionList
        items={[
          { label: "Kind", value: labelOf(CLAIM_KINDS, claim.kind) },
          { label: "Date", value: <Day on={claim.happened_on} /> },
          { label: "Received", value: <Day on={claim.reported_on} /> },
          {
            label: "Load",
            value: load && <RecordLink kind="load" record={{ id: load.id, name: load.number }} />,
          },
          { label: "Accident", value: accident && <RecordLink kind="accident" record={accident} /> },
          { label: "Driver", value: driver && <RecordLink kind="driver" record={driver} /> },
          { label: "Truck", value: truck && <RecordLink kind="truck" record={truck} /> },
          { label: "Trailer", value: trailer && <RecordLink kind="trailer" record={trailer} /> },
          {
            label: "Description",
            value: description && (
              <Text span inherit style={{ whiteSpace: "pre-line" }}>
                {description}
              </Text>
            ),
          },
        ]}
      />
      <Deadlines claim={claim} />
      <Amounts claim={claim} />
      <Insurance claim={claim} />
    </Stack>
  );
}

const OVERDUE: Readonly<Record<NonNullable<Claim["next_step"]>, { title: string; body: (day: string) => string }>> = {
  acknowledge: {
    title: "The acknowledgment is overdue",
    body: (day) => `Confirm to the claimant that you received it; that was due by ${day} (49 CFR 370.5).`,
  },
  decide: {
    title: "The decision is overdue",
    body: (day) =>
      `Pay it, decline it or make a firm offer; that was due by ${day}. If it takes longer, tell the claimant why and how it stands now (49 CFR 370.9).`,
  },
  report_status: {
    title: "The status report is overdue",
    body: (day) =>
      `Tell the claimant how it stands and why it takes longer, every 60 days until you decide; that was due by ${day} (49 CFR 370.9).`,
  },
};

/** What to do about a step that is overdue. */
function OverdueAlert({ claim: { is_overdue, next_step, next_due_on } }: { claim: Claim }) {
  if (!is_overdue || next_step === undefined || next_due_on === undefined) return null;
  const { title, body } = OVERDUE[next_step];
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle size={16} aria-hidden />}
      title={`${title} by ${overdueBy(next_due_on)}`}
    >
      {body(formatDate(next_due_on))}
    </Alert>
  );
}

const day = (on: string | undefined) => on && <Day on={on} />;

/** Of a cargo claim what the law asks for and what was done; of others the decision. */
function Deadlines({ claim }: { claim: Claim }) {
  if (claim.kind !== "cargo" && claim.decided_on === undefined) return null;
  return (
    <Panel title="Deadlines">
      <DescriptionList
        items={[
          ...(claim.kind === "cargo"
            ? [
                { label: "Acknowledge by", value: day(claim.acknowledge_by) },
                { label: "Acknowledged", value: day(claim.acknowledged_on) },
                { label: "Decide by", value: day(claim.decide_by) },
                { label: "Status reported", value: day(claim.status_reported_on) },
              ]
            : []),
          { label: "Decided", value: day(claim.decided_on) },
        ]}
      />
    </Panel>
  );
}

function Amounts({ claim }: { claim: Claim }) {
  const money = (cents: number) => <Money cents={cents} currency={claim.currency} />;
  return (
    <Panel title="Amounts">
      <DescriptionList
        items={[
          { label: "Claimed", value: money(claim.claimed_cents) },
          { label: "Reserve", value: money(claim.reserve_cents) },
          { label: "Deductible", value: money(claim.deductible_cents) },
          { label: "Paid", value: money(claim.paid_cents) },
          { label: "Last payment", value: day(claim.paid_on) },
          { label: "Recovered", value: money(claim.recovered_cents) },
        ]}
      />
    </Panel>
  );
}

function Insurance({ claim }: { claim: Claim }) {
  const { adjuster_phone, adjuster_email } = claim;
  return (
    <Panel title="Insurance">
      <DescriptionList
        items={[
          { label: "Insurer", value: claim.insurer },
          { label: "Policy number", value: claim.policy_number },
          { label: "Claim number", value: claim.claim_number },
          { label: "Adjuster", value: claim.adjuster_name },
          { label: "Phone", value: adjuster_phone && <PhoneLink phone={adjuster_phone} /> },
          { label: "Email", value: adjuster_email && <MailLink email={adjuster_email} /> },
        ]}
      />
    </Panel>
  );
}
