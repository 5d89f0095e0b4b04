import type { Company } from "./company.queries";

export type Contact = Company["contacts"][number];
export type Officer = Company["officers"][number];

/** What a contact of the company is for. */
export const CONTACT_FUNCTIONS: Readonly<Record<Contact["function"], string>> = {
  dispatch: "Dispatch",
  billing: "Billing",
  safety: "Safety",
  after_hours: "After hours",
  other: "Other",
};

export const CONTACT_FUNCTION_OPTIONS = Object.entries(CONTACT_FUNCTIONS).map(([value, label]) => ({ value, label }));
