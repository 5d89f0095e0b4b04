import { useRef, useState, type ReactNode } from "react";
import { ActionIcon, Button, Group, Paper, Stack, Text } from "@haul/ui/core";
import { FormSection, useFormContext } from "@haul/ui/forms";
import { IconPlus, IconTrash } from "@haul/ui/icons";

interface ListFieldsProps {
  /** Its name in the form. */
  name: string;
  title: string;
  description: string;
  /** One of them, in lower case. */
  one: string;
  /** More are refused. */
  most: number;
  /** The values of a new one. */
  blank: () => unknown;
  /** The fields of one; its first field takes the focus if it is new. */
  children: (path: string, isNew: boolean) => ReactNode;
}

/** A list of records in a form, with buttons to add and remove some. The server's refusal of the whole list is shown here. */
export function ListFields({ name, title, description, one, most, blank, children }: ListFieldsProps) {
  const { form } = useFormContext();
  const items = form.values[name] as readonly unknown[];
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const error = form.errors[name];
  const label = one.charAt(0).toUpperCase() + one.slice(1);
  return (
    <FormSection title={title} description={description}>
      {items.map((_, index) => (
        <Paper key={index} p="sm" withBorder role="group" aria-label={`${label} ${index + 1}`}>
          <Stack gap="sm">
            <Group justify="space-between" wrap="nowrap">
              <Text fw={600} aria-hidden>
                {label} {index + 1}
              </Text>
              <ActionIcon
                variant="subtle"
                aria-label={`Remove ${one} ${index + 1}`}
                onClick={() => {
                  form.removeListItem(name, index);
                  addButton.current?.focus();
                }}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Group>
            {children(`${name}.${index}`, index === added)}
          </Stack>
        </Paper>
      ))}
      {items.length < most && (
        <Group>
          <Button
            ref={addButton}
            variant="default"
            size="xs"
            data-path={name}
            aria-invalid={error === undefined ? undefined : true}
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => {
              setAdded(items.length);
              form.insertListItem(name, blank());
            }}
          >
            {`Add ${one}`}
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
