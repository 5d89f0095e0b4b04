import type { Address, Customer, CustomerContact } from "./customer.entity";

/** A customer as Haul's API shows one: what is null is left out. */
export interface CustomerDto {
  id: string;
  name: string;
  kind: string;
  docket_number?: string;
  phone?: string;
  email?: string;
  billing_email?: string;
  address?: Address;
  payment_terms_days: number;
  credit_limit_cents?: number;
  is_on_credit_hold: boolean;
  required_references: string[];
  required_documents: string[];
  invoice_packet_order: string[];
  contacts: CustomerContact[];
  notes?: string;
  currency: string;
  archived_at?: Date;
  merged_into_id?: string;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export interface CustomerPageDto {
  items: CustomerDto[];
  next_cursor?: string;
  total_count: number;
}

export function customerDto(customer: Customer): CustomerDto {
  return {
    id: customer.id,
    name: customer.name,
    kind: customer.kind,
    docket_number: customer.docketNumber ?? undefined,
    phone: customer.phone ?? undefined,
    email: customer.email ?? undefined,
    billing_email: customer.billingEmail ?? undefined,
    address: customer.address ?? undefined,
    payment_terms_days: customer.paymentTermsDays,
    credit_limit_cents: customer.creditLimitCents ?? undefined,
    is_on_credit_hold: customer.isOnCreditHold,
    required_references: customer.requiredReferences,
    required_documents: customer.requiredDocuments,
    invoice_packet_order: customer.invoicePacketOrder,
    contacts: customer.contacts,
    notes: customer.notes ?? undefined,
    currency: customer.currency,
    archived_at: customer.archivedAt ?? undefined,
    merged_into_id: customer.mergedIntoId ?? undefined,
    version: customer.version,
    created_at: customer.createdAt,
    updated_at: customer.updatedAt,
  };
}
