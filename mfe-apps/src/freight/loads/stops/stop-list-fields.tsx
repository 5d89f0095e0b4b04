import { Button, Group } from "@haul/ui/core";
import { FormSection, useFormContext } from "@haul/ui/forms";
import { IconPlus, IconTrash } from "@haul/ui/icons";
import { emptyStop, type StopValues } from "./stop-values";
import { StopFields } from "./stop-fields";

/** The way: every stop of the form around it, with buttons to add and remove some. */
export function StopListFields() {
  const { form } = useFormContext();
  const stops = form.values["stops"] as StopValues[];
  return (
    <>
      {stops.map((stop, index) => (
        <FormSection key={index} title={`Stop ${index + 1}: ${stop.kind === "delivery" ? "delivery" : "pickup"}`}>
          <StopFields path={`stops.${index}`} isFolded />
          {stops.length > 2 && (
            <Button
              variant="subtle"
              color="red"
              size="xs"
              leftSection={<IconTrash size={14} aria-hidden />}
              onClick={() => form.removeListItem("stops", index)}
            >
              Remove stop {index + 1}
            </Button>
          )}
        </FormSection>
      ))}
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => form.insertListItem("stops", emptyStop("pickup"), stops.length - 1)}
        >
          Add pickup
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => form.insertListItem("stops", emptyStop("delivery"), stops.length)}
        >
          Add delivery
        </Button>
      </Group>
    </>
  );
}
