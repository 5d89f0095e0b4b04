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

interface DiscountTerms {
  readonly payment_terms_days: number;
  readonly discount_basis_points?: number | undefined;
  readonly discount_days?: number | undefined;
}

/** As the trade writes a discount for paying early: 2% within 10 of 30 days is `2/10 net 30`; null without one. */
export function discountTerms({ payment_terms_days, discount_basis_points, discount_days }: DiscountTerms) {
  if (discount_basis_points === undefined || discount_days === undefined) return null;
  return `${discount_basis_points / 100}/${discount_days} net ${payment_terms_days}`;
}
