import { findCustomer, Link, searchCustomers, useCan, useHasSection, usePageTitle } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { Button } from "@haul/ui/core";
import { ListPage, type Filter } from "@haul/ui/data";
import { Money, statusOptions } from "@haul/ui/freight";
import { IconReceiptDollar } from "@haul/ui/icons";
import { ReadyToBillBulk } from "./ready-to-bill-bulk";
import { columns } from "./ready-to-bill-columns";
import { ReadyToBillDrawer } from "./ready-to-bill-drawer";
import { ReadyToBillFigures } from "./ready-to-bill-figures";
import { readyToBillList, type ReadyToBillItem } from "./ready-to-bill.queries";

/** Before billing, or approved and on no invoice yet. */
const LISTED = ["docs_pending", "ready_for_review", "exception", "on_hold", "sent_back_to_ops", "approved"];

/** The loads that are waiting to be invoiced. */
const APPROVED = "/apps/financial/ready-to-bill?billing_status=approved";

const filters: Filter[] = [
  {
    kind: "select",
    name: "is_ready",
    label: "Status",
    options: [
      { value: "true", label: "Ready to bill" },
      { value: "false", label: "Held up" },
    ],
  },
  {
    kind: "choices",
    name: "billing_status",
    label: "Billing",
    options: statusOptions("billing").filter(({ value }) => LISTED.includes(value)),
  },
  { kind: "record", name: "customer_id", label: "Customer", search: searchCustomers, resolve: findCustomer },
];

/** Delivered loads that are not on an invoice yet: what is ready, what is missing for the rest, and how long it has waited. */
export default function ReadyToBillListPage() {
  usePageTitle("Ready to bill");
  const { page, drawer, params, last: totals } = useRecordList(readyToBillList, ({ load_id }) => load_id);
  const opensLoads = useHasSection("loads");
  const [mayDecide, mayInvoice] = [useCan("billing:write"), useCan("invoices:write")];
  const statuses = params.get("billing_status")?.split(",") ?? [];

  return (
    <ListPage
      {...page}
      title="Ready to bill"
      description="Delivered loads that are not on an invoice yet."
      figures={<ReadyToBillFigures totals={totals} statuses={statuses} />}
      filters={filters}
      searchPlaceholder="Load, customer, reference"
      noun="loads"
      columns={columns}
      otherActions={
        mayInvoice &&
        statuses.join() !== "approved" && (
          <Button component={Link} to={APPROVED} variant="default">
            Invoice approved loads
          </Button>
        )
      }
      {...(mayDecide || mayInvoice
        ? {
            bulk: {
              nameOf: (item: ReadyToBillItem) => item.number,
              actions: (loads: readonly ReadyToBillItem[], clear: () => void) => (
                <ReadyToBillBulk loads={loads} onStart={clear} />
              ),
            },
          }
        : {})}
      empty={{
        icon: IconReceiptDollar,
        title: "Nothing is waiting to be billed",
        body: "A load appears here when its last stop is completed. Approve it, then select it and choose Invoice.",
        action: opensLoads && (
          <Button component={Link} to="/apps/loads" variant="default">
            Go to Loads
          </Button>
        ),
      }}
      {...(totals
        ? {
            totals: {
              number: "Total",
              total_cents: <Money cents={totals.sum_cents} currency={totals.currency} />,
              pending_cents: <Money cents={totals.pending_cents} currency={totals.currency} />,
            },
          }
        : {})}
    >
      {drawer && <ReadyToBillDrawer {...drawer} opensLoads={opensLoads} />}
    </ListPage>
  );
}
