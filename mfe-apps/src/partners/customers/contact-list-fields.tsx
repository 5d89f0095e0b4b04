import { ActionIcon, Button, Group, Stack } from "@haul/ui/core";
import { FormField, FormRow, FormSection, useFormContext } from "@haul/ui/forms";
import { IconPlus, IconTrash } from "@haul/ui/icons";
import { contactValues, type ContactValues } from "./customer-values";

/** Everybody at the customer, with buttons to add and remove some. */
export function ContactListFields() {
  const { form } = useFormContext();
  const contacts = form.values["contacts"] as ContactValues[];
  return (
    <FormSection title="Contacts">
      {contacts.map((_, index) => (
        <Group key={index} align="flex-start" wrap="nowrap">
          <Stack flex={1}>
            <FormRow>
              <FormField name={`contacts.${index}.name`} label="Contact" required />
              <FormField name={`contacts.${index}.function`} label="Function" placeholder="Accounts payable" />
            </FormRow>
            <FormRow>
              <FormField name={`contacts.${index}.phone`} type="phone" label="Contact's phone" />
              <FormField name={`contacts.${index}.email`} type="email" label="Contact's email" />
            </FormRow>
          </Stack>
          <ActionIcon
            variant="subtle"
            aria-label={`Remove contact ${index + 1}`}
            onClick={() => form.removeListItem("contacts", index)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => form.insertListItem("contacts", contactValues())}
        >
          Add contact
        </Button>
      </Group>
    </FormSection>
  );
}
