import { useRef, useState } from "react";
import { ActionIcon, Button, Group, Stack } from "@haul/ui/core";
import { FormField, FormRow, FormSection, useFormContext } from "@haul/ui/forms";
import { codeOptions } from "@haul/ui/freight";
import { IconPlus, IconTrash } from "@haul/ui/icons";
import type { TrackingSettings } from "../tracking.queries";

type CallTemplate = TrackingSettings["call_templates"][number];

export interface ReadyTextValues {
  name: string;
  note: string;
  stop_kind: CallTemplate["stop_kind"] | null;
}

const MOST = 30;

export const readyTextValues = (templates: readonly CallTemplate[]): ReadyTextValues[] =>
  templates.map(({ name, note, stop_kind }) => ({ name, note, stop_kind: stop_kind ?? null }));

export const readyTextsOf = (values: readonly ReadyTextValues[]): CallTemplate[] =>
  values.map(({ name, note, stop_kind }) => ({
    name: name.trim(),
    note: note.trim(),
    ...(stop_kind ? { stop_kind } : {}),
  }));

/** Texts that are offered with each check call, with buttons to add and remove some. */
export function ReadyTextFields() {
  const { form } = useFormContext();
  const texts = form.values["texts"] as ReadyTextValues[];
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  return (
    <FormSection title="Ready texts" description="Choose one in a check call to use it as the note.">
      {texts.map((_, index) => (
        <Group key={index} align="flex-start" wrap="nowrap">
          <Stack flex={1} gap="xs">
            <FormRow>
              <FormField
                name={`texts.${index}.name`}
                label={`Name of text ${index + 1}`}
                maxLength={40}
                required
                autoFocus={index === added}
              />
              <FormField
                name={`texts.${index}.stop_kind`}
                type="select"
                label="Next stop"
                aria-label={`Next stop of text ${index + 1}`}
                options={codeOptions("stop")}
                placeholder="Any"
                clearable
              />
            </FormRow>
            <FormField name={`texts.${index}.note`} label={`Text ${index + 1}`} maxLength={500} required />
          </Stack>
          <ActionIcon
            variant="subtle"
            aria-label={`Remove text ${index + 1}`}
            onClick={() => {
              form.removeListItem("texts", index);
              addButton.current?.focus();
            }}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          ref={addButton}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={texts.length >= MOST}
          onClick={() => {
            setAdded(texts.length);
            form.insertListItem("texts", { name: "", note: "", stop_kind: null });
          }}
        >
          Add text
        </Button>
      </Group>
    </FormSection>
  );
}
