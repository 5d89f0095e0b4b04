import { optionsOf } from "@haul/platform/records";
import { Stack } from "@haul/ui/core";
import { FormField, FormRow } from "@haul/ui/forms";
import { ListFields } from "../shared/list-fields";
import { VIOLATION_UNITS } from "../words";
import { violationValues } from "./violation-values";

/** Every violation of the report. */
export function ViolationListFields() {
  return (
    <ListFields
      name="violations"
      title="Violations"
      description="In the order of the report. Leave empty if there are none."
      one="violation"
      most={50}
      blank={violationValues}
    >
      {(path, isNew) => <ViolationFields path={path} isNew={isNew} />}
    </ListFields>
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
