import { FormField, FormRow, FormSection } from "@haul/ui/forms";

/** The fields of one address below `name` of the form around them. */
export function AddressFields({ name, title, description }: { name: string; title: string; description?: string }) {
  return (
    <FormSection title={title} {...(description === undefined ? {} : { description })}>
      <FormField name={`${name}.line1`} label="Street" autoComplete="address-line1" />
      <FormField name={`${name}.line2`} label="Suite, building" autoComplete="address-line2" />
      <FormRow>
        <FormField name={`${name}.city`} label="City" autoComplete="address-level2" />
        <FormField name={`${name}.state`} type="state" label="State" clearable />
        <FormField name={`${name}.postal_code`} label="ZIP code" autoComplete="postal-code" />
      </FormRow>
    </FormSection>
  );
}
