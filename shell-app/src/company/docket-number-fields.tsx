import { ActionIcon, Button, Group, Stack } from "@haul/ui/core";
import { FormField, FormSection, useFormContext } from "@haul/ui/forms";
import { IconPlus, IconTrash } from "@haul/ui/icons";

/** Every operating authority of the company, with buttons to add and remove some. */
export function DocketNumberFields() {
  const { form } = useFormContext();
  const numbers = form.values["docket_numbers"] as string[];
  return (
    <FormSection title="Docket numbers" description="MC, MX or FF. A number without letters is an MC number.">
      {numbers.map((_, index) => (
        <Group key={index} align="flex-end" wrap="nowrap">
          <Stack flex={1}>
            <FormField
              name={`docket_numbers.${index}`}
              label={`Docket number ${index + 1}`}
              placeholder="MC-123456"
              uppercase
            />
          </Stack>
          <ActionIcon
            variant="subtle"
            w="var(--haul-control-height)"
            h="var(--haul-control-height)"
            aria-label={`Remove docket number ${index + 1}`}
            onClick={() => form.removeListItem("docket_numbers", index)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => form.insertListItem("docket_numbers", "")}
        >
          Add docket number
        </Button>
      </Group>
    </FormSection>
  );
}
