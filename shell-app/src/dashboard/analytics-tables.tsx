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
import { rowsBehind } from "./rows-behind";

type Customer = AnalyticsDashboard["customers"][number];
type Lane = AnalyticsDashboard["lanes"][number];
type Facility = AnalyticsDashboard["facilities"][number];

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
  currency: string;
}

export function CustomerTable({ customers, range, currency }: TableProps & { customers: readonly Customer[] }) {
  const open = useOpenRows(({ id }: Customer) => rowsBehind.delivered(range, { customer_id: id }));
  const columns: Column<Customer>[] = [
    { key: "name", title: "Customer", isWrapping: true, render: (customer) => customer.name },
    { key: "delivered", title: "Loads", align: "end", render: (customer) => formatNumber(customer.delivered_count) },
    {
      key: "on_time",
      title: "On time",
      align: "end",
      render: ({ on_time_delivery_percent: percent }) =>
        percent === undefined ? null : `${Number(percent).toFixed(1)}%`,
    },
    {
      key: "revenue",
      title: "Revenue",
      align: "end",
      render: (customer) => formatMoneyShort(customer.revenue_cents, currency),
    },
  ];
  return (
    <PanelTable title="Customers" rows={customers} columns={columns} rowId={(customer) => customer.id} {...open} />
  );
}

export function LaneTable({ lanes, range, currency }: TableProps & { lanes: readonly Lane[] }) {
  const open = useOpenRows(({ origin_state, destination_state }: Lane) =>
    rowsBehind.delivered(range, { origin_state: [origin_state], destination_state: [destination_state] }),
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
      title: "RPM",
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

export function FacilityTable({ facilities }: { facilities: AnalyticsDashboard["facilities"] }) {
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
      chart={<DwellChart facilities={facilities} />}
    />
  );
}
