import type { ReactNode } from "react";
import { findCustomer, searchCustomers, usePageTitle, useSearchParams } from "@haul/platform";
import { Stack } from "@haul/ui/core";
import {
  DataTable,
  EmptyState,
  FilterBar,
  PageHeader,
  Panel,
  QueryStates,
  listOfAll,
  type Column,
  type Filter,
} from "@haul/ui/data";
import { Money, formatDate, formatDuration, formatNumber } from "@haul/ui/freight";
import { IconReportMoney } from "@haul/ui/icons";
import { findFacility, searchFacilities } from "../../partners/facilities/facility-search";
import { DetentionTabs } from "./detention-tabs";
import { useDetentionReport, type DetentionReport, type DetentionSums } from "./detention.queries";

const filters: Filter[] = [
  { kind: "days", name: "arrived", label: "Arrived" },
  { kind: "record", name: "facility_id", label: "Facility", search: searchFacilities, resolve: findFacility },
  { kind: "record", name: "customer_id", label: "Customer", search: searchCustomers, resolve: findCustomer },
];

/** Which facilities keep trucks waiting, and which customers pay for it. */
export default function DetentionPayersPage() {
  usePageTitle("Who pays detention");
  const [params, setParams] = useSearchParams();
  const text = (name: string) => params.get(name) ?? undefined;
  const report = useDetentionReport({
    from: text("arrived_from"),
    to: text("arrived_to"),
    facility_id: text("facility_id"),
    customer_id: text("customer_id"),
  });
  return (
    <>
      <PageHeader title="Detention" description={<Range report={report.data} />} />
      <DetentionTabs value="payers" />
      <FilterBar filters={filters} params={params} onParamsChange={setParams} />
      <QueryStates query={report}>
        {(data) =>
          data.total.stop_count === 0 ? (
            <EmptyState icon={IconReportMoney} title="No truck arrived in these days">
              Each stop at which a truck arrives is counted here, by facility and by customer.
            </EmptyState>
          ) : (
            <Stack>
              <Panel title="By facility">
                <DataTable
                  {...table("Facilities", data, ({ id }) => ({ customer_id: text("customer_id"), facility_id: id }))}
                  list={listOfAll(data.facilities)}
                  columns={[named("Facility", facilityName), ...SUMS]}
                />
              </Panel>
              <Panel title="By customer">
                <DataTable
                  {...table("Customers", data, ({ id }) => ({ facility_id: text("facility_id"), customer_id: id }))}
                  list={listOfAll(data.customers)}
                  columns={[named("Customer", ({ name }) => name), ...SUMS]}
                  totals={totals(data.total)}
                />
              </Panel>
            </Stack>
          )
        }
      </QueryStates>
    </>
  );
}

interface Part {
  id: string;
  name: string;
  sums: DetentionSums;
}

type Filters = Readonly<Record<string, string | undefined>>;

const facilityName = ({ name, city, state }: DetentionReport["facilities"][number]) => `${name}, ${city}, ${state}`;

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

function named<Row extends Part>(title: string, render: (row: Row) => string): Column<Row> {
  return { key: "name", title, render, isWrapping: true };
}

const figure = (key: string, title: string, render: (sums: DetentionSums) => ReactNode): Column<Part> => ({
  key,
  title,
  align: "end",
  render: ({ sums }) => render(sums),
});

const money = (cents: number) => (cents === 0 ? "–" : <Money cents={cents} />);

const SUMS: Column<Part>[] = [
  figure("stops", "Stops", (sums) => formatNumber(sums.stop_count)),
  figure("dwell", "Average dwell", (sums) =>
    sums.average_dwell_minutes === undefined ? "–" : formatDuration(sums.average_dwell_minutes),
  ),
  figure("detained", "Detained", (sums) => formatNumber(sums.detained_count)),
  figure("minutes", "Billable time", (sums) =>
    sums.detained_minutes === 0 ? "–" : formatDuration(sums.detained_minutes),
  ),
  figure("open", "Open", (sums) => money(sums.pending_cents + sums.disputed_cents)),
  figure("claimed", "Claimed", (sums) => money(sums.approved_cents)),
  figure("billed", "Billed", (sums) => money(sums.billed_cents)),
  figure("waived", "Waived", (sums) => money(sums.waived_cents)),
  figure("denied", "Denied", (sums) => money(sums.denied_cents)),
];

/** The last row: the same figures over all. */
function totals(sums: DetentionSums): Record<string, ReactNode> {
  const all: Part = { id: "", name: "Total", sums };
  return { name: "Total", ...Object.fromEntries(SUMS.map(({ key, render }) => [key, render(all)])) };
}

function Range({ report }: { report: DetentionReport | undefined }) {
  if (!report) return "Who keeps trucks waiting, and who pays for it.";
  return `Who keeps trucks waiting, and who pays for it: arrivals from ${formatDate(report.from)} to ${formatDate(report.to)}.`;
}
