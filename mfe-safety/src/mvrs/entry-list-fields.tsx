import * as z from "zod/mini";
import { FormField, FormRow, requiredText } from "@haul/ui/forms";
import { ListFields } from "../shared/list-fields";
import { todayHere } from "../shared/today";
import { entryValues } from "./entry-values";

export const entrySchema = z.object({
  on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the day of the entry")),
  description: requiredText("Enter what the state reports"),
});

/** Every conviction and accident of the report. */
export function EntryListFields() {
  return (
    <ListFields
      name="entries"
      title="Entries"
      description="Convictions and accidents. Leave empty if the record is clear."
      one="entry"
      most={50}
      blank={entryValues}
    >
      {(path, isNew) => <EntryFields path={path} isNew={isNew} />}
    </ListFields>
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
