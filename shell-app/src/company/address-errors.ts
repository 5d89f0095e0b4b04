import { addressOf, type AddressValues } from "@haul/ui/long-forms";

const ZIP = /^\d{5}(-\d{4})?$|^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i;

/** What is missing in an address of which something was filled in, by field path. */
export function addressErrors(prefix: string, values: AddressValues): Record<string, string> {
  const address = addressOf(values);
  if (!address) return {};
  const errors: Record<string, string> = {};
  if (!address.line1) errors[`${prefix}.line1`] = "Enter the street.";
  if (!address.city) errors[`${prefix}.city`] = "Enter the city.";
  if (!address.state) errors[`${prefix}.state`] = "Choose the state.";
  if (!ZIP.test(address.postal_code)) errors[`${prefix}.postal_code`] = "Enter a ZIP code, such as 60607.";
  return errors;
}
