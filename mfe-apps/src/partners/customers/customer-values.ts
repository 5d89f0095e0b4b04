import { createOf } from "@haul/platform";
import { addressValues } from "@haul/ui/long-forms";
import type { Customer } from "./customers.queries";

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

/** What is known of a customer beside what a new one begins with. */
export const furtherValues = (customer: Customer) => ({
  email: customer.email ?? "",
  invoice_grouping: customer.invoice_grouping,
  invoice_split: customer.invoice_split ?? ("" as const),
  credit_limit_cents: customer.credit_limit_cents ?? (null as number | null),
  fuel_program_id: customer.fuel_program_id ?? "",
  on_time_grace_minutes: customer.on_time_grace_minutes ?? (null as number | null),
  is_on_credit_hold: customer.is_on_credit_hold,
  required_references: [...customer.required_references],
  required_documents: [...customer.required_documents],
  invoice_packet_order: [...customer.invoice_packet_order],
  tracking_email: customer.tracking_email ?? "",
  tracking_milestones: [...customer.tracking_milestones],
  address: addressValues(customer.address),
  contacts: customer.contacts.map(contactValues),
  notes: customer.notes ?? "",
});
