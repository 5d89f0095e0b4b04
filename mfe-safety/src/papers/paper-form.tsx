import { useRef, useState } from "react";
import type { components } from "@haul/api";
import { useIdempotencyKey } from "@haul/platform";
import { FILE_TYPES, smallEnough, useAddFile, useOpenedVersion } from "@haul/platform/lists";
import { Button, Group, Modal, Progress, Text } from "@haul/ui/core";
import { FileButton, Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { IconUpload } from "@haul/ui/icons";
import type { Driver } from "../drivers/drivers.queries";
import { inSentence, verbOf } from "./paper-words";
import { pathOf, useAddPaper, useCorrectPaper, type Paper, type PaperLine, type PaperSubject } from "./papers.queries";

/** What a file of a paper is, where the kinds of files have a word for it. */
const FILE_KINDS: Readonly<Record<string, components["schemas"]["RecordFileKind"]>> = {
  license: "license",
  medical: "medical_card",
  registration: "registration",
  inspection: "inspection",
  insurance: "insurance",
  lease: "contract",
};

/** What a driver's record says of the license. */
export type Licensed = Pick<Driver, "license_number" | "license_state">;

interface PaperFormProps {
  subject: PaperSubject;
  /** Whose paper it is, for the title. */
  name: string;
  line: PaperLine;
  /** The driver whose paper it is, if it is a driver's. */
  driver: Licensed | undefined;
  /** Only its own facts are corrected; without it a paper is added, and takes the place of the one on file. */
  correcting?: Paper | undefined;
  onClose: () => void;
}

/** The dialog that adds a paper, renews the one on file, or corrects it. */
export function PaperForm({ subject, name, line, driver, correcting, onClose }: PaperFormProps) {
  const [isWaived, setIsWaived] = useState(correcting?.waived_reason !== undefined);
  const [file, setFile] = useState<File | null>(null);
  const save = useSavePaper(subject, correcting);
  const { add: attach, share } = useAddFile(subject);
  const known = line.item_type === "license" ? driver : undefined;
  const form = useForm({
    initialValues: {
      number: correcting?.number ?? known?.license_number ?? "",
      issuer: correcting?.issuer ?? known?.license_state ?? "",
      issued_on: correcting?.issued_on ?? (null as string | null),
      expires_on: correcting?.expires_on ?? (null as string | null),
      waived_reason: correcting?.waived_reason ?? "",
      note: correcting?.note ?? "",
    },
  });
  const submit = async (values: typeof form.values) => {
    const dated = isWaived ? { ...values, issued_on: null, expires_on: null } : { ...values, waived_reason: "" };
    const saved = await save(line.item_type, dated);
    if (file && !isWaived) {
      await attach(file, { kind: FILE_KINDS[line.item_type] ?? "other", compliance_item_id: saved.id });
    }
    onClose();
  };
  const title = `${correcting ? "Correct" : verbOf(line.item)} ${inSentence(line.name)}`;
  return (
    <Modal opened onClose={onClose} title={`${title} – ${name}`}>
      <Form form={form} onSubmit={submit} aria-label={line.name}>
        {isWaived ? (
          <FormField
            name="waived_reason"
            label="Why it is not required"
            description="Shown in the file and to an auditor."
            required
            autoFocus
          />
        ) : (
          <>
            <FormRow>
              <FormField name="issued_on" type="date" label="Issued or done" clearable autoFocus />
              {line.can_expire && (
                <FormField
                  name="expires_on"
                  type="date"
                  label="Valid through"
                  required={line.must_expire}
                  clearable={!line.must_expire}
                  {...(line.must_expire ? {} : { description: "Leave empty if it doesn’t expire." })}
                />
              )}
            </FormRow>
            <FormRow>
              <FormField name="number" label="Number" />
              <FormField name="issuer" label="Issued by" />
            </FormRow>
          </>
        )}
        <FormField name="note" type="textarea" label="Note" />
        <Group gap="xs">
          {!isWaived && (
            <FileButton accept={FILE_TYPES} onChange={(chosen) => setFile(smallEnough(chosen))}>
              {(button) => (
                <Button {...button} size="xs" variant="default" leftSection={<IconUpload size={14} aria-hidden />}>
                  {file ? "Choose another file" : "Attach a file"}
                </Button>
              )}
            </FileButton>
          )}
          {!line.affects_dispatch && (
            <Button size="xs" variant="subtle" color="gray" onClick={() => setIsWaived(!isWaived)}>
              {isWaived ? "It is required" : "Not required for this one"}
            </Button>
          )}
        </Group>
        {file && !isWaived && <Text size="sm">{file.name}</Text>}
        {share !== null && (
          <Progress value={share * 100} animated aria-label={`${Math.round(share * 100)} percent sent`} />
        )}
        <FormActions submitLabel={correcting ? "Save" : title} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface PaperValues {
  number: string;
  issuer: string;
  issued_on: string | null;
  expires_on: string | null;
  waived_reason: string;
  note: string;
}

/** Adds a paper of the type, or corrects the given one. Once added, saving again (its file failed) corrects it. */
function useSavePaper(subject: PaperSubject, correcting: Paper | undefined) {
  const add = useAddPaper();
  const correct = useCorrectPaper();
  const { header } = useIdempotencyKey();
  const saving = useOpenedVersion(correcting?.version ?? 0);
  const added = useRef<Paper | null>(null);
  return async (item_type: string, values: PaperValues): Promise<Paper> => {
    const entered = Object.entries(values).map(([field, value]) => [field, value === "" ? null : value] as const);
    const on = added.current ?? correcting;
    if (on) {
      const params = { path: { compliance_item_id: on.id } };
      const body = Object.fromEntries(entered);
      const saved = await saving((version) =>
        correct.mutateAsync({ params, body: { ...body, version: added.current?.version ?? version } }),
      );
      if (added.current) added.current = saved;
      return saved;
    }
    const given = Object.fromEntries(entered.filter(([, value]) => value !== null));
    added.current = await add.mutateAsync({ params: { ...pathOf(subject), header }, body: { ...given, item_type } });
    return added.current;
  };
}
