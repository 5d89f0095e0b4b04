import type { ReactNode } from "react";
import { findCustomer, useCan, usePageTitle } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Button, useIsPhone } from "@haul/ui/core";
import { ListPage, TabRow, withParameter, type BulkActions, type Filter, type ReadyView } from "@haul/ui/data";
import { IconFileUpload, IconPlus, IconReceiptDollar } from "@haul/ui/icons";
import { TO_DEPOSIT } from "../deposits/deposits.queries";
import { Dialogs, lazyDialog } from "../dialogs";
import { statusTabs } from "../status-tabs";
import { PAYMENT, PAYMENT_METHODS, PAYMENT_STATUSES } from "../words";
import { PaymentBulk } from "./payment-bulk";
import { columns } from "./payment-columns";
import { PaymentDrawer } from "./payment-drawer";
import { PaymentFigures } from "./payment-figures";
import { payments, searchPayers, usePaymentCounts, type Payment } from "./payments.queries";

const RecordPaymentDialog = lazyDialog(() => import("./record-payment-dialog"));
const RemittanceDialog = lazyDialog(() => import("../remittance/remittance-dialog"));

/** The parameter that opens a dialog, so that the search and other pages lead to it. */
const ADDING = "add";
/** Its value for the file of a customer or bank; any other records a single payment. */
const REMITTANCE = "remittance";

const filters: Filter[] = [
  { kind: "record", name: "customer_id", label: "Customer", search: searchPayers, resolve: findCustomer },
  { kind: "choices", name: "method", label: "Method", options: optionsOf(PAYMENT_METHODS) },
  {
    kind: "select",
    name: "is_deposited",
    label: "Deposited",
    options: [
      { value: "true", label: "Yes" },
      { value: "false", label: "No" },
    ],
  },
  { kind: "days", name: "received", label: "Received" },
];

/** A phone has room for one row of tabs, which are the page's. */
const phoneFilters: Filter[] = [
  { kind: "choices", name: "status", label: "Status", options: optionsOf(PAYMENT_STATUSES) },
  ...filters,
];

const readyViews: readonly ReadyView[] = [{ name: "To deposit", search: TO_DEPOSIT }];

/** What customers paid; a row opens its drawer with the invoices it pays and what can be done. */
export function PaymentList({ tabs }: { tabs: ReactNode }) {
  usePageTitle(PAYMENT.heading);
  const { page, drawer, params, setParams } = useRecordList(payments);
  const isPhone = useIsPhone();
  const mayWrite = useCan("payments:write");
  const groups = statusTabs(PAYMENT_STATUSES, usePaymentCounts().data);
  const add = (what: string | null) => setParams((current) => withParameter(current, ADDING, what));
  const record = mayWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => add(PAYMENT.one)}>
      Record payment
    </Button>
  );
  const importing = mayWrite && (
    <Button variant="default" leftSection={<IconFileUpload size={16} aria-hidden />} onClick={() => add(REMITTANCE)}>
      Import remittance
    </Button>
  );
  return (
    <ListPage
      {...page}
      title={PAYMENT.heading}
      description="What customers paid, and the invoices each payment covers."
      action={record}
      otherActions={importing}
      // The page's own tabs stand above the figures, those of the statuses above the rows.
      {...(isPhone
        ? { tabs }
        : {
            groups,
            figures: (
              <>
                <TabRow>{tabs}</TabRow>
                <PaymentFigures />
              </>
            ),
          })}
      filters={isPhone ? phoneFilters : filters}
      readyViews={readyViews}
      searchPlaceholder="Check or trace number, customer"
      noun={PAYMENT.many}
      columns={columns}
      bulk={mayWrite ? bulk : undefined}
      empty={{
        icon: IconReceiptDollar,
        title: "No payments yet",
        body: "Record a check, ACH payment or wire when it arrives, and apply it to the invoices it pays.",
        action: record,
      }}
    >
      {drawer && <PaymentDrawer {...drawer} />}
      {mayWrite && params.has(ADDING) && (
        <Dialogs>
          {params.get(ADDING) === REMITTANCE ? (
            <RemittanceDialog onClose={() => add(null)} />
          ) : (
            <RecordPaymentDialog
              onClose={() => add(null)}
              onDone={({ id }) =>
                setParams((current) => withParameter(withParameter(current, ADDING, null), payments.open, id))
              }
            />
          )}
        </Dialogs>
      )}
    </ListPage>
  );
}

const bulk: BulkActions<Payment> = {
  nameOf: ({ reference }) => reference,
  actions: (rows, clear) => <PaymentBulk rows={rows} onDone={clear} />,
};
