import { useRef, useState } from "react";
import { ActionIcon, Button, Group, Paper, Stack, Text } from "@haul/ui/core";
import { FormSection, useFormContext } from "@haul/ui/forms";
import { IconPlus, IconTrash } from "@haul/ui/icons";
import { AttemptFields } from "./attempt-fields";
import { attemptValues, type AttemptValues } from "./attempt-values";

/** More are refused. */
const MOST = 30;

/** Every contact with the employer, with buttons to add and remove some. */
export function AttemptListFields() {
  const { form } = useFormContext();
  const attempts = form.values["attempts"] as AttemptValues[];
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const error = form.errors["attempts"];
  return (
    <FormSection
      title="Contacts"
      description="Each time the employer was asked. The file has to show the attempts if no answer comes (49 CFR 391.23(c))."
    >
      {attempts.map((_, index) => (
        <Paper key={index} p="sm" withBorder role="group" aria-label={`Contact ${index + 1}`}>
          <Group align="flex-start" wrap="nowrap" gap="xs">
            <Stack gap="sm" flex={1} miw={0}>
              <AttemptFields path={`attempts.${index}`} isNew={index === added} />
            </Stack>
            <ActionIcon
              variant="subtle"
              aria-label={`Remove contact ${index + 1}`}
              onClick={() => {
                form.removeListItem("attempts", index);
                addButton.current?.focus();
              }}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Group>
        </Paper>
      ))}
      {attempts.length < MOST && (
        <Group>
          <Button
            ref={addButton}
            variant="default"
            size="xs"
            // The server's refusal of the list as a whole is shown here.
            data-path="attempts"
            aria-invalid={error === undefined ? undefined : true}
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => {
              setAdded(attempts.length);
              form.insertListItem("attempts", attemptValues());
            }}
          >
            Add contact
          </Button>
        </Group>
      )}
      {typeof error === "string" && (
        <Text c="red" size="sm" role="alert">
          {error}
        </Text>
      )}
    </FormSection>
  );
}
