import type { ReactNode } from "react";
import { FormField } from "./form-field";
import { StreetField } from "./street-field";
import classes from "./form.module.css";

export interface PlaceFieldProps {
  name: string;
  label: string;
  autoComplete: string;
  required: boolean;
}

interface AddressFieldsProps {
  name: string;
  required?: boolean;
  /** The street has the focus from the start. */
  autoFocus?: boolean;
  /** The fields of city and ZIP, where more than text is offered. */
  renderPlace?: (field: PlaceFieldProps) => ReactNode;
}

/** The fields of the address at `name` of the form around them, which `addressValues` and `addressOf` fill and read. */
export function AddressFields({
  name,
  required = false,
  autoFocus = false,
  renderPlace = (field) => <FormField {...field} />,
}: AddressFieldsProps) {
  return (
    <>
      <StreetField
        name={`${name}.line1`}
        city={`${name}.city`}
        state={`${name}.state`}
        zip={`${name}.postal_code`}
        autoComplete="address-line1"
        required={required}
        autoFocus={autoFocus}
      />
      <FormField name={`${name}.line2`} label="Suite, building" autoComplete="address-line2" />
      <div className={classes.place}>
        {renderPlace({ name: `${name}.city`, label: "City", autoComplete: "address-level2", required })}
        <div className={classes.stateZip}>
          <FormField name={`${name}.state`} type="state" label="State" clearable={!required} required={required} />
          {renderPlace({ name: `${name}.postal_code`, label: "ZIP", autoComplete: "postal-code", required })}
        </div>
      </div>
    </>
  );
}
