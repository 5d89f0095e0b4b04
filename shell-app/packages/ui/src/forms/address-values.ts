import type { components } from "@haul/api";
import { stateOptions } from "../core/states";

type Address = components["schemas"]["Address"];

/** An address as a form keeps it. */
export type AddressValues = ReturnType<typeof addressValues>;

/** What `AddressFields` begin with. */
export const addressValues = (address?: Address) => ({
  line1: address?.line1 ?? "",
  line2: address?.line2 ?? "",
  city: address?.city ?? "",
  // A cleared select keeps null.
  state: (address?.state ?? "") as string | null,
  postal_code: address?.postal_code ?? "",
  // No field shows it.
  country: address?.country ?? "US",
});

/** The address for the API. When all fields are empty: null if that clears the one that was there `before`, else nothing. */
export function addressOf({ country, ...fields }: AddressValues, before?: Address): Address | null | undefined {
  const entries = Object.entries(fields).map(([name, value]) => [name, value?.trim() ?? ""] as const);
  if (entries.every(([, value]) => value === "")) return before && null;
  const { line2, ...address } = Object.fromEntries(entries) as Record<keyof typeof fields, string>;
  return { ...address, ...(line2 && { line2 }), country };
}

/** An address in one line, as people copy it: `1200 W 7th Ave, Amarillo, TX 79101`. */
const ONE_LINE =
  /^(?<street>.+), *(?<city>[^,]+), *(?<state>[A-Za-z]{2}),? +(?<zip>\d{5}(?:-\d{4})?)(?:, *(?:USA?|United States))?$/;

/** The parts of an address in one line; undefined for a street alone. */
export function splitAddress(text: string) {
  const { street = "", city = "", state = "", zip = "" } = ONE_LINE.exec(text.trim())?.groups ?? {};
  const code = state.toUpperCase();
  const isKnown = stateOptions.some(({ value }) => value === code);
  return isKnown ? { street: street.trim(), city: city.trim(), state: code, zip } : undefined;
}
