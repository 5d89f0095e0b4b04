import { createOf } from "@haul/platform";
import type { Customer } from "./customers.queries";

type Address = NonNullable<Customer["address"]>;
type Contact = Customer["contacts"][number];

export const contactValues = (contact?: Contact) => ({
  name: contact?.name ?? "",
  function: contact?.function ?? "",
  phone: contact?.phone ?? "",
  email: contact?.email ?? "",
});
export type ContactValues = ReturnType<typeof contactValues>;

/** What was left empty is left out. */
export const contactOf = (values: ContactValues): Contact => ({ ...createOf(values), name: values.name });

const addressValues = (address?: Address) => ({
  line1: address?.line1 ?? "",
  city: address?.city ?? "",
  state: address?.state ?? (null as string | null),
  postal_code: address?.postal_code ?? "",
});

/** None when every field is empty; what the form does not show stays as it was. */
export function addressOf(values: ReturnType<typeof addressValues>, before?: Address): Address | null {
  if (Object.values(values).every((value) => value === null || value === "")) return null;
  return { country: "US", ...before, ...values, state: values.state ?? "" };
}

/** What is known of a customer beside what a new one begins with. */
export const furtherValues = (customer: Customer) => ({
  email: customer.email ?? "",
  credit_limit_cents: customer.credit_limit_cents ?? (null as number | null),
  is_on_credit_hold: customer.is_on_credit_hold,
  required_references: [...customer.required_references],
  required_documents: [...customer.required_documents],
  invoice_packet_order: [...customer.invoice_packet_order],
  address: addressValues(customer.address),
  contacts: customer.contacts.map(contactValues),
  notes: customer.notes ?? "",
});
