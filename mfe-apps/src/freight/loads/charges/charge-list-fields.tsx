import type { ReactNode } from "react";
import { ActionIcon, Button, Group, Stack } from "@haul/ui/core";
import { FormSection, useFormContext } from "@haul/ui/forms";
import { IconPlus, IconTrash } from "@haul/ui/icons";
import { ChargeFields } from "./charge-fields";
import { chargeValues, type ChargeValues } from "./charge-values";

interface ChargeListFieldsProps {
  description: string;
  /** What a further charge usually is. */
  next: ChargeValues["code"];
  /** Below the charges: their total. */
  children?: ReactNode;
}

/** Every charge of the form around it, with buttons to add and remove some. */
export function ChargeListFields({ description, next, children }: ChargeListFieldsProps) {
  const { form } = useFormContext();
  const { charges, loaded_miles: miles } = form.values as { charges: ChargeValues[]; loaded_miles: number | null };
  return (
    <FormSection title="Charges" description={description}>
      {charges.map((charge, index) => (
        <Group key={index} align="flex-end" wrap="nowrap">
          <Stack flex={1}>
            <ChargeFields path={`charges.${index}`} miles={miles} isMain={index === 0 && charge.code === "LINE_HAUL"} />
          </Stack>
          {charges.length > 1 && (
            <ActionIcon
              variant="subtle"
              aria-label={`Remove charge ${index + 1}`}
              onClick={() => form.removeListItem("charges", index)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          )}
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => form.insertListItem("charges", { ...chargeValues(), code: next })}
        >
          Add charge
        </Button>
      </Group>
      {children}
    </FormSection>
  );
}
