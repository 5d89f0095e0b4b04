import type { InvoiceViewProps } from "./invoice-view";
import type { Address } from "./types";

interface CompanyFacts {
  legal_name: string;
  dot_number: string;
  docket_numbers: readonly { kind: string; number: string }[];
  phone?: string | undefined;
  email?: string | undefined;
  addresses: {
    physical?: Address | undefined;
    billing?: Address | undefined;
    remit_to?: Address | undefined;
  };
}

/** The carrier at the head of an invoice; payment goes to the remit-to address where there is one. */
export function invoiceCarrier(company: CompanyFacts): InvoiceViewProps["carrier"] {
  const docket = company.docket_numbers[0];
  return {
    name: company.legal_name,
    dot_number: company.dot_number,
    docket_number: docket && `${docket.kind}-${docket.number}`,
    address: company.addresses.remit_to ?? company.addresses.billing ?? company.addresses.physical,
    phone: company.phone,
    email: company.email,
  };
}

/** `Net 30`, or `Due on receipt`. */
export function paymentTerms(days: number): string {
  return days === 0 ? "Due on receipt" : `Net ${days}`;
}
