import type { components } from "@haul/api";

type Address = components["schemas"]["Address"];

/** An address as a form keeps it: every field a text. */
export interface AddressValues extends Record<string, string> {
  line1: string;
  line2: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
}

export function addressValues(address: Address | undefined): AddressValues {
  return {
    line1: address?.line1 ?? "",
    line2: address?.line2 ?? "",
    city: address?.city ?? "",
    state: address?.state ?? "",
    postal_code: address?.postal_code ?? "",
    country: address?.country ?? "US",
  };
}

/** The address for the API; undefined when nothing was filled in. */
export function addressOf(values: AddressValues): Address | undefined {
  const { line1, line2, city, state, postal_code, country } = trimmed(values);
  if (!line1 && !line2 && !city && !state && !postal_code) return undefined;
  return { line1, ...(line2 && { line2 }), city, state, postal_code, country: country || "US" };
}

function trimmed(values: AddressValues): AddressValues {
  // A cleared select keeps null.
  const entries = Object.entries(values).map(([name, value]: [string, string | null]) => [name, (value ?? "").trim()]);
  return Object.fromEntries(entries) as AddressValues;
}

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
