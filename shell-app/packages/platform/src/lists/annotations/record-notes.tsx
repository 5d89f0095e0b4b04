import { useState } from "react";
import { useCan, useIdempotencyKey } from "@haul/platform";
import { ActionIcon, Badge, Button, Group, Menu, SegmentedControl, Stack, Text, toast } from "@haul/ui/core";
import { Panel, QueryStates } from "@haul/ui/data";
import { Form, type FormState, SubmitButton, useForm, useFormContext } from "@haul/ui/forms";
import { RelativeTime, codeOptions, codeWord } from "@haul/ui/freight";
import { IconDots } from "@haul/ui/icons";
import {
  type RecordNote,
  type Subject,
  pathOf,
  useArchiveNote,
  useCreateNote,
  useNotes,
  useRestoreNote,
  useUpdateNote,
} from "./annotations.queries";
import { useOpenedVersion } from "../use-opened-version";
import { NoteField, type NoteText, mentionsOf } from "./note-field";
import { mayWriteOf } from "./permissions";
import classes from "./note-field.module.css";

const refuse = { onError: (error: unknown) => toast.error(error) };

/** The notes on a record: what colleagues should know, newest first, and a field for another one. */
export default function RecordNotes({ subject }: { subject: Subject }) {
  const query = useNotes(subject);
  const mayWrite = useCan(mayWriteOf(subject.kind));
  const [showsArchived, setShowsArchived] = useState(false);
  return (
    <Panel title="Notes">
      <Stack gap="xs">
        {mayWrite && <NewNote subject={subject} />}
        <QueryStates query={query}>
          {({ items }) => {
            const archived = items.filter(({ archived_at }) => archived_at !== undefined);
            const shown = showsArchived ? items : items.filter(({ archived_at }) => archived_at === undefined);
            return (
              <>
                {shown.length === 0 && <Text c="dimmed">No notes yet.</Text>}
                <ul className={classes.notes} aria-label="Notes">
                  {shown.map((note) => (
                    <Note key={note.id} note={note} />
                  ))}
                </ul>
                {archived.length > 0 && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    color="gray"
                    style={{ alignSelf: "flex-start" }}
                    onClick={() => setShowsArchived(!showsArchived)}
                  >
                    {showsArchived ? "Hide archived notes" : `Show archived notes (${archived.length})`}
                  </Button>
                )}
              </>
            );
          }}
        </QueryStates>
      </Stack>
    </Panel>
  );
}

function NewNote({ subject }: { subject: Subject }) {
  const create = useCreateNote();
  const key = useIdempotencyKey();
  return (
    <NoteForm
      label="New note"
      submitLabel="Add note"
      onSave={async ({ audience, ...note }) => {
        const body = { text: note.text, audience, mentions: mentionsOf(note) };
        await create.mutateAsync({ params: { ...pathOf(subject), header: key.header }, body });
        key.renew();
      }}
    />
  );
}

type Audience = RecordNote["audience"];

// A type, since an interface is no record of its fields.
type NoteValues = Pick<NoteText, "text" | "people"> & { audience: Audience };

interface NoteFormProps {
  label: string;
  submitLabel: string;
  note?: RecordNote;
  onSave: (values: NoteValues) => Promise<void>;
  onCancel?: () => void;
}

const EMPTY: NoteText = { text: "", people: [] };

const textOf = ({ text, mentions }: RecordNote): NoteText => ({
  text,
  people: mentions.map(({ user_id, name }) => ({ id: user_id, full_name: name })),
});

function NoteForm(props: NoteFormProps) {
  const { note, onSave } = props;
  const form = useForm<NoteValues>({
    initialValues: { ...(note ? textOf(note) : EMPTY), audience: note?.audience ?? "internal" },
    validate: ({ text }) => (text.trim() === "" ? { text: "Write something." } : {}),
  });
  return (
    <Form
      form={form}
      gap={6}
      onSubmit={async (values) => {
        await onSave(values);
        if (!note) form.setValues(EMPTY);
      }}
    >
      <NoteInputs {...props} form={form} />
    </Form>
  );
}

function NoteInputs({ form, label, submitLabel, note, onCancel }: NoteFormProps & { form: FormState<NoteValues> }) {
  const { touch, release } = useFormContext();
  const seesMoney = useCan("billing:read");
  const { text, people, audience } = form.values;
  const change = (values: Partial<NoteValues>) => {
    touch();
    form.setValues(values);
  };
  return (
    <>
      <NoteField
        label={label}
        value={{ text, people }}
        error={form.errors["text"]}
        isAutoFocused={note !== undefined}
        onChange={change}
      />
      {(note !== undefined || text !== "") && (
        <Group gap="xs">
          {seesMoney && (
            <SegmentedControl
              size="xs"
              aria-label="Who reads it"
              data={codeOptions("noteAudience")}
              value={audience}
              onChange={(chosen) => change({ audience: chosen as Audience })}
            />
          )}
          <SubmitButton size="xs" ms="auto">
            {submitLabel}
          </SubmitButton>
          {onCancel && (
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                release();
                onCancel();
              }}
            >
              Cancel
            </Button>
          )}
        </Group>
      )}
    </>
  );
}

function Note({ note }: { note: RecordNote }) {
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing)
    return (
      <li className={classes.note}>
        <ChangeNote note={note} onDone={() => setIsEditing(false)} />
      </li>
    );
  return (
    <li className={classes.note}>
      <Group gap="xs" wrap="nowrap">
        <Text size="sm" fw={600}>
          {note.author_name}
        </Text>
        <Text size="sm" c="dimmed">
          <RelativeTime at={note.created_at} />
          {note.edited_at !== undefined && ", edited"}
        </Text>
        {note.audience !== "internal" && (
          <Badge size="sm" variant="light" color="gray" tt="none">
            {codeWord("noteAudience", note.audience)}
          </Badge>
        )}
        {note.archived_at !== undefined && (
          <Badge size="sm" variant="light" color="gray" tt="none">
            Archived
          </Badge>
        )}
        <NoteMenu note={note} onEdit={() => setIsEditing(true)} />
      </Group>
      <p className={classes.text}>{withMentions(note)}</p>
    </li>
  );
}

function ChangeNote({ note, onDone }: { note: RecordNote; onDone: () => void }) {
  const update = useUpdateNote();
  const saving = useOpenedVersion(note.version);
  return (
    <NoteForm
      label="Change the note"
      submitLabel="Save"
      note={note}
      onCancel={onDone}
      onSave={async ({ audience, ...value }) => {
        const params = { path: { record_note_id: note.id } };
        const body = { text: value.text, audience, mentions: mentionsOf(value) };
        await saving((version) => update.mutateAsync({ params, body: { version, ...body } }));
        onDone();
      }}
    />
  );
}

/** What its author can do with a note; an Admin may archive it too, which the server decides. */
function NoteMenu({ note, onEdit }: { note: RecordNote; onEdit: () => void }) {
  const archive = useArchiveNote();
  const restore = useRestoreNote();
  const isAdmin = useCan("users:write");
  const params = { path: { record_note_id: note.id } };
  if (!note.is_mine && !isAdmin) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" ms="auto" aria-label={`Actions of the note by ${note.author_name}`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {note.is_mine && note.archived_at === undefined && <Menu.Item onClick={onEdit}>Edit</Menu.Item>}
        {note.archived_at === undefined ? (
          <Menu.Item onClick={() => archive.mutate({ params }, refuse)}>Archive</Menu.Item>
        ) : (
          <Menu.Item onClick={() => restore.mutate({ params }, refuse)}>Restore</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The text with the names of people marked. */
function withMentions({ text, mentions }: RecordNote) {
  const names = mentions.map(({ name }) => `@${name}`).sort((one, other) => other.length - one.length);
  if (names.length === 0) return text;
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text.split(new RegExp(`(${escaped.join("|")})`)).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={classes.mention}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
