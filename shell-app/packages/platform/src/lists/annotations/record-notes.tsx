import { type SyntheticEvent, useState } from "react";
import { toApiError, useCan, useIdempotencyKey } from "@haul/platform";
import { ActionIcon, Badge, Button, Group, Menu, SegmentedControl, Stack, Text, toast } from "@haul/ui/core";
import { Panel, QueryStates } from "@haul/ui/data";
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
        {mayWrite && <NewNote key={subject.id} subject={subject} />}
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
      onSave={async ({ note, audience }) => {
        const body = { text: note.text, audience, mentions: mentionsOf(note) };
        await create.mutateAsync({ params: { ...pathOf(subject), header: key.header }, body });
        key.renew();
      }}
    />
  );
}

type Audience = RecordNote["audience"];

interface NoteFormProps {
  label: string;
  submitLabel: string;
  note?: RecordNote;
  onSave: (values: { note: NoteText; audience: Audience }) => Promise<void>;
  onCancel?: () => void;
}

const EMPTY: NoteText = { text: "", people: [] };

function NoteForm({ label, submitLabel, note, onSave, onCancel }: NoteFormProps) {
  const seesMoney = useCan("billing:read");
  const [value, setValue] = useState<NoteText>(() =>
    note
      ? { text: note.text, people: note.mentions.map(({ user_id, name }) => ({ id: user_id, full_name: name })) }
      : EMPTY,
  );
  const [audience, setAudience] = useState<Audience>(note?.audience ?? "internal");
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isOpen = note !== undefined || value.text !== "";
  const save = async () => {
    if (value.text.trim() === "") {
      setError("Write something.");
      return;
    }
    setIsBusy(true);
    try {
      await onSave({ note: value, audience });
      if (!note) setValue(EMPTY);
      setError(undefined);
    } catch (refused) {
      const { fields, message } = toApiError(refused);
      setError(fields[0]?.message ?? message);
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={6}>
        <NoteField
          label={label}
          value={value}
          error={error}
          isAutoFocused={note !== undefined}
          onChange={(next) => {
            setValue(next);
            setError(undefined);
          }}
          onSubmit={() => void save()}
        />
        {isOpen && (
          <Group gap="xs">
            {seesMoney && (
              <SegmentedControl
                size="xs"
                aria-label="Who reads it"
                data={codeOptions("noteAudience") as { value: string; label: string }[]}
                value={audience}
                onChange={(chosen) => setAudience(chosen as Audience)}
              />
            )}
            <Button type="submit" size="xs" loading={isBusy} ms="auto">
              {submitLabel}
            </Button>
            {onCancel && (
              <Button size="xs" variant="default" onClick={onCancel}>
                Cancel
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </form>
  );
}

function Note({ note }: { note: RecordNote }) {
  const [isEditing, setIsEditing] = useState(false);
  const update = useUpdateNote();
  const params = { path: { record_note_id: note.id } };
  if (isEditing)
    return (
      <li className={classes.note}>
        <NoteForm
          label="Change the note"
          submitLabel="Save"
          note={note}
          onCancel={() => setIsEditing(false)}
          onSave={async ({ note: value, audience }) => {
            const body = { version: note.version, text: value.text, audience, mentions: mentionsOf(value) };
            await update.mutateAsync({ params, body });
            setIsEditing(false);
          }}
        />
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
