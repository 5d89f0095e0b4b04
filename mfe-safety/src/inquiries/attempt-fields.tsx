import * as z from "zod/mini";
import { optionsOf } from "@haul/platform/records";
import { FormField, FormRow, requiredText } from "@haul/ui/forms";
import { todayHere } from "../shared/today";
import { CONTACT_METHODS } from "../words";

export const attemptSchema = z.object({
  on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the day of the contact")),
  method: requiredText("Choose how the employer was asked"),
});

/** When and how an employer was asked. */
export function AttemptFields({ path, isNew }: { path: string; isNew: boolean }) {
  return (
    <>
      <FormRow>
        <FormField
          name={`${path}.method`}
          type="select"
          label="Method"
          options={optionsOf(CONTACT_METHODS)}
          required
          autoFocus={isNew}
        />
        <FormField name={`${path}.on`} type="date" label="Date" maxDate={todayHere()} required />
      </FormRow>
      <FormField name={`${path}.note`} label="Note" description="Who you reached, and what was said." maxLength={300} />
    </>
  );
}
