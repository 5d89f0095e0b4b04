import { useState } from "react";
import { useCan } from "@haul/platform";
import type { OpenRecord } from "@haul/platform/lists";
import { Alert, Anchor, Button, List, Stack, Text, UiLink, toast } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates, RecordDrawer } from "@haul/ui/data";
import { Money, StopTime, formatDuration } from "@haul/ui/freight";
import { IconAlertTriangle } from "@haul/ui/icons";
import { DOT } from "../../shared/dot";
import { DETENTION_DECISIONS, DETENTION_OUTCOMES } from "../../words";
import { RecordLink } from "../../shared/record-link";
import { CaseFile } from "./case-file";
import { DecisionDialog, type Decision } from "./decision-dialog";
import { State } from "./detention-columns";
import { EvidenceTimeline } from "./detention-evidence";
import { useDetention, useReopenDetention, type Detention, type DetentionCase } from "./detention.queries";

/** One wait: the clock in words, the decision, and the evidence for it. */
export function DetentionDrawer({ id: detentionId, onClose, onPrevious, onNext }: OpenRecord) {
  const query = useDetention(detentionId);
  const mayDecide = useCan("loads:write");
  const detention = query.data?.detention;
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      onPrevious={onPrevious}
      onNext={onNext}
      title={detention ? `${detention.stop.facility.name}${DOT}load ${detention.load.number}` : "Detention"}
      badge={detention && <State detention={detention} />}
      actions={
        detention && (
          <>
            {mayDecide && <Decisions detention={detention} />}
            <CaseFile detention={detention} />
          </>
        )
      }
    >
      <QueryStates query={query}>{(data) => <Case data={data} />}</QueryStates>
    </RecordDrawer>
  );
}

function Case({ data }: { data: DetentionCase }) {
  const { detention, explanation, timeline } = data;
  const { stop, load } = detention;
  return (
    <Stack>
      <Warnings data={data} />
      <Panel title="The clock">
        <Stack gap="xs">
          {explanation.map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Stack>
      </Panel>
      <DescriptionList
        items={[
          { label: "Customer", value: <RecordLink kind="customer" record={detention.customer} /> },
          {
            label: "Load",
            value: (
              <Anchor component={UiLink} href={`/apps/loads/${load.id}`}>
                {load.number}
                {load.customer_reference ? ` (${load.customer_reference})` : ""}
              </Anchor>
            ),
          },
          {
            label: "Dwell",
            value: detention.dwell_minutes === undefined ? null : formatDuration(detention.dwell_minutes),
          },
          { label: "Outcome", value: DETENTION_OUTCOMES[detention.outcome] },
          { label: "Amount", value: <Money cents={detention.amount_cents} currency={detention.currency} /> },
          ...(detention.approved_cents === undefined
            ? []
            : [{ label: "Claimed", value: <Money cents={detention.approved_cents} currency={detention.currency} /> }]),
          ...(detention.decided_at
            ? [
                {
                  label: "Decided",
                  value: (
                    <>
                      {detention.decided_by}, <StopTime at={detention.decided_at} zone={stop.time_zone} />
                    </>
                  ),
                },
                { label: "Note", value: detention.decision_note },
              ]
            : []),
        ]}
      />
      <Panel title="Evidence">
        <EvidenceTimeline timeline={timeline} zone={stop.time_zone} />
      </Panel>
    </Stack>
  );
}

/** What to know before deciding, or after. */
function Warnings({ data: { detention, recalculated } }: { data: DetentionCase }) {
  const warnings = [
    detention.outcome === "times_unconfirmed" &&
      "The times at the stop are estimated or doubtful, so nothing can be claimed yet. Confirm them on the load's page.",
    recalculated &&
      `The times at the stop changed after the decision: ${formatDuration(recalculated.billable_minutes)} would be billable now.`,
    detention.is_notice_missing &&
      "Under these terms the customer pays only if notified before free time ends, and no notice went out.",
    detention.load.is_financially_locked &&
      detention.status === "pending" &&
      "The load is approved for billing, so nothing can be added to it.",
  ].filter((warning) => typeof warning === "string");
  if (warnings.length === 0) return null;
  return (
    <Alert color="amber" icon={<IconAlertTriangle size={16} aria-hidden />}>
      <List size="md">
        {warnings.map((warning) => (
          <List.Item key={warning}>{warning}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function Decisions({ detention }: { detention: Detention }) {
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const reopen = useReopenDetention();
  const params = { path: { detention_id: detention.id } };
  const takeBack = () =>
    reopen.mutate(
      { params, body: { version: detention.version } },
      { onError: (error: unknown) => toast.error(error) },
    );
  const allows = (action: Decision | "reopen") => detention.allowed_actions.includes(action);
  return (
    <>
      {(["approve", "waive", "dispute"] as const).filter(allows).map((decision) => (
        <Button
          key={decision}
          size="xs"
          variant={decision === "approve" ? "filled" : "default"}
          onClick={() => setDeciding(decision)}
        >
          {DETENTION_DECISIONS[decision]}
        </Button>
      ))}
      {allows("reopen") && (
        <Button size="xs" variant="default" loading={reopen.isPending} onClick={takeBack}>
          Undo decision
        </Button>
      )}
      {deciding && <DecisionDialog detention={detention} decision={deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}
