import type { ReactNode } from "react";
import { usePageTitle } from "@haul/platform";
import { useLatestParams } from "@haul/platform/lists";
import { Stack, useIsPhone } from "@haul/ui/core";
import {
  DataTable,
  EmptyState,
  Figure,
  Figures,
  FilterBar,
  PageHeader,
  Panel,
  QueryStates,
  TabRow,
  listOfAll,
  type Column,
  type Filter,
} from "@haul/ui/data";
import { formatDate, formatDuration, formatNumber } from "@haul/ui/format";
import { IconClockExclamation } from "@haul/ui/icons";
import { TrackingTabs } from "./tracking-tabs";
import { useOnTimeReport, type OnTimeFigures, type OnTimeReport } from "./tracking.queries";
import classes from "./tracking.module.css";

const GRACES = [0, 15, 30, 60, 120];

const filters: Filter[] = [
  { kind: "days", name: "due", label: "Due" },
  {
    kind: "select",
    name: "grace_minutes",
    label: "Late after",
    options: GRACES.map((value) => ({ value: String(value), label: value === 0 ? "no grace" : `${value} min` })),
  },
];

/** How often trucks arrived when they should, and whose doing it was when they did not. */
export default function OnTimePage() {
  usePageTitle("On-time");
  const [params, setParams] = useLatestParams();
  const [from, to, grace] = ["due_from", "due_to", "grace_minutes"].map((name) => params.get(name));
  const query = useOnTimeReport({
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(grace && GRACES.includes(Number(grace)) ? { grace_minutes: Number(grace) } : {}),
  });
  return (
    <>
      <PageHeader title="On-time" description={rangeOf(query.data)} isTight="tabs" />
      <TabRow>
        <TrackingTabs value="on_time" />
      </TabRow>
      <FilterBar filters={filters} params={params} onParamsChange={setParams} />
      <QueryStates query={query}>
        {(report) =>
          report.pickups.stops + report.deliveries.stops === 0 ? (
            <EmptyState icon={IconClockExclamation} title="No stops were due in this period">
              Every stop with an appointment is counted here, by customer and by facility.
            </EmptyState>
          ) : (
            <Report report={report} />
          )
        }
      </QueryStates>
    </>
  );
}

function Report({ report }: { report: OnTimeReport }) {
  const { pickups, deliveries, formula } = report;
  const isPhone = useIsPhone();
  return (
    <Stack>
      <Figures label="On-time">
        <Figure
          label="Pickups on time"
          value={percent(pickups.on_time_percent) ?? "–"}
          {...counted(pickups)}
          definition={formula}
        />
        <Figure
          label="Deliveries on time"
          value={percent(deliveries.on_time_percent) ?? "–"}
          {...counted(deliveries)}
          definition={formula}
        />
        <Figure
          label="Deliveries, controllable"
          value={percent(deliveries.controllable_percent) ?? "–"}
          comparison={{ text: `${formatNumber(deliveries.excused_late)} excused` }}
          definition="Late stops whose reason is the shipper, the receiver, traffic, weather or a changed plan do not count."
        />
        <Figure
          label="Late, no reason given"
          value={formatNumber(pickups.unexplained_late + deliveries.unexplained_late)}
          definition="Late stops with no cause given. They count against the carrier."
          {...(pickups.unexplained_late + deliveries.unexplained_late > 0 ? { tone: "attention" as const } : {})}
        />
      </Figures>
      <Panel title="By customer">
        <DataTable
          label="Customers"
          isInline
          list={listOfAll(report.customers)}
          rowId={({ customer }) => customer.id}
          empty={null}
          columns={[
            { key: "name", title: "Customer", isWrapping: true, render: ({ customer }) => customer.name },
            ...FIGURES,
          ]}
        />
      </Panel>
      <Panel title="By facility">
        <DataTable
          label="Facilities"
          isInline
          list={listOfAll(report.facilities)}
          rowId={({ facility }) => facility.id}
          empty={null}
          columns={[
            {
              key: "name",
              title: "Facility",
              isWrapping: true,
              render: ({ facility, city, state }) => `${facility.name}, ${city}, ${state}`,
            },
            ...FIGURES,
          ]}
        />
      </Panel>
      <details className={classes.counting}>
        <summary>How this is counted</summary>
        {/* A phone's title leaves no room for it. */}
        {isPhone && <p>{rangeOf(report)}</p>}
        <p>{formula}</p>
      </details>
    </Stack>
  );
}

interface Part {
  pickups: OnTimeFigures;
  deliveries: OnTimeFigures;
}

const figure = (key: string, title: string, render: (part: Part) => ReactNode): Column<Part> => ({
  key,
  title,
  align: "end",
  render,
});

const FIGURES: Column<Part>[] = [
  figure("pickups", "Pickups", ({ pickups }) => formatNumber(pickups.arrived)),
  figure("pickups_on_time", "Pickups on time", ({ pickups }) => percent(pickups.on_time_percent)),
  figure("deliveries", "Deliveries", ({ deliveries }) => formatNumber(deliveries.arrived)),
  figure("deliveries_on_time", "Deliveries on time", ({ deliveries }) => percent(deliveries.on_time_percent)),
  figure("controllable", "Controllable", ({ deliveries }) => percent(deliveries.controllable_percent)),
  figure("late", "Late", ({ pickups, deliveries }) => formatNumber(pickups.late + deliveries.late)),
  figure("unexplained", "No reason", ({ pickups, deliveries }) =>
    formatNumber(pickups.unexplained_late + deliveries.unexplained_late),
  ),
  figure("without_arrival", "No arrival", ({ pickups, deliveries }) =>
    formatNumber(pickups.without_arrival + deliveries.without_arrival),
  ),
];

const percent = (value: string | undefined) => (value === undefined ? null : `${value}%`);

const counted = ({ on_time, arrived }: OnTimeFigures) => ({
  comparison: { text: `${formatNumber(on_time)} of ${formatNumber(arrived)}` },
});

function rangeOf(report: OnTimeReport | undefined): string {
  if (!report) return "How often trucks arrived on time.";
  const { from, to, grace_minutes } = report;
  const grace = grace_minutes === undefined ? "each customer's grace period" : formatDuration(grace_minutes);
  return `Stops due from ${formatDate(from)} to ${formatDate(to)}, late after ${grace}.`;
}
