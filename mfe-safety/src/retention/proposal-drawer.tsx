import { useState } from "react";
import { useCan } from "@haul/platform";
import { useOpenedVersion, type OpenRecord } from "@haul/platform/lists";
import { counted } from "@haul/platform/records";
import { Alert, Button, Group, Modal, Stack, Text } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates, RecordDrawer } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { Day, RelativeTime, StatusBadge, ToneBadge } from "@haul/ui/freight";
import { IconInfoCircle, IconTrash } from "@haul/ui/icons";
import classes from "../papers/papers.module.css";
import { RecordLink } from "../shared/record-link";
import { PURGE_OBSTACLES, PURGE_PROPOSAL, PURGE_STATUSES } from "../words";
import { RetainedName } from "./retained-name";
import { useApprove, useProposal, useReject, type PurgeProposal } from "./retention.queries";

const RECORD = { one: "record", many: "records" };

/** A proposal: what is to go, who proposed it, and the decision of another person. */
export function ProposalDrawer({ id, ...rest }: OpenRecord) {
  const mayDecide = useCan("records:purge");
  const query = useProposal(id);
  const { data } = query;
  return (
    <RecordDrawer
      isOpen
      title={data ? `Purge ${counted(data.item_count, RECORD)}` : PURGE_PROPOSAL.title}
      badge={data && <StatusBadge kind={PURGE_STATUSES} status={data.status} />}
      {...rest}
    >
      <QueryStates query={query}>
        {(proposal) => (
          <Stack>
            {mayDecide && proposal.status === "open" && <Decisions proposal={proposal} />}
            <DescriptionList
              items={[
                { label: "Proposed by", value: proposal.proposed_by },
                { label: "Proposed", value: <RelativeTime at={proposal.created_at} /> },
                { label: "Note", value: proposal.note },
                ...(proposal.decided_by
                  ? [
                      { label: "Decided by", value: proposal.decided_by },
                      {
                        label: "Decided",
                        value: proposal.decided_at && <RelativeTime at={proposal.decided_at} />,
                      },
                      { label: "Deleted", value: counted(proposal.deleted_count, RECORD) },
                      { label: "Decision", value: proposal.decision_note },
                    ]
                  : []),
              ]}
            />
            <Items proposal={proposal} />
          </Stack>
        )}
      </QueryStates>
    </RecordDrawer>
  );
}

function Items({ proposal: { items, item_count } }: { proposal: PurgeProposal }) {
  const hidden = item_count - items.length;
  return (
    <Panel title="Records">
      <ul className={classes["papers"]} aria-label="Records">
        {items.map(({ record_kind, record_id, name, about, dated_on, is_deleted, obstacle }) => (
          <li key={record_id} className={classes["line"]}>
            <div>
              <Text fw={600}>{is_deleted ? name : <RetainedName record={{ record_kind, record_id, name }} />}</Text>
              <Text size="sm" c="dimmed">
                {about && (
                  <>
                    <RecordLink kind={about.kind} record={about} />
                    {" · "}
                  </>
                )}
                <Day on={dated_on} />
              </Text>
            </div>
            {is_deleted && (
              <ToneBadge tone="neutral" icon={IconTrash}>
                Deleted
              </ToneBadge>
            )}
            {obstacle && <StatusBadge kind={PURGE_OBSTACLES} status={obstacle} />}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Text size="sm" c="dimmed">
          {counted(hidden, { one: "record is", many: "records are" })} of a kind that you may not see.
        </Text>
      )}
    </Panel>
  );
}

/** What the person may decide: the person who proposed it can only withdraw it. */
function Decisions({ proposal }: { proposal: PurgeProposal }) {
  const [decision, setDecision] = useState<"approve" | "reject" | null>(null);
  return (
    <>
      {proposal.is_mine && (
        <Alert icon={<IconInfoCircle size={16} aria-hidden />} title="Waiting for another person">
          You proposed this, so another person has to approve it.
        </Alert>
      )}
      <Group gap="xs">
        {!proposal.is_mine && (
          <Button
            size="xs"
            color="red"
            leftSection={<IconTrash size={14} aria-hidden />}
            onClick={() => setDecision("approve")}
          >
            Approve and delete
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => setDecision("reject")}>
          {proposal.is_mine ? "Withdraw" : "Reject"}
        </Button>
      </Group>
      {decision && <DecisionDialog proposal={proposal} decision={decision} onClose={() => setDecision(null)} />}
    </>
  );
}

interface DecisionDialogProps {
  proposal: PurgeProposal;
  decision: "approve" | "reject";
  onClose: () => void;
}

function DecisionDialog({ proposal, decision, onClose }: DecisionDialogProps) {
  const { approve, reject } = { approve: useApprove(), reject: useReject() };
  const saving = useOpenedVersion(proposal.version);
  const form = useForm({ initialValues: { note: "" } });
  const records = counted(proposal.item_count, RECORD);
  const isApproval = decision === "approve";
  const other = proposal.is_mine ? "Withdraw" : "Reject";
  const title = isApproval ? `Delete ${records} for good?` : `${other} the proposal?`;
  const save = async ({ note }: typeof form.values) => {
    const params = { path: { purge_proposal_id: proposal.id } };
    const more = note.trim() === "" ? {} : { note };
    await saving((version) => (isApproval ? approve : reject).mutateAsync({ params, body: { version, ...more } }));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <Text>
          {isApproval
            ? "The records and their files can’t be brought back. Those that must be kept by now, such as records on hold, are kept. The audit log records what was deleted, but not its contents."
            : "Nothing is deleted. The records can be proposed again."}
        </Text>
        <FormField name="note" type="textarea" label="Note" maxLength={1000} autoFocus />
        <FormActions
          submitLabel={isApproval ? "Delete for good" : other}
          isDestructive={isApproval}
          onCancel={onClose}
        />
      </Form>
    </Modal>
  );
}
