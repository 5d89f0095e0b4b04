import { useState } from "react";
import { useIdempotencyKey } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { useReceipts } from "@haul/platform/upload";
import { Button, Group, Text, toast } from "@haul/ui/core";
import { FileButton, Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { formatBytes } from "@haul/ui/format";
import { IconFileUpload } from "@haul/ui/icons";
import { COMPANY_DOCUMENTS } from "../../words";
import { useRecentSignIn } from "../recent-sign-in";
import { uploadCompanyFile } from "../upload-file";
import {
  type CompanyDocument,
  useAddDocument,
  useArchiveDocument,
  useRestoreDocument,
  useUpdateDocument,
} from "./packet.queries";

const ACCEPTED = "application/pdf,image/jpeg,image/png,image/tiff";

interface Values extends Record<string, unknown> {
  /** Not chosen yet for a new one. */
  kind: CompanyDocument["kind"] | null;
  expires_on: string | null;
  is_in_packet: boolean;
}

/** A document to add, or changes to one. */
export function DocumentForm({ document, onDone }: { document?: CompanyDocument; onDone: () => void }) {
  const add = useAddDocument();
  const update = useUpdateDocument();
  const idempotency = useIdempotencyKey();
  const claimUpload = useReceipts();
  const saving = useOpenedVersion(document?.version ?? 0);
  const signIn = useRecentSignIn();
  const [file, setFile] = useState<File | null>(null);
  const form = useForm<Values>({
    initialValues: {
      kind: document?.kind ?? null,
      expires_on: document?.expires_on ?? null,
      is_in_packet: document?.is_in_packet ?? true,
    },
    validate: ({ kind }) => {
      if (document === undefined && file === null) return { kind: "Choose a file first." };
      return kind === null ? { kind: "Choose the document type." } : {};
    },
  });
  const save = async ({ kind, expires_on, is_in_packet }: Values) => {
    if (kind === null) return;
    if (document) {
      const params = { path: { company_document_id: document.id } };
      await saving((version) => update.mutateAsync({ params, body: { version, kind, expires_on, is_in_packet } }));
    } else if (file) {
      await claimUpload(
        file,
        () => uploadCompanyFile(file, false),
        (receipt) =>
          add.mutateAsync({
            params: { header: idempotency.header },
            body: { receipt, file_name: file.name, kind, is_in_packet, ...(expires_on && { expires_on }) },
          }),
      );
    }
  };
  const onSubmit = async (values: Values) => {
    if (!(await signIn.saves(() => save(values)))) return;
    toast.success("The document is saved.");
    onDone();
  };
  return (
    <Form form={form} aria-label="Document" onSubmit={onSubmit}>
      {signIn.dialog}
      {!document && (
        <Group gap="sm">
          <FileButton accept={ACCEPTED} onChange={setFile}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconFileUpload size={16} aria-hidden />}>
                Choose file
              </Button>
            )}
          </FileButton>
          <Text c={file ? undefined : "dimmed"}>
            {file ? `${file.name}, ${formatBytes(file.size)}` : "PDF, JPEG, PNG or TIFF, up to 25 MB."}
          </Text>
        </Group>
      )}
      <FormField
        name="kind"
        type="select"
        label="Document type"
        required
        options={Object.entries(COMPANY_DOCUMENTS).map(([value, label]) => ({ value, label }))}
      />
      <FormField
        name="expires_on"
        type="date"
        label="Valid until"
        clearable
        description="The last day it is valid. Leave empty if it doesn't expire."
      />
      <FormField name="is_in_packet" type="switch" label="Include in the carrier packet" />
      <FormActions submitLabel={document ? "Save document" : "Add document"} onCancel={onDone} />
      {document && <ArchiveDocument document={document} onDone={onDone} />}
    </Form>
  );
}

function ArchiveDocument({ document, onDone }: { document: CompanyDocument; onDone: () => void }) {
  const archive = useArchiveDocument();
  const restore = useRestoreDocument();
  const signIn = useRecentSignIn();
  const isArchived = document.archived_at !== undefined;
  const change = isArchived ? restore : archive;
  const toggle = async () => {
    const params = { path: { company_document_id: document.id } };
    try {
      if (await signIn.saves(() => change.mutateAsync({ params }))) onDone();
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <Group>
      {signIn.dialog}
      <Button
        variant="subtle"
        color={isArchived ? "teal" : "red"}
        // Its text begins where the fields do.
        ms={-13}
        loading={change.isPending}
        onClick={() => void toggle()}
      >
        {isArchived ? "Restore document" : "Archive document"}
      </Button>
    </Group>
  );
}
