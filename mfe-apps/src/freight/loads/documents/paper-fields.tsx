import { ActionIcon, Group, Stack, Text } from "@haul/ui/core";
import { FormField, FormRow, useFormContext } from "@haul/ui/forms";
import { codeOptions, codeWord, formatBytes } from "@haul/ui/freight";
import { IconFileText, IconTrash } from "@haul/ui/icons";
import type { PaperValues } from "./paper-values";
import type { Load } from "../loads.queries";

/** The uploader has the paper and can see whether it is signed. */
const SIGNATURES = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
  { value: "unknown", label: "Not checked" },
];

interface PaperFieldsProps {
  load: Load;
  paper: PaperValues;
  /** Path of the paper in the form. */
  path: string;
  /** Missing for the only one. */
  onRemove?: (() => void) | undefined;
}

/** One file and what it is. */
export function PaperFields({ load, paper, path, onRemove }: PaperFieldsProps) {
  const { form, isSaving } = useFormContext();
  const { file, kind, proposed } = paper;
  const problem = form.errors[`${path}.file`];
  return (
    <Stack gap="sm" role="group" aria-label={file.name}>
      <div>
        <Group gap="xs" wrap="nowrap">
          <IconFileText size={16} aria-hidden style={{ flex: "none" }} />
          <Text size="md" style={{ flex: 1, overflowWrap: "anywhere" }}>
            {file.name}&nbsp;· {formatBytes(file.size)}
          </Text>
          {onRemove && (
            <ActionIcon
              variant="subtle"
              size="2.75rem"
              disabled={isSaving}
              aria-label={`Remove ${file.name}`}
              onClick={onRemove}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
        {problem && (
          <Text c="red" size="sm" role="alert">
            {problem}
          </Text>
        )}
      </div>
      <FormRow>
        <FormField
          name={`${path}.kind`}
          type="select"
          label="Kind"
          options={codeOptions("document")}
          required
          {...(kind === proposed.kind ? { description: proposed.because } : {})}
        />
        <FormField
          name={`${path}.stop_id`}
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
          name={`${path}.is_signed`}
          type="segmented"
          label="Is it signed?"
          description="Billing waits until it is checked."
          options={SIGNATURES}
          required
        />
      )}
      <FormField name={`${path}.note`} label="Note" />
    </Stack>
  );
}
