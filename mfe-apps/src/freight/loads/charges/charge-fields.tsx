import { FormField, FormRow, useFormContext } from "@haul/ui/forms";
import { codeOptions } from "@haul/ui/freight";
import type { ChargeValues } from "./charge-values";

const QUANTITY_LABELS: Readonly<Record<string, string>> = {
  per_mile: "Miles",
  per_hour: "Hours",
  per_hundredweight: "Hundredweight",
};

const RATE_LABELS: Readonly<Record<string, string>> = {
  flat: "Amount ($)",
  percent: "Percent of line haul",
  per_mile: "Rate per mile ($)",
  per_hour: "Rate per hour ($)",
  per_hundredweight: "Rate per cwt ($)",
};

/** The basis by itself; behind a number it goes on as "per mile". */
const BASES = codeOptions("basis").map(({ value, label }) => ({
  value,
  label: value === "percent" ? "Percent of line haul" : label.charAt(0).toUpperCase() + label.slice(1),
}));

/** Code, basis, quantity and rate of the charge at `path` of the form around it. */
export function ChargeFields({ path }: { path: string }) {
  const { form } = useFormContext();
  const charge = form.getInputProps(path).value as ChargeValues;
  const quantityLabel = QUANTITY_LABELS[charge.basis];
  return (
    <FormRow>
      <FormField name={`${path}.code`} type="select" label="Charge" options={codeOptions("charge")} required />
      <FormField name={`${path}.basis`} type="select" label="Basis" options={BASES} required />
      {quantityLabel && <FormField name={`${path}.quantity`} label={quantityLabel} required />}
      <FormField name={`${path}.rate`} label={RATE_LABELS[charge.basis] ?? "Rate ($)"} required />
    </FormRow>
  );
}
