import { Text } from "@haul/ui/core";
import { FormField, FormRow, useFormContext } from "@haul/ui/forms";
import { codeOptions, formatMiles } from "@haul/ui/freight";
import { CHARGE_QUANTITIES, CHARGE_RATES } from "../../../words";
import { followsMiles, type ChargeValues } from "./charge-values";

/** The basis alone; after a number it reads "per mile". */
const BASES = codeOptions("basis").map(({ value, label }) => ({
  value,
  label: value === "percent" ? CHARGE_RATES.percent : label.charAt(0).toUpperCase() + label.slice(1),
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
  const quantityLabel = CHARGE_QUANTITIES[charge.basis];
  const known = miles === null || miles === undefined || miles === "" ? undefined : Number(miles);
  // Typing the miles starts from those it followed.
  const begin = (follows: unknown) => {
    if (follows === false) form.setFieldValue(`${path}.quantity`, known === undefined ? "" : String(known));
  };
  const rate = <FormField name={`${path}.rate`} label={CHARGE_RATES[charge.basis]} required={!isMain} />;
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
