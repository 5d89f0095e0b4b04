import * as z from "zod/mini";
import { useRef, useState } from "react";
import { ActionIcon, Button, Group, Paper, Stack } from "@haul/ui/core";
import { FormField, FormRow, FormSection, requiredText, useFormContext } from "@haul/ui/forms";
import { IconPlus, IconTrash } from "@haul/ui/icons";
import { todayHere } from "../shared/today";
import { entryValues, type EntryValues } from "./entry-values";

/** More are refused. */
const MOST = 50;

export const entrySchema = z.object({
  on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the day of the entry")),
  description: requiredText("Enter what the state reports"),
});

/** Every conviction and accident of the report, with buttons to add and remove some. */
export function EntryListFields() {
  const { form } = useFormContext();
  const entries = form.values["entries"] as EntryValues[];
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  return (
    <FormSection title="Entries" description="Convictions and accidents. Leave it empty if the record is clear.">
      {entries.map((_, index) => (
        <Paper key={index} p="sm" withBorder role="group" aria-label={`Entry ${index + 1}`}>
          <Group align="flex-start" wrap="nowrap" gap="xs">
            <Stack gap="sm" flex={1} miw={0}>
              <EntryFields path={`entries.${index}`} isNew={index === added} />
            </Stack>
            <ActionIcon
              variant="subtle"
              aria-label={`Remove entry ${index + 1}`}
              onClick={() => {
                form.removeListItem("entries", index);
                addButton.current?.focus();
              }}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Group>
        </Paper>
      ))}
      {entries.length < MOST && (
        <Group>
          <Button
            ref={addButton}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => {
              setAdded(entries.length);
              form.insertListItem("entries", entryValues());
            }}
          >
            Add entry
          </Button>
        </Group>
      )}
    </FormSection>
  );
}

function EntryFields({ path, isNew }: { path: string; isNew: boolean }) {
  return (
    <>
      <FormRow>
        <FormField name={`${path}.on`} type="date" label="Date" maxDate={todayHere()} required autoFocus={isNew} />
        <FormField name={`${path}.points`} type="number" label="Points" min={0} max={99} />
      </FormRow>
      <FormField
        name={`${path}.description`}
        label="Conviction or accident"
        description="As the state words it."
        maxLength={200}
        required
      />
    </>
  );
}
