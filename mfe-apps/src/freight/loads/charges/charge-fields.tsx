import { Text } from "@haul/ui/core";
import { FormField, FormRow, useFormContext } from "@haul/ui/forms";
import { codeOptions, formatMiles } from "@haul/ui/freight";
import { followsMiles, type ChargeValues } from "./charge-values";

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

/** The basis alone; after a number it reads "per mile". */
const BASES = codeOptions("basis").map(({ value, label }) => ({
  value,
  label: value === "percent" ? "Percent of line haul" : label.charAt(0).toUpperCase() + label.slice(1),
}));

interface ChargeFieldsProps {
  path: string;
  /** The loaded miles as far as they are known, which a charge by the mile follows unless its own are typed. */
  miles: number | string | null | undefined;
  /** The line haul of a new load or quote: its amount comes first, and it stays a line haul. Left empty, it is none. */
  isMain?: boolean;
  /** The kind of charge has the focus from the start. */
  autoFocus?: boolean;
}

/** Code, basis, quantity and rate of the charge at `path` of the form around it. */
export function ChargeFields({ path, miles, isMain = false, autoFocus = false }: ChargeFieldsProps) {
  const { form } = useFormContext();
  const charge = form.getInputProps(path).value as ChargeValues;
  const quantityLabel = QUANTITY_LABELS[charge.basis];
  const known = miles === null || miles === undefined || miles === "" ? undefined : Number(miles);
  // Typing the miles starts from those it followed.
  const begin = (follows: unknown) => {
    if (follows === false) form.setFieldValue(`${path}.quantity`, known === undefined ? "" : String(known));
  };
  const rate = <FormField name={`${path}.rate`} label={RATE_LABELS[charge.basis] ?? "Rate ($)"} required={!isMain} />;
  const basis = <FormField name={`${path}.basis`} type="select" label="Basis" options={BASES} required />;
  const quantity = quantityLabel && !followsMiles(charge) && (
    <FormField name={`${path}.quantity`} label={quantityLabel} required />
  );
  return (
    <>
      {isMain ? (
        <div role="group" aria-label="Line haul">
          <Text fw={600} mb={4} aria-hidden>
            Line haul
          </Text>
          <FormRow>
            {rate}
            {basis}
            {quantity}
          </FormRow>
        </div>
      ) : (
        <FormRow>
          <FormField
            name={`${path}.code`}
            type="select"
            label="Charge"
            options={codeOptions("charge")}
            required
            autoFocus={autoFocus}
          />
          {basis}
          {quantity}
          {rate}
        </FormRow>
      )}
      {charge.basis === "per_mile" && (
        <FormField
          name={`${path}.follows_miles`}
          type="switch"
          label="Follows the load's miles"
          description={known === undefined ? undefined : `${formatMiles(known)} now`}
          onChange={begin}
        />
      )}
    </>
  );
}
