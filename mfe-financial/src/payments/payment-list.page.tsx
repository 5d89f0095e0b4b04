import { lazy, Suspense } from "react";
import { findCustomer, useCan, usePageTitle } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Button, useIsPhone } from "@haul/ui/core";
import { ListPage, withParameter, type Filter } from "@haul/ui/data";
import { IconPlus, IconReceiptDollar } from "@haul/ui/icons";
import { statusTabs } from "../status-tabs";
import { PAYMENT, PAYMENT_METHODS, PAYMENT_STATUSES } from "../words";
import { columns } from "./payment-columns";
import { PaymentDrawer } from "./payment-drawer";
import { PaymentFigures } from "./payment-figures";
import { payments, searchPayers, usePaymentCounts } from "./payments.queries";

const RecordPaymentDialog = lazy(() => import("./record-payment-dialog"));

/** The parameter that opens the dialog, so that the search and other pages lead to it. */
const ADDING = "add";

const filters: Filter[] = [
  { kind: "record", name: "customer_id", label: "Customer", search: searchPayers, resolve: findCustomer },
  { kind: "choices", name: "method", label: "Method", options: optionsOf(PAYMENT_METHODS) },
  { kind: "days", name: "received", label: "Received" },
];

/** What customers paid; a row opens its drawer with the invoices it pays and what can be done. */
export default function PaymentListPage() {
  usePageTitle(PAYMENT.heading);
  const { page, drawer, params, setParams } = useRecordList(payments);
  const isPhone = useIsPhone();
  const mayWrite = useCan("payments:write");
  const groups = statusTabs(PAYMENT_STATUSES, usePaymentCounts().data);
  const setIsAdding = (is: boolean) => setParams((current) => withParameter(current, ADDING, is ? PAYMENT.one : null));
  const record = mayWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
      Record payment
    </Button>
  );
  return (
    <ListPage
      {...page}
      title={PAYMENT.heading}
      description="What customers paid, and which invoices it pays."
      action={record}
      figures={!isPhone && <PaymentFigures />}
      groups={groups}
      filters={filters}
      searchPlaceholder="Check or trace number, customer"
      noun={PAYMENT.many}
      columns={columns}
      empty={{
        icon: IconReceiptDollar,
        title: "No payments yet",
        body: "Record a check, an ACH or a wire when it arrives, and apply it to the invoices that it pays.",
        action: record,
      }}
    >
      {drawer && <PaymentDrawer {...drawer} />}
      {mayWrite && params.has(ADDING) && (
        <Suspense>
          <RecordPaymentDialog
            onClose={() => setIsAdding(false)}
            onDone={({ id }) =>
              setParams((current) => withParameter(withParameter(current, ADDING, null), payments.open, id))
            }
          />
        </Suspense>
      )}
    </ListPage>
  );
}
