import { useRef, useState } from "react";
import * as z from "zod/mini";
import { ApiError, useAction, useIdempotencyKey } from "@haul/platform";
import { Button, Group, Modal, Progress, Text } from "@haul/ui/core";
import { FileButton, Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { codeOptions, codeWord, formatBytes } from "@haul/ui/freight";
import { IconPaperclip } from "@haul/ui/icons";
import { missingPaper } from "./missing-paper";
import { useAddDocument, type Load, type LoadDocument } from "../loads.queries";
import { HABITS, mintDocument, uploadFile } from "../../../shared/upload";

/** What the server takes; see `POST /api/document_uploads`. */
export const ACCEPTED = "application/pdf,image/jpeg,image/png,image/tiff,image/heic";
const MAX_BYTES = 25 * 1024 * 1024;

const schema = z.object({
  file: z.nullable(z.custom<File>()).check(
    z.refine((file) => file !== null, "Choose a file"),
    z.refine((file) => file === null || file.size <= MAX_BYTES, "The file is larger than 25 MB"),
  ),
});

/** What somebody says who has the paper at hand; nobody pays by a proof of delivery without a signature. */
const SIGNATURES = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
  { value: "unknown", label: "Not checked" },
];

interface Values extends Record<string, unknown> {
  file: File | null;
  kind: LoadDocument["kind"];
  stop_id: string;
  is_signed: "yes" | "no" | "unknown" | "";
  note: string;
}

interface DocumentDialogProps {
  load: Load;
  /** What was photographed or chosen before. */
  taken?: File | undefined;
  onClose: () => void;
}

/** Uploads one paper with progress and puts it on the load. */
export function DocumentDialog({ load, taken, onClose }: DocumentDialogProps) {
  const add = useAddDocument();
  const { header } = useIdempotencyKey();
  const act = useAction();
  const [share, setShare] = useState<number | null>(null);
  // Pressing Upload again after a lost answer claims the same upload, so that the server knows the repetition.
  const uploaded = useRef<{ file: File; receipt: string } | null>(null);
  const form = useForm<Values>({
    initialValues: {
      file: taken ?? null,
      kind: missingPaper(load).kind,
      stop_id: "",
      is_signed: "",
      note: "",
    },
    schema,
    validate: ({ kind, is_signed }) =>
      kind === "proof_of_delivery" && is_signed === "" ? { is_signed: "Say whether it is signed" } : {},
  });
  const { file, kind } = form.values;
  const [proposed] = useState(() => missingPaper(load));

  const save = async ({ file: chosen, stop_id, is_signed, note }: Values) => {
    if (!chosen) return;
    try {
      if (uploaded.current?.file !== chosen) {
        const mint = (file: File) => act(() => mintDocument(file));
        uploaded.current = { file: chosen, receipt: await uploadFile(chosen, setShare, HABITS, mint) };
      }
      await add.mutateAsync({
        params: { path: { load_id: load.id }, header },
        body: {
          receipt: uploaded.current.receipt,
          file_name: chosen.name,
          kind,
          ...(kind === "proof_of_delivery" && is_signed !== "unknown" ? { is_signed: is_signed === "yes" } : {}),
          ...(stop_id ? { stop_id } : {}),
          ...(note ? { note } : {}),
        },
      });
    } catch (error) {
      if (error instanceof ApiError && error.code === "receipt_invalid") uploaded.current = null;
      throw error;
    } finally {
      setShare(null);
    }
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={`Upload to load ${load.number}`}>
      <Form form={form} onSubmit={save}>
        <Group gap="sm" data-path="file">
          <FileButton accept={ACCEPTED} onChange={(next) => form.setFieldValue("file", next)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconPaperclip size={16} aria-hidden />}
                aria-invalid={form.errors.file !== undefined}
              >
                Choose file
              </Button>
            )}
          </FileButton>
          <Text size="md">
            {file ? `${file.name} · ${formatBytes(file.size)}` : "PDF, JPEG, PNG, TIFF or HEIC, up to 25 MB"}
          </Text>
        </Group>
        {form.errors.file && (
          <Text c="red" size="sm" role="alert">
            {form.errors.file}
          </Text>
        )}
        <FormRow>
          <FormField
            name="kind"
            type="select"
            label="Kind"
            options={codeOptions("document")}
            required
            {...(kind === proposed.kind ? { description: `Suggested: ${proposed.because}` } : {})}
          />
          <FormField
            name="stop_id"
            type="select"
            label="Stop"
            options={load.stops.map((stop) => ({
              value: stop.id,
              label: `${codeWord("stop", stop.kind)}: ${stop.facility.name}`,
            }))}
          />
        </FormRow>
        {kind === "proof_of_delivery" && (
          <FormField
            name="is_signed"
            type="segmented"
            label="Is it signed?"
            description="Billing waits until somebody has checked it."
            options={SIGNATURES}
            required
          />
        )}
        <FormField name="note" label="Note" />
        {share !== null && <Progress value={share * 100} aria-label="Upload" />}
        <FormActions submitLabel="Upload" onCancel={onClose} />
      </Form>
    </Modal>
  );
}
