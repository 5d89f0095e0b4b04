import { FormRow } from "./form";
import { FormField } from "./form-field";

/** The fields of the address at `name` of the form around them, which `addressValues` and `addressOf` fill and read. */
export function AddressFields({ name, required = false }: { name: string; required?: boolean }) {
  return (
    <>
      <FormField name={`${name}.line1`} label="Street" autoComplete="address-line1" required={required} />
      <FormField name={`${name}.line2`} label="Suite, building" autoComplete="address-line2" />
      <FormRow>
        <FormField name={`${name}.city`} label="City" autoComplete="address-level2" required={required} />
        <FormField name={`${name}.state`} type="state" label="State" clearable={!required} required={required} />
        <FormField name={`${name}.postal_code`} label="ZIP" autoComplete="postal-code" required={required} />
      </FormRow>
    </>
  );
}
