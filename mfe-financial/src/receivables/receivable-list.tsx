import { lazy, Suspense, useState, type ReactNode } from "react";
import { useCan, usePageTitle, type FoundRecord } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { ListPage, withParameter, type Filter } from "@haul/ui/data";
import { Day, Money } from "@haul/ui/freight";
import { IconReportMoney } from "@haul/ui/icons";
import { useToday } from "../today";
import { COLLECTION_STAGES, CUSTOMER } from "../words";
import { AGING, overdueCents } from "./aging";
import { AsOfField } from "./as-of-field";
import { columns } from "./receivable-columns";
import { ReceivableDrawer } from "./receivable-drawer";
import { ReceivableFigures } from "./receivable-figures";
import {
  AS_OF,
  askedDay,
  FOLLOW_UP,
  FOLLOW_UP_DUE,
  receivablesOf,
  type ReceivableList as Receivables,
} from "./receivables.queries";

const RecordPaymentDialog = lazy(() => import("../payments/record-payment-dialog"));

const filters: Filter[] = [
  { kind: "choices", name: "stage", label: "Stage", options: optionsOf(COLLECTION_STAGES) },
  {
    kind: "select",
    name: FOLLOW_UP,
    label: "Follow up",
    options: [{ value: FOLLOW_UP_DUE, label: "Today or overdue" }],
  },
  { kind: "flag", name: "is_promise_broken", label: "Broken promise" },
];

/** What each customer owes by the days since it was due; a row opens its drawer with the invoices. */
export function ReceivableList({ tabs }: { tabs: ReactNode }) {
  usePageTitle("Receivables");
  const source = receivablesOf(useToday());
  const { page, drawer, params, setParams, first: list } = useRecordList(source, ({ customer }) => customer.id);
  const [payer, setPayer] = useState<FoundRecord | null>(null);
  const mayRecord = useCan("payments:write");
  const asOf = askedDay(params);
  return (
    <ListPage
      {...page}
      title="Receivables"
      description={
        asOf === undefined ? (
          "What customers owe, by the days since it was due."
        ) : (
          <>
            What customers owed at the end of <Day on={asOf} />, by the days since it was due.
          </>
        )
      }
      tabs={tabs}
      figures={<ReceivableFigures list={list} isToday={asOf === undefined} />}
      filters={filters}
      searchPlaceholder="Customer"
      noun={CUSTOMER.many}
      columns={columns}
      tools={
        <AsOfField
          value={asOf}
          onChange={(day) => setParams((current) => withParameter(current, AS_OF, day), { replace: true })}
        />
      }
      empty={{
        icon: IconReportMoney,
        title: "Nobody owes you anything",
        body: "Customers appear here until their posted invoices are paid and their payments are applied.",
      }}
      {...(list ? { totals: totalsOf(list) } : {})}
    >
      {drawer && <ReceivableDrawer {...drawer} asOf={asOf} {...(mayRecord ? { onRecord: setPayer } : {})} />}
      {payer && (
        <Suspense>
          <RecordPaymentDialog customer={payer} onClose={() => setPayer(null)} onDone={() => setPayer(null)} />
        </Suspense>
      )}
    </ListPage>
  );
}

/** The last row. It is of all customers, also while only some are shown. */
function totalsOf({ totals, currency }: Receivables) {
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return {
    customer: "All customers",
    ...Object.fromEntries(AGING.map(({ key }) => [key, money(totals[key])])),
    owed_cents: money(totals.owed_cents),
    overdue: money(overdueCents(totals)),
    unapplied_cents: money(totals.unapplied_cents),
  };
}
