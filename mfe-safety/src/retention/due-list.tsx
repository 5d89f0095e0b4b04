import { useState, type ReactNode } from "react";
import { useCan, useIdempotencyKey, usePageTitle, useSearchParams } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { counted, optionsOf } from "@haul/platform/records";
import { Button, List, Modal, Text } from "@haul/ui/core";
import { ListPage, type Column, type Filter } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { Day, labelOf, StatusBadge, ToneBadge } from "@haul/ui/freight";
import { IconCircleCheck, IconTrash } from "@haul/ui/icons";
import { RecordLink } from "../shared/record-link";
import { PURGE_OBSTACLES, RETAINED_KINDS } from "../words";
import { RetainedName } from "./retained-name";
import { dueRecords, usePropose, type RetainedRecord, type Retention } from "./retention.queries";

const RECORD = { one: "record", many: "records" };
/** As many as one proposal takes. */
const MOST = 500;

const columnsOf = (rules: Retention["rules"]): Column<RetainedRecord>[] => [
  { key: "name", title: "Record", render: (record) => <RetainedName record={record} /> },
  {
    key: "about",
    title: "About",
    render: ({ about }) => about && <RecordLink kind={about.kind} record={about} />,
  },
  { key: "state", title: "Status", card: "badge", render: (record) => <DueBadge record={record} /> },
  { key: "dated_on", title: "Dated", render: ({ dated_on }) => <Day on={dated_on} /> },
  { key: "due_on", title: "Kept at least until", render: ({ due_on }) => <Day on={due_on} /> },
  {
    key: "rule",
    title: "Rule",
    render: ({ rule }) => {
      const period = rules.find((one) => one.rule === rule);
      return period && `${monthsWords(period.months)} from the ${period.counts_from} (${period.source})`;
    },
  },
  {
    key: "record_kind",
    title: "Kind",
    isOptional: true,
    card: "hidden",
    render: ({ record_kind }) => labelOf(RETAINED_KINDS, record_kind),
  },
];

/** `3 years`, `14 months` */
function monthsWords(months: number): string {
  return months % 12 === 0
    ? counted(months / 12, { one: "year", many: "years" })
    : counted(months, { one: "month", many: "months" });
}

const filters: Filter[] = [
  { kind: "choices", name: "record_kind", label: "Kind", options: optionsOf(RETAINED_KINDS) },
  { kind: "flag", name: "kept", label: "Must be kept" },
];

const mayGo = ({ obstacle, purge_proposal_id }: RetainedRecord) =>
  obstacle === undefined && purge_proposal_id === undefined;

function DueBadge({ record: { obstacle, purge_proposal_id } }: { record: RetainedRecord }) {
  if (obstacle !== undefined) return <StatusBadge kind={PURGE_OBSTACLES} status={obstacle} />;
  return purge_proposal_id === undefined ? (
    <ToneBadge tone="neutral">May be purged</ToneBadge>
  ) : (
    <ToneBadge tone="planned">Proposed</ToneBadge>
  );
}

/** The records whose time is over, to choose from. */
export function DueList({ tabs }: { tabs: ReactNode }) {
  usePageTitle("Retention");
  const [, setParams] = useSearchParams();
  const mayPropose = useCan("records:purge");
  const { page, first } = useRecordList(dueRecords, ({ record_id }) => record_id);
  const [chosen, setChosen] = useState<{ rows: readonly RetainedRecord[]; clear: () => void } | null>(null);
  const { onOpen: _open, onClose: _close, openId: _openId, ...list } = page;
  const { items = [], total_count = 0, rules = [] } = first ?? {};
  return (
    <ListPage
      {...list}
      title="Retention"
      description={
        total_count > items.length
          ? `Records past their retention period. Shown are the ${items.length} oldest of ${total_count.toLocaleString("en-US")}.`
          : "Records past their retention period. Deleting them takes a proposal and another person’s approval."
      }
      tabs={tabs}
      filters={filters}
      noun="records"
      columns={columnsOf(rules)}
      empty={{
        icon: IconCircleCheck,
        title: "Nothing is due",
        body: "Every record on file must still be kept. Those past their retention period appear here with the rule that applies.",
      }}
      bulk={
        mayPropose
          ? {
              nameOf: ({ name, about }) => (about ? `${name} of ${about.name}` : name),
              actions: (rows, clear) => {
                const free = rows.filter(mayGo);
                return (
                  <Button
                    leftSection={<IconTrash size={16} aria-hidden />}
                    disabled={free.length === 0 || free.length > MOST}
                    {...(free.length === 0 ? { title: "The marked records must be kept or are proposed already" } : {})}
                    {...(free.length > MOST ? { title: `At most ${MOST} records at once` } : {})}
                    onClick={() => setChosen({ rows, clear })}
                  >
                    Propose to purge
                  </Button>
                );
              },
            }
          : undefined
      }
    >
      {chosen && (
        <ProposeDialog
          rows={chosen.rows}
          onClose={(id) => {
            setChosen(null);
            if (id === undefined) return;
            chosen.clear();
            setParams({ tab: "retention", of: "proposals", purge_proposal: id });
          }}
        />
      )}
    </ListPage>
  );
}

interface ProposeDialogProps {
  rows: readonly RetainedRecord[];
  onClose: (id?: string) => void;
}

function ProposeDialog({ rows, onClose }: ProposeDialogProps) {
  const propose = usePropose();
  const { header } = useIdempotencyKey();
  const form = useForm({ initialValues: { note: "" } });
  const free = rows.filter(mayGo);
  const kept = rows.length - free.length;
  const names = [...new Set(free.map(({ name }) => name))];
  const save = async ({ note }: typeof form.values) => {
    const items = free.map(({ record_kind, record_id }) => ({ record_kind, record_id }));
    const body = { items, ...(note.trim() === "" ? {} : { note }) };
    const made = await propose.mutateAsync({ params: { header }, body });
    onClose(made.id);
  };
  return (
    <Modal opened onClose={() => onClose()} title={`Propose to purge ${counted(free.length, RECORD)}`}>
      <Form form={form} onSubmit={save} aria-label="Proposal to purge">
        <List size="md">
          {names.map((name) => (
            <List.Item key={name}>
              {name}: {free.filter((record) => record.name === name).length}
            </List.Item>
          ))}
        </List>
        {kept > 0 && (
          <Text c="dimmed">
            {counted(kept, { one: "marked record is", many: "marked records are" })} left out: on hold, still needed, or
            proposed already.
          </Text>
        )}
        <Text>
          Nothing is deleted yet. Once another person approves it, the records and their files are gone for good.
        </Text>
        <FormField
          name="note"
          type="textarea"
          label="Note"
          description="For the person who decides."
          maxLength={1000}
          autoFocus
        />
        <FormActions submitLabel="Propose" onCancel={() => onClose()} />
      </Form>
    </Modal>
  );
}
