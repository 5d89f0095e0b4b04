import { useState, type ReactNode } from "react";
import { useCan, usePageTitle, type FoundRecord } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { useIsPhone } from "@haul/ui/core";
import { ListPage, SEARCH_PARAMETER, withParameter, type Filter } from "@haul/ui/data";
import { Day, Money } from "@haul/ui/freight";
import { IconReportMoney } from "@haul/ui/icons";
import { Dialogs, lazyDialog } from "../dialogs";
import { useToday } from "../today";
import { COLLECTION_STAGES, CUSTOMER } from "../words";
import { AGING, overdueCents } from "./aging";
import { AsOfField, PastDay } from "./as-of-field";
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

const RecordPaymentDialog = lazyDialog(() => import("../payments/record-payment-dialog"));

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

/** What each customer owes by days past due; a row opens its drawer with the invoices. */
export function ReceivableList({ tabs }: { tabs: ReactNode }) {
  usePageTitle("Receivables");
  const source = receivablesOf(useToday());
  const { page, drawer, params, setParams, first: list } = useRecordList(source, ({ customer }) => customer.id);
  const [payer, setPayer] = useState<FoundRecord | null>(null);
  const mayRecord = useCan("payments:write");
  const isPhone = useIsPhone();
  const asOf = askedDay(params);
  const showDay = (day: string | null) => setParams((current) => withParameter(current, AS_OF, day), { replace: true });
  return (
    <ListPage
      {...page}
      title="Receivables"
      description={
        asOf === undefined ? (
          "What customers owe, by days past due."
        ) : (
          <>
            What customers owed as of <Day on={asOf} />, by days past due.
          </>
        )
      }
      tabs={tabs}
      figures={
        <>
          {isPhone && asOf !== undefined && <PastDay day={asOf} onToday={() => showDay(null)} />}
          <ReceivableFigures list={list} isToday={asOf === undefined} />
        </>
      }
      filters={filters}
      searchPlaceholder="Customer"
      noun={CUSTOMER.many}
      columns={columns}
      tools={<AsOfField value={asOf} onChange={showDay} />}
      empty={{
        icon: IconReportMoney,
        title: "Nobody owes you anything",
        body: "Customers appear here when an invoice is posted, until it is paid and the payment is applied.",
      }}
      {...(list && !isFiltered(params) ? { totals: totalsOf(list) } : {})}
    >
      {drawer && <ReceivableDrawer {...drawer} asOf={asOf} {...(mayRecord ? { onRecord: setPayer } : {})} />}
      {mayRecord && (drawer ?? payer) && (
        <Dialogs ahead={[RecordPaymentDialog]}>
          {payer && (
            <RecordPaymentDialog customer={payer} onClose={() => setPayer(null)} onDone={() => setPayer(null)} />
          )}
        </Dialogs>
      )}
    </ListPage>
  );
}

/** Whether only some customers are shown. */
const isFiltered = (params: URLSearchParams) =>
  [SEARCH_PARAMETER, ...filters.map(({ name }) => name)].some((name) => params.has(name));

/** The last row. It is of all customers, so it is left out while only some are shown. */
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
