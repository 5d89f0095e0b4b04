import { useRef, useState } from "react";
import { ActionIcon, Button, Group, Stack } from "@haul/ui/core";
import { FormField, FormRow, useFormContext } from "@haul/ui/forms";
import { codeOptions } from "@haul/ui/freight";
import { IconPlus, IconTrash } from "@haul/ui/icons";
import type { ReferenceKind, ReferenceValues } from "./reference-values";

interface ReferenceListFieldsProps {
  /** Where the form around it keeps the rows. */
  path: string;
  /** What a further reference usually is. */
  next: ReferenceKind;
}

/** Numbers beside those that have a field of their own, with buttons to add and remove some. */
export function ReferenceListFields({ path, next }: ReferenceListFieldsProps) {
  const { form } = useFormContext();
  const rows = form.getInputProps(path).value as ReferenceValues[];
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  return (
    <Stack gap="xs">
      {rows.map((_, index) => (
        <Group key={index} align="flex-end" wrap="nowrap">
          <Stack flex={1}>
            <FormRow>
              <FormField
                name={`${path}.${index}.kind`}
                type="select"
                label="Reference"
                options={codeOptions("reference")}
                required
              />
              <FormField name={`${path}.${index}.value`} label="Reference number" autoFocus={index === added} />
            </FormRow>
          </Stack>
          <ActionIcon
            variant="subtle"
            aria-label={`Remove reference ${index + 1}`}
            onClick={() => {
              form.removeListItem(path, index);
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
          onClick={() => {
            setAdded(rows.length);
            form.insertListItem(path, { kind: next, value: "" });
          }}
        >
          Add reference
        </Button>
      </Group>
    </Stack>
  );
}
