import * as z from "zod/mini";
import { createOf } from "@haul/platform";
import { optionsOf } from "@haul/platform/records";
import { Form, FormActions, FormField, FormRow, FormSection, useForm } from "@haul/ui/forms";
import { CLOCK_STARTS, LATE_RULES, ROUNDINGS } from "../../words";
import type { DetentionTerms } from "./terms.queries";

/** What the inputs hold: an emptied one holds null. */
type TermValues = { [Name in keyof Required<DetentionTerms>]: Required<DetentionTerms>[Name] | null };

const wanted = (message: string) => z.nullable(z.number()).check(z.refine((value) => value !== null, message));

const schema = z.object({
  terms: z.object({
    free_minutes: wanted("Enter the minutes"),
    hourly_rate_cents: wanted("Enter the rate"),
    late_grace_minutes: wanted("Enter the minutes"),
    rounding_minutes: wanted("Enter the minutes"),
    minimum_minutes: wanted("Enter the minutes"),
    notice_minutes: wanted("Enter the minutes"),
  }),
});

/** Terms of detention, for every customer or for one. */
export function PolicyForm({
  terms,
  onSave,
  onCancel,
}: {
  terms: DetentionTerms;
  onSave: (terms: DetentionTerms) => Promise<unknown>;
  onCancel: () => void;
}) {
  const form = useForm<{ terms: TermValues }>({
    initialValues: {
      terms: {
        ...terms,
        stop_cap_cents: terms.stop_cap_cents ?? null,
        day_cap_cents: terms.day_cap_cents ?? null,
        load_cap_cents: terms.load_cap_cents ?? null,
      },
    },
    schema,
  });
  // An emptied cap is left out; the schema sees to it that nothing else is.
  return (
    <Form
      form={form}
      onSubmit={({ terms: values }) => onSave(createOf(values) as DetentionTerms)}
      aria-label="Detention terms"
    >
      <FormSection title="Time and rate">
        <FormRow>
          <FormField name="terms.free_minutes" type="number" label="Free time" unit="min" min={0} required />
          <FormField name="terms.hourly_rate_cents" type="money" label="Rate per hour" required />
        </FormRow>
        <FormRow>
          <FormField name="terms.rounding" type="select" label="Rounding" options={optionsOf(ROUNDINGS)} required />
          <FormField name="terms.rounding_minutes" type="number" label="Increment" unit="min" min={1} required />
        </FormRow>
        <FormField
          name="terms.minimum_minutes"
          type="number"
          label="Minimum to bill"
          unit="min"
          min={0}
          description="Shorter waits past free time are not billed."
          required
        />
      </FormSection>
      <FormSection title="The clock">
        <FormField
          name="terms.clock_start"
          type="select"
          label="Clock starts"
          options={optionsOf(CLOCK_STARTS)}
          required
        />
        <FormRow>
          <FormField
            name="terms.late_rule"
            type="select"
            label="Late arrival"
            options={optionsOf(LATE_RULES)}
            required
          />
          <FormField name="terms.late_grace_minutes" type="number" label="Late after" unit="min" min={0} required />
        </FormRow>
        <FormField
          name="terms.is_paused_on_holidays"
          type="switch"
          label="Holidays do not count"
          description="The clock is paused on your company's holidays, by the stop's local time."
        />
      </FormSection>
      <FormSection title="Caps">
        <FormRow>
          <FormField name="terms.stop_cap_cents" type="money" label="Per stop" />
          <FormField name="terms.day_cap_cents" type="money" label="Per stop per day" />
          <FormField name="terms.load_cap_cents" type="money" label="Per load" />
        </FormRow>
      </FormSection>
      <FormSection title="Notice">
        <FormField
          name="terms.notice_minutes"
          type="number"
          label="Notify dispatch before free time ends"
          unit="min"
          min={0}
          required
        />
        <FormField
          name="terms.is_notice_required"
          type="switch"
          label="Notify the customer too"
          description="By email to the load's contact, or else to the customer's own address. Many pay only if notified in advance."
        />
      </FormSection>
      <FormActions submitLabel="Save terms" onCancel={onCancel} />
    </Form>
  );
}
