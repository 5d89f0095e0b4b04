import { type ComponentType, type ReactNode, useState } from "react";
import { useCan } from "@haul/platform";
import type { Noun } from "@haul/platform/records";
import { Alert, Button, Stack } from "@haul/ui/core";
import { QueryStates, RecordDrawer } from "@haul/ui/data";
import type { TagRef } from "./annotations/annotations.queries";
import { RecordAnnotations } from "./annotations/record-annotations";
import { RecordPresence } from "./annotations/record-presence";
import { RecordTags } from "./annotations/record-tags";
import { ArchiveButton, type ArchiveButtonProps } from "./archive-button";
import { ArchivedBadge } from "./archived-badge";
import { RecordHistory } from "./record-history";
import type { Kept, Records } from "./records-at";
import { useArchiveRecord, useRecord } from "./use-record";
import type { OpenRecord } from "./use-record-list";

/** The one form of a record: for a new one without `record`, else for changes to it. Nothing saved is thinking better of it. */
export interface RecordFormProps<One> {
  record?: One | undefined;
  onDone: (saved?: One) => void;
}

export interface EditableDrawerProps<One extends Kept> extends OpenRecord {
  of: Records<One>;
  title: (record: One) => string;
  /** Beside the title: a status. That it is archived is shown in any case. */
  badge?: (record: One) => ReactNode;
  /** What follows for work that goes on when the record is archived. */
  archiving: string;
  Form: ComponentType<RecordFormProps<One>>;
  /** Further buttons, between Edit and Archive, for those who may change the record. */
  actions?: ReactNode;
  /** Buttons that ask for permissions of their own. */
  more?: (record: One) => ReactNode;
  /** The record to read; its history follows, if it has one. */
  children: (record: One) => ReactNode;
}

/** The drawer of a record: shown, changed in place, archived. The address of one that was merged shows what it became. */
export function EditableDrawer<One extends Kept>(props: EditableDrawerProps<One>) {
  return <Shown {...props} mergedName={null} />;
}

function Shown<One extends Kept>({ mergedName, ...props }: EditableDrawerProps<One> & { mergedName: string | null }) {
  const {
    of: records,
    id,
    title,
    badge,
    archiving,
    Form,
    actions,
    more,
    children,
    onClose,
    onPrevious,
    onNext,
  } = props;
  const query = useRecord(records, id);
  const mayWrite = useCan(records.permission);
  const [editedId, setEditedId] = useState<string | null>(null);
  const isEditing = editedId === id;
  const { data } = query;
  const subject = records.kind && { kind: records.kind, id };
  if (data?.merged_into_id !== undefined) return <Shown {...props} id={data.merged_into_id} mergedName={title(data)} />;
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={data ? title(data) : records.noun.title}
      badge={
        data && (
          <>
            {badge?.(data)}
            <ArchivedBadge record={data} />
          </>
        )
      }
      onPrevious={onPrevious}
      onNext={onNext}
      actions={
        data &&
        !isEditing &&
        (mayWrite || more) && (
          <>
            {mayWrite && (
              <>
                <Button size="xs" onClick={() => setEditedId(id)}>
                  Edit
                </Button>
                {actions}
              </>
            )}
            {more?.(data)}
            {mayWrite && (
              <ArchiveRecord
                of={records}
                record={data}
                name={inSentence(title(data), records.noun)}
                consequence={archiving}
              />
            )}
          </>
        )
      }
    >
      <QueryStates query={query}>
        {(record) =>
          isEditing ? (
            <Stack>
              {subject && <RecordPresence subject={subject} isEditing />}
              <Form record={record} onDone={() => setEditedId(null)} />
            </Stack>
          ) : (
            <Stack>
              {subject && <RecordPresence subject={subject} isEditing={false} />}
              {mergedName !== null && (
                <Alert role="status">
                  {mergedName} was merged into this {records.noun.one}.
                </Alert>
              )}
              {subject && <RecordTags subject={subject} tags={tagsOf(record)} name={title(record)} />}
              {children(record)}
              {subject && <RecordAnnotations subject={subject} />}
              {records.history !== undefined && <RecordHistory of={records} id={record.id} path={records.history} />}
            </Stack>
          )
        }
      </QueryStates>
    </RecordDrawer>
  );
}

/** A title as a sentence has it: "truck 119" of "Truck 119"; names stay as they are. */
const inSentence = (title: string, { title: kind, one }: Noun) =>
  title.startsWith(`${kind} `) ? `${one}${title.slice(kind.length)}` : title;

/** Every record that takes tags has them. */
const tagsOf = (record: unknown) => (record as { tags?: readonly TagRef[] }).tags ?? [];

interface ArchiveRecordProps extends Pick<ArchiveButtonProps, "name" | "consequence" | "action"> {
  of: Records<unknown>;
  record: Kept;
  onDone?: () => void;
}

/** Archives a record after asking, or brings it back. */
export function ArchiveRecord({ of: records, record, onDone, ...texts }: ArchiveRecordProps) {
  const { archive, restore } = useArchiveRecord(records);
  return (
    <ArchiveButton
      {...texts}
      isArchived={record.archived_at !== undefined}
      archive={() => archive(record.id).then(onDone)}
      restore={() => restore(record.id).then(onDone)}
    />
  );
}
