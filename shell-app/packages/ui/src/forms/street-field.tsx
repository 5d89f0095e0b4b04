import { useFormContext } from "./form";
import { FormField } from "./form-field";
import { splitAddress } from "./address-values";

interface StreetFieldProps {
  name: string;
  autoComplete: string;
  required: boolean;
  autoFocus?: boolean;
  /** Names of the fields for the rest of the address. */
  city: string;
  state: string;
  zip: string;
}

/** A street. If a whole address is entered, its parts move to their own fields on blur. */
export function StreetField({ city, state, zip, ...field }: StreetFieldProps) {
  const { form } = useFormContext();
  const split = (text: string) => {
    const address = splitAddress(text);
    if (!address) return;
    form.setFieldValue(field.name, address.street);
    form.setFieldValue(city, address.city);
    form.setFieldValue(state, address.state);
    form.setFieldValue(zip, address.zip);
  };
  return (
    <div onBlur={({ target }) => target instanceof HTMLInputElement && split(target.value)}>
      <FormField {...field} label="Street" placeholder="Street, or the whole address" />
    </div>
  );
}
