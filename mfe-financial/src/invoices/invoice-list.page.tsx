import { findCustomer, Link, searchCustomers, useCan, usePageTitle, useSearchParams } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Anchor, Button, useIsPhone } from "@haul/ui/core";
import { ListPage, type BulkActions, type Filter } from "@haul/ui/data";
import { IconFileInvoice } from "@haul/ui/icons";
import { statusTabs } from "../status-tabs";
import { WriteOffLimits } from "../write-offs/write-off-limits";
import { INVOICE, INVOICE_DELIVERIES, INVOICE_ORIGINS, INVOICE_STATUSES } from "../words";
import { BATCH_PARAMETER, InvoiceBatchProgress } from "./invoice-batch";
import { InvoiceBulk } from "./invoice-bulk";
import { columns } from "./invoice-columns";
import { InvoiceDrawer } from "./invoice-drawer";
import { InvoiceFigures } from "./invoice-figures";
import { invoices, useInvoiceCounts, type Invoice } from "./invoices.queries";

/** Where invoices of another system come in. */
const OPENING = "/apps/imports?kind=opening_balances";

const filters: Filter[] = [
  { kind: "record", name: "customer_id", label: "Customer", search: searchCustomers, resolve: findCustomer },
  { kind: "flag", name: "is_overdue", label: "Overdue" },
  { kind: "flag", name: "is_disputed", label: "Disputed" },
  { kind: "flag", name: "has_write_off_request", label: "Write-off to approve" },
  { kind: "choices", name: "delivery", label: "Delivery", options: optionsOf(INVOICE_DELIVERIES) },
  { kind: "choices", name: "origin", label: "Origin", options: optionsOf(INVOICE_ORIGINS) },
  { kind: "days", name: "due", label: "Due" },
  { kind: "days", name: "invoiced", label: "Date" },
];

/** Invoices by how far they are; a row opens its drawer with lines, papers and what can be done. */
export default function InvoiceListPage() {
  usePageTitle(INVOICE.heading);
  const { page, drawer } = useRecordList(invoices);
  const isPhone = useIsPhone();
  const mayWrite = useCan("invoices:write");
  const batch = useSearchParams()[0].get(BATCH_PARAMETER);
  const groups = statusTabs(INVOICE_STATUSES, useInvoiceCounts().data);
  return (
    <ListPage
      {...page}
      title={INVOICE.heading}
      description="What customers owe for delivered loads, plus opening balances."
      action={
        mayWrite && (
          <Button component={Link} to="/apps/financial/ready-to-bill?billing_status=approved">
            Invoice approved loads
          </Button>
        )
      }
      otherActions={<WriteOffLimits />}
      figures={
        <>
          {batch !== null && mayWrite && <InvoiceBatchProgress id={batch} />}
          {!isPhone && <InvoiceFigures />}
        </>
      }
      groups={groups}
      filters={filters}
      searchPlaceholder="Number, customer, reference"
      noun={INVOICE.many}
      columns={columns}
      bulk={mayWrite ? bulk : undefined}
      empty={{
        icon: IconFileInvoice,
        title: "No invoices yet",
        body: (
          <>
            Approve loads under Ready to bill, then select them and choose Invoice.
            {mayWrite && (
              <>
                {" "}
                For what customers still owe on earlier invoices,{" "}
                <Anchor component={Link} inherit to={OPENING} underline="always">
                  import opening balances
                </Anchor>
                .
              </>
            )}
          </>
        ),
        action: (
          <Button component={Link} to="/apps/financial/ready-to-bill" variant="default">
            Go to Ready to bill
          </Button>
        ),
      }}
    >
      {drawer && <InvoiceDrawer {...drawer} />}
    </ListPage>
  );
}

const bulk: BulkActions<Invoice> = {
  nameOf: ({ number }) => number,
  actions: (rows, clear) => <InvoiceBulk rows={rows} onStart={clear} />,
};
