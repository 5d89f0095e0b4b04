import { discountTerms, InvoiceView, paymentTerms } from "@haul/ui/freight";
import { useCarrier, useCustomer, type Load } from "./ready-to-bill.queries";

/** The invoice of a load as it would look now, addressed as the customer's record says. */
export function LoadInvoice({ load }: { load: Load }) {
  const carrier = useCarrier();
  const customer = useCustomer(load.customer.id).data;
  return (
    <InvoiceView
      title="Draft invoice"
      carrier={carrier}
      billTo={{
        name: load.customer.name,
        address: customer?.address,
        email: customer?.billing_email ?? customer?.email,
      }}
      load={load}
      {...(customer ? { terms: discountTerms(customer) ?? paymentTerms(customer.payment_terms_days) } : {})}
    />
  );
}
