import { useState, type ReactNode } from "react";
import { useHasSection, useNavigate } from "@haul/platform";
import { Button, Text, useIsPhone } from "@haul/ui/core";
import { DataTable, listOfAll, Panel, type Column } from "@haul/ui/data";
import { LaneLabel } from "@haul/ui/freight";
import { formatDuration, formatMoney, formatMoneyShort, formatNumber } from "@haul/ui/format";
import type { AnalyticsDashboard } from "./analytics.page";
import { DwellChart } from "./dwell-chart";
import classes from "./dashboard.module.css";
import type { Range } from "./range";
import { rowsBehind, type Chosen } from "./rows-behind";

type Customer = AnalyticsDashboard["customers"][number];
type Lane = AnalyticsDashboard["lanes"][number];
type Facility = AnalyticsDashboard["facilities"][number];
type Driver = AnalyticsDashboard["drivers"][number];
type MarginLoad = AnalyticsDashboard["most_margin"][number];

const percent = (share: string | undefined) => (share === undefined ? null : `${Number(share).toFixed(1)}%`);

/** Margin by the cost model; no column without one. */
function marginColumn<Row extends { margin_cents?: number }>(currency: string): Column<Row> {
  return {
    key: "margin",
    title: "Margin",
    align: "end",
    isEmpty: (row) => row.margin_cents === undefined,
    render: ({ margin_cents: cents }) => (cents === undefined ? null : formatMoneyShort(cents, currency)),
  };
}

/** Cards that a phone shows before "Show all" is pressed. */
const FIRST_CARDS = 5;

interface PanelTableProps<Row> {
  title: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  rowHref?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** Beside the table, which says the same in figures, or above it where there is no room. */
  chart?: ReactNode;
}

function PanelTable<Row>({ title, rows, chart, ...table }: PanelTableProps<Row>) {
  const [isWhole, setIsWhole] = useState(false);
  const isShort = useIsPhone() && !isWhole && rows.length > FIRST_CARDS;
  return (
    <Panel title={title}>
      <div className={classes.charted}>
        {chart}
        <div>
          <DataTable
            {...table}
            label={title}
            isInline
            list={listOfAll(isShort ? rows.slice(0, FIRST_CARDS) : rows)}
            empty={<Text c="dimmed">Nothing was delivered in this period.</Text>}
          />
          {isShort && (
            <Button variant="subtle" fullWidth mt="xs" onClick={() => setIsWhole(true)}>
              Show all {rows.length}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** What makes the rows of a table open the loads that they add up. */
function useOpenRows<Row>(address: (row: Row) => string) {
  const navigate = useNavigate();
  if (!useHasSection("loads")) return {};
  return { rowHref: address, onOpen: (row: Row) => void navigate(address(row)) };
}

interface TableProps {
  range: Range;
  chosen: Chosen;
  currency: string;
}

export function CustomerTable({ customers, range, chosen, currency }: TableProps & { customers: readonly Customer[] }) {
  const open = useOpenRows(({ id }: Customer) => rowsBehind.earned(range, { ...chosen, customer_id: id }));
  const columns: Column<Customer>[] = [
    { key: "name", title: "Customer", isWrapping: true, render: (customer) => customer.name },
    { key: "delivered", title: "Loads", align: "end", render: (customer) => formatNumber(customer.delivered_count) },
    {
      key: "on_time",
      title: "On time",
      align: "end",
      render: (customer) => percent(customer.on_time_delivery_percent),
    },
    {
      key: "revenue",
      title: "Revenue",
      align: "end",
      render: (customer) => formatMoneyShort(customer.revenue_cents, currency),
    },
    marginColumn(currency),
    {
      key: "days_to_pay",
      title: "Days to pay",
      align: "end",
      render: ({ average_days_to_pay: days }) => (days === undefined ? "–" : formatNumber(days)),
    },
  ];
  return (
    <PanelTable title="Customers" rows={customers} columns={columns} rowId={(customer) => customer.id} {...open} />
  );
}

/** Who drove what, and what became of it; a team's load counts for both. */
export function DriverTable({ drivers, range, chosen, currency }: TableProps & { drivers: readonly Driver[] }) {
  const open = useOpenRows(({ id }: Driver) => rowsBehind.earned(range, { ...chosen, driver_id: id }));
  const columns: Column<Driver>[] = [
    { key: "name", title: "Driver", isWrapping: true, render: (driver) => driver.name },
    { key: "delivered", title: "Loads", align: "end", render: (driver) => formatNumber(driver.delivered_count) },
    { key: "miles", title: "Loaded mi", align: "end", render: (driver) => formatNumber(Number(driver.loaded_miles)) },
    { key: "deadhead", title: "Deadhead", align: "end", render: (driver) => percent(driver.deadhead_percent) },
    { key: "on_time", title: "On time", align: "end", render: (driver) => percent(driver.on_time_delivery_percent) },
    {
      key: "rate",
      title: "RPM, loaded",
      align: "end",
      render: ({ rate_per_mile: rate }) =>
        rate === undefined ? null : formatMoney(Math.round(Number(rate) * 100), currency),
    },
    {
      key: "revenue",
      title: "Revenue",
      align: "end",
      render: (driver) => formatMoneyShort(driver.revenue_cents, currency),
    },
    marginColumn(currency),
  ];
  return <PanelTable title="Drivers" rows={drivers} columns={columns} rowId={(driver) => driver.id} {...open} />;
}

/** Which loads made money, or lost it, by the cost model. */
export function MarginTable({
  title,
  loads,
  currency,
}: {
  title: string;
  loads: readonly MarginLoad[];
  currency: string;
}) {
  const open = useOpenRows(({ id }: MarginLoad) => `/apps/loads/${id}`);
  const money = (cents: number) => formatMoneyShort(cents, currency);
  const columns: Column<MarginLoad>[] = [
    { key: "number", title: "Load", render: (load) => load.number },
    { key: "customer", title: "Customer", isWrapping: true, render: (load) => load.customer.name },
    {
      key: "lane",
      title: "Lane",
      render: (load) => (
        <LaneLabel origin={{ state: load.origin_state }} destination={{ state: load.destination_state }} />
      ),
    },
    { key: "revenue", title: "Revenue", align: "end", render: (load) => money(load.revenue_cents) },
    { key: "cost", title: "Cost", align: "end", render: (load) => money(load.cost_cents) },
    {
      key: "margin",
      title: "Margin",
      align: "end",
      render: (load) => (
        <Text span inherit {...(load.margin_cents < 0 ? { c: "var(--mantine-color-red-text)" } : {})}>
          {money(load.margin_cents)}
        </Text>
      ),
    },
  ];
  return <PanelTable title={title} rows={loads} columns={columns} rowId={(load) => load.id} {...open} />;
}

export function LaneTable({ lanes, range, chosen, currency }: TableProps & { lanes: readonly Lane[] }) {
  const open = useOpenRows(({ origin_state, destination_state }: Lane) =>
    rowsBehind.earned(range, { ...chosen, origin_state: [origin_state], destination_state: [destination_state] }),
  );
  const columns: Column<Lane>[] = [
    {
      key: "lane",
      title: "Lane",
      render: (lane) => (
        <LaneLabel origin={{ state: lane.origin_state }} destination={{ state: lane.destination_state }} />
      ),
    },
    { key: "delivered", title: "Loads", align: "end", render: (lane) => formatNumber(lane.delivered_count) },
    {
      key: "rate",
      title: "RPM, loaded",
      align: "end",
      render: (lane) =>
        lane.rate_per_mile === undefined ? null : formatMoney(Math.round(Number(lane.rate_per_mile) * 100), currency),
    },
    {
      key: "revenue",
      title: "Revenue",
      align: "end",
      render: (lane) => formatMoneyShort(lane.revenue_cents, currency),
    },
    marginColumn(currency),
  ];
  return (
    <PanelTable
      title="Lanes"
      rows={lanes}
      columns={columns}
      rowId={(lane) => lane.origin_state + lane.destination_state}
      {...open}
    />
  );
}

export function FacilityTable({
  facilities,
  range,
  chosen,
}: Omit<TableProps, "currency"> & { facilities: Facility[] }) {
  const open = useOpenRows(({ id }: Facility) => rowsBehind.stays(range, id, chosen));
  const columns: Column<Facility>[] = [
    { key: "name", title: "Facility", isWrapping: true, render: (facility) => facility.name },
    { key: "visits", title: "Visits", align: "end", render: (facility) => formatNumber(facility.visit_count) },
    {
      key: "dwell",
      title: "Average dwell",
      align: "end",
      render: (facility) => formatDuration(facility.average_dwell_minutes),
    },
  ];
  return (
    <PanelTable
      title="Facilities"
      rows={facilities}
      columns={columns}
      rowId={(facility) => facility.id}
      {...open}
      chart={<DwellChart facilities={facilities} />}
    />
  );
}
