import { useState } from "react";
import { useCan } from "@haul/platform";
import { ActionIcon, Button, Menu, Modal, Progress, Stack, Text, confirm, toast } from "@haul/ui/core";
import { Panel, QueryStates } from "@haul/ui/data";
import { DocumentList, DocumentViewer, codeOptions, codeWord } from "@haul/ui/freight";
import { FileButton, Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { IconDots, IconUpload } from "@haul/ui/icons";
import { FILE_TYPES, smallEnough, useAddFile } from "./add-file";
import {
  type RecordFile,
  type Subject,
  useArchiveFile,
  useFiles,
  useOpenFile,
  useRestoreFile,
  useUpdateFile,
} from "./annotations.queries";
import { useOpenedVersion } from "../use-opened-version";
import { mayWriteOf } from "./permissions";

const refuse = { onError: (error: unknown) => toast.error(error) };

/** The files of a record: open, add, name what each is, archive. */
export default function RecordFiles({ subject }: { subject: Subject }) {
  const query = useFiles(subject);
  const mayWrite = useCan(mayWriteOf(subject.kind));
  const [shown, setShown] = useState<RecordFile | null>(null);
  const [adding, setAdding] = useState<File | null>(null);
  const [showsArchived, setShowsArchived] = useState(false);
  const open = useOpenFile();
  const show = (file: RecordFile) => {
    setShown(file);
    open.mutate({ params: { path: { record_file_id: file.id } }, body: { is_inline: true } });
  };
  return (
    <Panel
      title="Files"
      action={
        mayWrite && (
          <FileButton accept={FILE_TYPES} onChange={(file) => setAdding(smallEnough(file))}>
            {(button) => (
              <Button {...button} size="xs" variant="default" leftSection={<IconUpload size={14} aria-hidden />}>
                Add file
              </Button>
            )}
          </FileButton>
        )
      }
    >
      <QueryStates query={query}>
        {({ items }) => {
          const archived = items.filter(({ archived_at }) => archived_at !== undefined);
          const listed = showsArchived ? items : items.filter(({ archived_at }) => archived_at === undefined);
          return (
            <Stack gap="xs">
              {listed.length === 0 && <Text c="dimmed">No files yet.</Text>}
              {listed.length > 0 && (
                <DocumentList
                  documents={listed}
                  wordOf={({ kind }) => codeWord("recordFile", kind)}
                  onOpen={show}
                  renderActions={(file) => mayWrite && <FileMenu file={file} />}
                />
              )}
              {archived.length > 0 && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  color="gray"
                  style={{ alignSelf: "flex-start" }}
                  onClick={() => setShowsArchived(!showsArchived)}
                >
                  {showsArchived ? "Hide archived files" : `Show archived files (${archived.length})`}
                </Button>
              )}
            </Stack>
          );
        }}
      </QueryStates>
      {adding && <AddFile subject={subject} file={adding} onClose={() => setAdding(null)} />}
      {shown && (
        <DocumentViewer
          title={codeWord("recordFile", shown.kind)}
          mediaType={shown.media_type}
          address={{ data: open.data?.url, error: open.error, refetch: () => show(shown) }}
          onClose={() => setShown(null)}
        />
      )}
    </Panel>
  );
}

// A type, since an interface is no record of its fields.
type FileValues = Pick<RecordFile, "kind"> & { note: string };

function AddFile({ subject, file, onClose }: { subject: Subject; file: File; onClose: () => void }) {
  const { add, share } = useAddFile(subject);
  const form = useForm<FileValues>({ initialValues: { kind: "other", note: "" } });
  const save = async ({ kind, note }: FileValues) => {
    await add(file, { kind, ...(note.trim() ? { note } : {}) });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={`Add ${file.name}`}>
      <Form form={form} onSubmit={save}>
        <KindField />
        <FormField name="note" type="textarea" label="Note" />
        {share !== null && (
          <Progress value={share * 100} animated aria-label={`${Math.round(share * 100)} percent sent`} />
        )}
        <FormActions submitLabel="Add file" onCancel={onClose} />
      </Form>
    </Modal>
  );
}

function FileMenu({ file }: { file: RecordFile }) {
  const [isChanging, setIsChanging] = useState(false);
  const archive = useArchiveFile();
  const restore = useRestoreFile();
  const params = { path: { record_file_id: file.id } };
  const askToArchive = async () => {
    const agreed = await confirm({
      title: `Archive ${file.file_name}?`,
      body: "It can still be opened, and restored.",
      action: "Archive",
    });
    if (agreed) archive.mutate({ params }, refuse);
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label={`Actions of ${file.file_name}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setIsChanging(true)}>Change</Menu.Item>
          {file.archived_at === undefined ? (
            <Menu.Item color="red" onClick={() => void askToArchive()}>
              Archive
            </Menu.Item>
          ) : (
            <Menu.Item onClick={() => restore.mutate({ params }, refuse)}>Restore</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isChanging && <ChangeFile file={file} onClose={() => setIsChanging(false)} />}
    </>
  );
}

function ChangeFile({ file, onClose }: { file: RecordFile; onClose: () => void }) {
  const update = useUpdateFile();
  const saving = useOpenedVersion(file.version);
  const form = useForm<FileValues & { file_name: string }>({
    initialValues: { kind: file.kind, file_name: file.file_name, note: file.note ?? "" },
  });
  return (
    <Modal opened onClose={onClose} title="Edit file">
      <Form
        form={form}
        onSubmit={async ({ kind, file_name, note }) => {
          const params = { path: { record_file_id: file.id } };
          await saving((version) =>
            update.mutateAsync({ params, body: { version, kind, file_name, note: note.trim() || null } }),
          );
          onClose();
        }}
      >
        <KindField />
        <FormField name="file_name" label="File name" required />
        <FormField name="note" type="textarea" label="Note" />
        <FormActions submitLabel="Save" onCancel={onClose} />
      </Form>
    </Modal>
  );
}

function KindField() {
  return (
    <FormField name="kind" type="select" label="Document type" options={codeOptions("recordFile")} required autoFocus />
  );
}
