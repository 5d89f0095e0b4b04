import { useRef, useState } from "react";
import { optionsOf } from "@haul/platform/records";
import { ActionIcon, Button, Group, Text } from "@haul/ui/core";
import { FormField, FormRow, FormSection, useFormContext } from "@haul/ui/forms";
import { IconPlus, IconTrash } from "@haul/ui/icons";
import { REMINDER_TONES } from "../words";
import type { StepValues } from "./step-words";

const MOST = 10;

const SIDES = [
  { value: "before", label: "before the due date" },
  { value: "after", label: "past due" },
] as const;

/** The days on which an invoice is in a reminder, with buttons to add and remove some. */
export function StepFields() {
  const { form } = useFormContext();
  const steps = form.values["steps"] as StepValues[];
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  return (
    <>
      <Text size="sm" c="dimmed">
        Each invoice is included once per step.
      </Text>
      {steps.map((_, index) => (
        <FormSection
          key={index}
          title={`Step ${index + 1}`}
          action={
            <ActionIcon
              variant="subtle"
              aria-label={`Remove step ${index + 1}`}
              onClick={() => {
                form.removeListItem("steps", index);
                addButton.current?.focus();
              }}
            >
              <IconTrash size={16} />
            </ActionIcon>
          }
        >
          <FormRow>
            <FormField
              name={`steps.${index}.days`}
              type="number"
              label="Days"
              aria-label={`Days of step ${index + 1}`}
              min={0}
              max={365}
              unit="days"
              required
              autoFocus={index === added}
            />
            <FormField
              name={`steps.${index}.side`}
              type="select"
              label="When"
              aria-label={`When step ${index + 1} is`}
              options={SIDES}
              required
            />
            <FormField
              name={`steps.${index}.tone`}
              type="select"
              label="Email"
              aria-label={`Email of step ${index + 1}`}
              options={optionsOf(REMINDER_TONES)}
              required
            />
          </FormRow>
        </FormSection>
      ))}
      <Group>
        <Button
          ref={addButton}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={steps.length >= MOST}
          onClick={() => {
            setAdded(steps.length);
            form.insertListItem("steps", { days: null, side: "after", tone: "past_due" });
          }}
        >
          Add step
        </Button>
      </Group>
    </>
  );
}
