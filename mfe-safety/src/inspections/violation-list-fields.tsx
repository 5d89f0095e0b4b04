import { useRef, useState } from "react";
import { optionsOf } from "@haul/platform/records";
import { ActionIcon, Button, Group, Paper, Stack } from "@haul/ui/core";
import { FormField, FormRow, FormSection, useFormContext } from "@haul/ui/forms";
import { IconPlus, IconTrash } from "@haul/ui/icons";
import { VIOLATION_UNITS } from "../words";
import { violationValues, type ViolationValues } from "./violation-values";

/** More are refused. */
const MOST = 50;

/** Every violation of the report, with buttons to add and remove some. */
export function ViolationListFields() {
  const { form } = useFormContext();
  const violations = form.values["violations"] as ViolationValues[];
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  return (
    <FormSection title="Violations" description="In the order of the report. Leave it empty if none was found.">
      {violations.map((_, index) => (
        <Paper key={index} p="sm" withBorder role="group" aria-label={`Violation ${index + 1}`}>
          <Group align="flex-start" wrap="nowrap" gap="xs">
            <Stack gap="sm" flex={1} miw={0}>
              <ViolationFields path={`violations.${index}`} isNew={index === added} />
            </Stack>
            <ActionIcon
              variant="subtle"
              aria-label={`Remove violation ${index + 1}`}
              onClick={() => {
                form.removeListItem("violations", index);
                addButton.current?.focus();
              }}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Group>
        </Paper>
      ))}
      {violations.length < MOST && (
        <Group>
          <Button
            ref={addButton}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => {
              setAdded(violations.length);
              form.insertListItem("violations", violationValues());
            }}
          >
            Add violation
          </Button>
        </Group>
      )}
    </FormSection>
  );
}

function ViolationFields({ path, isNew }: { path: string; isNew: boolean }) {
  return (
    <>
      <FormRow>
        <FormField
          name={`${path}.code`}
          label="Code"
          placeholder="393.47(e)"
          maxLength={40}
          required
          autoFocus={isNew}
        />
        <FormField
          name={`${path}.unit`}
          type="select"
          label="Violation of"
          options={optionsOf(VIOLATION_UNITS)}
          required
        />
      </FormRow>
      <FormField name={`${path}.description`} label="What was found" maxLength={200} required />
      <FormRow>
        <FormField name={`${path}.corrected_on`} type="date" label="Corrected" clearable />
        <Stack pb={8} style={{ alignSelf: "end" }}>
          <FormField name={`${path}.is_out_of_service`} type="checkbox" label="Out of service" />
        </Stack>
      </FormRow>
    </>
  );
}
