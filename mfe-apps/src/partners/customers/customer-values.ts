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

/** The form asks for percent, the API for hundredths of it. */
const percentOf = (basisPoints: number | undefined): number | null =>
  basisPoints === undefined ? null : basisPoints / 100;
export const basisPointsOf = (percent: number | null): number | null =>
  percent === null ? null : Math.round(percent * 100);

/** What is known of a customer beside what a new one begins with. */
export const furtherValues = (customer: Customer) => ({
  email: customer.email ?? "",
  invoice_grouping: customer.invoice_grouping,
  invoice_split: customer.invoice_split ?? ("" as const),
  invoice_delivery: customer.invoice_delivery,
  invoice_portal: customer.invoice_portal ?? "",
  discount_basis_points: percentOf(customer.discount_basis_points),
  discount_days: customer.discount_days ?? (null as number | null),
  credit_limit_cents: customer.credit_limit_cents ?? (null as number | null),
  credit_source: customer.credit_source ?? "",
  credit_checked_on: customer.credit_checked_on ?? (null as string | null),
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
