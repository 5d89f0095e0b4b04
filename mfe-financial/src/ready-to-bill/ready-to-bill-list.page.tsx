import { findCustomer, searchCustomers, useCan, useHasSection, usePageTitle } from "@haul/platform";
import { useListAddress, useListExports } from "@haul/platform/lists";
import { ListPage, listOf, neighbours, withParameter, type Filter } from "@haul/ui/data";
import { Money, statusOptions } from "@haul/ui/freight";
import { IconReceiptDollar } from "@haul/ui/icons";
import { ReadyToBillBulk } from "./ready-to-bill-bulk";
import { columns } from "./ready-to-bill-columns";
import { ReadyToBillDrawer } from "./ready-to-bill-drawer";
import { ReadyToBillFigures } from "./ready-to-bill-figures";
import { DEFAULT_SORT, readyToBillQuery, useReadyToBill, type ReadyToBillItem } from "./ready-to-bill.queries";

/** Before billing, or approved and on no invoice yet. */
const LISTED = ["docs_pending", "ready_for_review", "exception", "on_hold", "sent_back_to_ops", "approved"];

const filters: Filter[] = [
  {
    kind: "select",
    name: "is_ready",
    label: "State",
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

/** The parameter that names the load whose drawer is open. */
const OPEN = "load";

/** Delivered loads that are not on an invoice yet: what is ready, what is missing for the rest, and how long it has waited. */
export default function ReadyToBillListPage() {
  usePageTitle("Ready to bill");
  const { params, setParams, memory } = useListAddress("ready_to_bill");
  const query = useReadyToBill(params);
  const totals = query.data?.pages.at(-1);
  const list = listOf(query);
  const exports = useListExports("ready_to_bill", readyToBillQuery(params));
  const openId = params.get(OPEN);
  const { previous, next } = neighbours(list.rows, idOf, openId);
  const opensLoads = useHasSection("loads");
  const mayDecide = useCan("billing:write");
  const go = (item: ReadyToBillItem | null) => setParams(withParameter(params, OPEN, item?.load_id ?? null));

  return (
    <ListPage
      title="Ready to bill"
      description="Delivered loads that are not on an invoice yet."
      figures={<ReadyToBillFigures totals={totals} />}
      filters={filters}
      params={params}
      onParamsChange={setParams}
      memory={memory}
      exports={exports}
      searchPlaceholder="Load, customer, reference"
      list={list}
      noun="loads"
      columns={columns}
      rowId={idOf}
      openId={openId}
      onOpen={go}
      onClose={() => go(null)}
      defaultSort={DEFAULT_SORT}
      {...(mayDecide
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
        title: "Nothing waits to be billed",
        body: "A load appears here when its last stop is delivered, and leaves when it is approved.",
      }}
      {...(totals
        ? { totals: { number: "Total", total_cents: <Money cents={totals.sum_cents} currency={totals.currency} /> } }
        : {})}
    >
      {openId !== null && (
        <ReadyToBillDrawer
          loadId={openId}
          opensLoads={opensLoads}
          onClose={() => go(null)}
          onPrevious={previous ? () => go(previous) : undefined}
          onNext={next ? () => go(next) : undefined}
        />
      )}
    </ListPage>
  );
}

const idOf = (item: ReadyToBillItem) => item.load_id;
