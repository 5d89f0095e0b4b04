import { useApiQuery, useCan, usePageTitle, useSession } from "@haul/platform";
import { Button } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { discountTerms, InvoiceView, invoiceCarrier, paymentTerms } from "@haul/ui/freight";
import { IconPrinter } from "@haul/ui/icons";
import { LoadChooser } from "./load-chooser";

/** A load's invoice as it would look today. */
export default function InvoicePage() {
  usePageTitle("Invoice");
  return (
    <LoadChooser
      title="Invoice"
      description="A load's invoice as it would look today."
      action={
        <Button leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      {(loadId) => <LoadInvoice key={loadId} loadId={loadId} />}
    </LoadChooser>
  );
}

function LoadInvoice({ loadId }: { loadId: string }) {
  const session = useSession();
  const load = useApiQuery("/api/loads/{load_id}", { params: { path: { load_id: loadId } } });
  const company = useApiQuery("/api/company", undefined, { enabled: useCan("company:read") }).data;
  const customerId = load.data?.customer.id ?? "";
  const canReadCustomer = useCan("customers:read");
  const customer = useApiQuery(
    "/api/customers/{customer_id}",
    { params: { path: { customer_id: customerId } } },
    { enabled: customerId !== "" && canReadCustomer },
  ).data;
  return (
    <QueryStates query={load}>
      {(data) => (
        <InvoiceView
          title="Draft invoice"
          carrier={
            company
              ? invoiceCarrier(company)
              : { name: session?.company?.legal_name ?? "", dot_number: session?.company?.dot_number ?? "" }
          }
          billTo={{
            name: data.customer.name,
            address: customer?.address,
            email: customer?.billing_email ?? customer?.email,
          }}
          load={data}
          {...(customer ? { terms: discountTerms(customer) ?? paymentTerms(customer.payment_terms_days) } : {})}
        />
      )}
    </QueryStates>
  );
}
