import { useHasSection, useNavigate } from "@haul/platform";
import { DataTable, listOfAll, Panel, type Column } from "@haul/ui/data";
import { StatusBadge, StopTime } from "@haul/ui/freight";
import { Text } from "@haul/ui/core";
import type { OperationsDashboard } from "./operations.page";

type Exception = OperationsDashboard["exceptions"][number];

const columns: Column<Exception>[] = [
  { key: "number", title: "Load", render: (load) => load.number },
  {
    key: "timeliness",
    title: "Timeliness",
    card: "badge",
    // A load that stands still is neither on time nor late.
    render: (load) =>
      load.status === "on_hold" ? null : (
        <StatusBadge kind="timeliness" status={load.timeliness} title={load.timeliness_reason} />
      ),
  },
  { key: "status", title: "Status", render: (load) => <StatusBadge kind="load" status={load.status} /> },
  { key: "customer", title: "Customer", render: (load) => load.customer.name },
  {
    key: "next_stop",
    title: "Next stop",
    render: ({ next_stop: stop }) =>
      stop ? <span title={stop.facility_name}>{`${stop.city}, ${stop.state}`}</span> : null,
  },
  {
    key: "due",
    title: "Due",
    render: ({ next_stop: stop }) =>
      stop?.scheduled_at ? <StopTime at={stop.scheduled_at} zone={stop.time_zone} /> : null,
  },
  { key: "driver", title: "Driver", render: (load) => load.driver?.name ?? "Unassigned" },
];

/** Loads that need attention now. */
export function Exceptions({ loads }: { loads: readonly Exception[] }) {
  const navigate = useNavigate();
  const opensLoads = useHasSection("loads");
  return (
    <Panel title="Exceptions">
      <DataTable
        label="Exceptions"
        isInline
        list={listOfAll(loads)}
        columns={columns}
        rowId={(load) => load.id}
        empty={<Text c="dimmed">Nothing is late, at risk or on hold.</Text>}
        {...(opensLoads
          ? {
              rowHref: (load: Exception) => `/apps/loads/${load.id}`,
              onOpen: (load: Exception) => void navigate(`/apps/loads/${load.id}`),
            }
          : {})}
      />
    </Panel>
  );
}
