import { findCustomer, searchCustomers, usePageTitle } from "@haul/platform";
import { useLatestParams } from "@haul/platform/lists";
import { Stack, useIsNarrow, useIsPhone } from "@haul/ui/core";
import {
  DataTable,
  EmptyState,
  FilterBar,
  PageHeader,
  Panel,
  QueryStates,
  SORT_PARAMETER,
  TabRow,
  filledColumns,
  listOfAll,
  withParameter,
  type Filter,
} from "@haul/ui/data";
import { formatDate } from "@haul/ui/freight";
import { IconReportMoney } from "@haul/ui/icons";
import { findFacility, searchFacilities } from "../../partners/facilities/facility-search";
import { DetentionTabs } from "./detention-tabs";
import { useDetentionReport, type DetentionReport } from "./detention.queries";
import { LEAST_PAID, columnsOf, inOrder, totals, type Part } from "./payer-columns";

const filters: Filter[] = [
  { kind: "days", name: "arrived", label: "Arrived" },
  { kind: "record", name: "facility_id", label: "Facility", search: searchFacilities, resolve: findFacility },
  { kind: "record", name: "customer_id", label: "Customer", search: searchCustomers, resolve: findCustomer },
];

/** Each table has its own order in the address. */
const SORTS = { customers: SORT_PARAMETER, facilities: "facility_sort" } as const;

/** Which customers pay for waits, those that pay least first, and which facilities keep trucks waiting. */
export default function DetentionPayersPage() {
  usePageTitle("Who pays detention");
  const [params, setParams] = useLatestParams();
  const text = (name: string) => params.get(name) ?? undefined;
  const report = useDetentionReport({
    from: text("arrived_from"),
    to: text("arrived_to"),
    facility_id: text("facility_id"),
    customer_id: text("customer_id"),
  });
  const [isPhone, isNarrow] = [useIsPhone(), useIsNarrow()];
  // A phone has cards, with room for everything.
  const isTight = isNarrow && !isPhone;
  const sorted = (name: string, title: string, parts: readonly Part[]) => {
    const sort = params.get(name) ?? LEAST_PAID;
    return {
      columns: filledColumns(columnsOf(title, isTight), null, parts),
      list: listOfAll(inOrder(parts, sort)),
      sort,
      onSort: (wanted: string) =>
        setParams((current) => withParameter(current, name, wanted === LEAST_PAID ? null : wanted), { replace: true }),
    };
  };
  return (
    <>
      <PageHeader title="Detention" description={<Range report={report.data} />} isTight="tabs" />
      <TabRow>
        <DetentionTabs value="payers" />
      </TabRow>
      <FilterBar filters={filters} params={params} onParamsChange={setParams} />
      <QueryStates query={report}>
        {(data) =>
          data.total.stop_count === 0 ? (
            <EmptyState icon={IconReportMoney} title="No trucks arrived in this period">
              Every stop where a truck arrived is counted here, by facility and by customer.
            </EmptyState>
          ) : (
            <Stack>
              <Panel title="By customer">
                <DataTable
                  {...table("Customers", data, ({ id }) => ({ facility_id: text("facility_id"), customer_id: id }))}
                  {...sorted(SORTS.customers, "Customer", data.customers)}
                  totals={totals(data.total, isTight)}
                />
              </Panel>
              <Panel title="By facility">
                <DataTable
                  {...table("Facilities", data, ({ id }) => ({ customer_id: text("customer_id"), facility_id: id }))}
                  {...sorted(SORTS.facilities, "Facility", data.facilities.map(withPlace))}
                />
              </Panel>
            </Stack>
          )
        }
      </QueryStates>
    </>
  );
}

type Filters = Readonly<Record<string, string | undefined>>;

const withPlace = ({ id, name, city, state, sums }: DetentionReport["facilities"][number]): Part => ({
  id,
  name: `${name}, ${city}, ${state}`,
  sums,
});

/** A row leads to the stops behind it, which are of the customer or facility that the page is filtered by. */
const table = (label: string, { from, to }: DetentionReport, filtersOf: (part: Part) => Filters) => ({
  label,
  isInline: true,
  rowId: ({ id }: Part) => id,
  rowHref: (part: Part) => {
    const search = new URLSearchParams();
    const wanted: Filters = { ...filtersOf(part), arrived_from: from, arrived_to: to };
    for (const [name, value] of Object.entries(wanted)) if (value !== undefined) search.set(name, value);
    return `/apps/loads/detention?${search.toString()}`;
  },
  empty: null,
});

function Range({ report }: { report: DetentionReport | undefined }) {
  if (!report) return "Who keeps trucks waiting, and who pays for it.";
  return `Who keeps trucks waiting, and who pays for it: arrivals from ${formatDate(report.from)} to ${formatDate(report.to)}.`;
}
