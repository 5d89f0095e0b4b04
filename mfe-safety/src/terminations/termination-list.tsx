import type { ReactNode } from "react";
import { findDriver, searchDrivers } from "@haul/platform";
import { RecordListPage } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import type { Column, Filter } from "@haul/ui/data";
import { Day, labelOf, StatusBadge } from "@haul/ui/freight";
import { IconLogout } from "@haul/ui/icons";
import { REHIRE_ELIGIBILITIES, TERMINATION_REASONS } from "../words";
import { OpenSteps } from "./checklist";
import { TerminationDrawer } from "./termination-drawer";
import { TerminationForm } from "./termination-form";
import { terminations, type Termination } from "./terminations.queries";

const columns: Column<Termination>[] = [
  { key: "driver_name", title: "Driver", render: ({ driver_name }) => driver_name },
  {
    key: "open_step_count",
    title: "Checklist",
    card: "badge",
    isSortable: true,
    render: (termination) => <OpenSteps termination={termination} />,
  },
  { key: "last_on", title: "Last day", isSortable: true, render: ({ last_on }) => <Day on={last_on} /> },
  { key: "reason", title: "Reason", render: ({ reason }) => labelOf(TERMINATION_REASONS, reason) },
  {
    key: "rehire",
    title: "Rehire",
    render: ({ rehire }) => <StatusBadge kind={REHIRE_ELIGIBILITIES} status={rehire} />,
  },
  {
    key: "employed_from",
    title: "From",
    isOptional: true,
    card: "hidden",
    render: ({ employed_from }) => employed_from && <Day on={employed_from} />,
  },
];

const filters: Filter[] = [
  { kind: "flag", name: "has_open_steps", label: "Open checklist" },
  { kind: "choices", name: "reason", label: "Reason", options: optionsOf(TERMINATION_REASONS) },
  { kind: "choices", name: "rehire", label: "Rehire", options: optionsOf(REHIRE_ELIGIBILITIES) },
  { kind: "record", name: "driver_id", label: "Driver", search: searchDrivers, resolve: findDriver },
  { kind: "days", name: "left", label: "Last day" },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** Who left, and what is left to do. */
export function TerminationList({ tabs }: { tabs: ReactNode }) {
  return (
    <RecordListPage
      of={terminations}
      tabs={tabs}
      description="Drivers who left: why, whether they can be rehired, and what is left to do."
      filters={filters}
      searchPlaceholder="Driver"
      columns={columns}
      nameOf={({ driver_name }) => driver_name}
      empty={{
        icon: IconLogout,
        title: "No driver has left yet",
        body: "End a driver's employment here or on the driver. The checklist lists what to do, such as canceling the fuel card and removing the driver from the random pool.",
      }}
      Drawer={TerminationDrawer}
      Form={TerminationForm}
    />
  );
}
