export interface Address {
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
}

/** Said of a place that is known by its city or ZIP alone. */
export const STREET_UNKNOWN = "Street not known yet";

/** One line: `1200 W Fulton St, Suite 4, Chicago, IL 60607`; what is not known is left out. */
export function addressLine(address: Address): string;
export function addressLine(address: Address | undefined): string | undefined;
export function addressLine(address: Address | undefined): string | undefined {
  if (!address) return undefined;
  const { line1, line2, city, state, postal_code } = address;
  return [line1, line2, city, `${state} ${postal_code}`.trim()].filter(Boolean).join(", ");
}
