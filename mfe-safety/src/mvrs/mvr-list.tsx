import type { ReactNode } from "react";
import { findDriver, searchDrivers } from "@haul/platform";
import { RecordListPage } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import type { Column, Filter } from "@haul/ui/data";
import { Day, formatDate } from "@haul/ui/freight";
import { IconId } from "@haul/ui/icons";
import { MVR_DECISIONS, MVR_OCCASIONS } from "../words";
import { MvrBadge } from "./mvr-badge";
import { MvrDrawer } from "./mvr-drawer";
import { MvrForm } from "./mvr-form";
import { mvrs, type Mvr } from "./mvrs.queries";

const columns: Column<Mvr>[] = [
  { key: "driver", title: "Driver", render: ({ driver_name }) => driver_name },
  { key: "pulled_on", title: "Pulled", isSortable: true, render: ({ pulled_on }) => <Day on={pulled_on} /> },
  { key: "state", title: "State", render: ({ state }) => state },
  { key: "occasion", title: "For", render: ({ is_at_hire }) => MVR_OCCASIONS[is_at_hire ? "hire" : "year"] },
  {
    key: "entries",
    title: "Entries",
    align: "end",
    isEmpty: ({ entries }) => entries.length === 0,
    render: ({ entries }) => entries.length,
  },
  {
    key: "points",
    title: "Points",
    align: "end",
    isEmpty: ({ points }) => points === 0,
    render: ({ points }) => points,
  },
  { key: "decision", title: "Decision", card: "badge", render: (mvr) => <MvrBadge mvr={mvr} /> },
  {
    key: "reviewed_on",
    title: "Reviewed",
    isOptional: "narrow",
    isSortable: true,
    isEmpty: ({ reviewed_on }) => reviewed_on === undefined,
    render: ({ reviewed_on }) => reviewed_on && <Day on={reviewed_on} />,
  },
  {
    key: "created_at",
    title: "Entered",
    isOptional: true,
    card: "hidden",
    isSortable: true,
    render: ({ created_at }) => <Day on={created_at} />,
  },
];

const filters: Filter[] = [
  { kind: "choices", name: "decision", label: "Decision", options: optionsOf(MVR_DECISIONS) },
  { kind: "flag", name: "to_review", label: "Not reviewed yet" },
  { kind: "record", name: "driver_id", label: "Driver", search: searchDrivers, resolve: findDriver },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** What states report of drivers, and what the reviews decided. */
export function MvrList({ tabs }: { tabs: ReactNode }) {
  return (
    <RecordListPage
      of={mvrs}
      tabs={tabs}
      description="Motor vehicle records: pulled when a driver is hired and each year after that, and reviewed (49 CFR 391.23, 391.25)."
      filters={filters}
      searchPlaceholder="Driver"
      columns={columns}
      nameOf={({ driver_name, pulled_on }) => `MVR of ${driver_name}, ${formatDate(pulled_on)}`}
      empty={{
        icon: IconId,
        title: "No MVRs yet",
        body: "Enter what the state reports about a driver. The review becomes the driver’s paper (49 CFR 391.25).",
      }}
      Drawer={MvrDrawer}
      Form={MvrForm}
      formSize="lg"
    />
  );
}
