import type { ReactNode } from "react";
import { findFleetOwner, findTerminal, searchFleetOwners, searchTerminals } from "@haul/platform";
import { findTag, RecordListPage, searchTags, TagChips } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import type { Column, Filter } from "@haul/ui/data";
import { ExpiryBadge, labelOf, statusOptions } from "@haul/ui/freight";
import { IconTruck } from "@haul/ui/icons";
import { findCarrier, searchCarriers } from "../carriers/carrier-search";
import { OWNERSHIPS } from "../words";
import { PapersBadge } from "../shared/paper-warnings";
import { UnitStatus } from "../shared/unit-status";
import { TruckDrawer } from "./truck-drawer";
import { TruckForm } from "./truck-form";
import { trucks, type Truck } from "./trucks.queries";

const columns: Column<Truck>[] = [
  { key: "unit_number", title: "Unit", isSortable: true, render: (truck) => truck.unit_number },
  {
    key: "status",
    title: "Status",
    card: "badge",
    render: (truck) => <UnitStatus unit={truck} />,
  },
  { key: "papers", title: "Papers", render: (truck) => <PapersBadge warnings={truck.paper_warnings} /> },
  {
    key: "make",
    file: ["year", "make", "model"],
    title: "Year and make",
    render: (truck) => [truck.year, truck.make, truck.model].filter(Boolean).join(" "),
  },
  {
    key: "plate",
    file: ["plate_state", "plate"],
    title: "Plate",
    isOptional: true,
    card: "hidden",
    render: (truck) => [truck.plate_state, truck.plate].filter(Boolean).join(" "),
  },
  { key: "usual_driver", title: "Usual driver", render: (truck) => truck.usual_driver?.name },
  {
    key: "fleet_owner",
    file: ["fleet_owner", "ownership"],
    title: "Owner",
    render: (truck) => truck.fleet_owner?.name ?? labelOf(OWNERSHIPS, truck.ownership),
  },
  {
    key: "motor_carrier",
    title: "Runs under",
    isOptional: true,
    isEmpty: ({ motor_carrier }) => motor_carrier === undefined,
    render: ({ motor_carrier }) => motor_carrier?.name,
  },
  {
    key: "annual_inspection_expires_on",
    title: "Inspection due",
    render: (truck) => <ExpiryBadge on={truck.annual_inspection_expires_on} />,
  },
  {
    key: "registration_expires_on",
    title: "Registration expires",
    isOptional: true,
    card: "hidden",
    render: (truck) => <ExpiryBadge on={truck.registration_expires_on} />,
  },
  { key: "current_load", title: "Load", render: (truck) => truck.current_load?.number },
  {
    key: "tags",
    title: "Tags",
    isEmpty: ({ tags }) => tags.length === 0,
    render: ({ tags }) => (tags.length === 0 ? null : <TagChips tags={tags} size="sm" />),
  },
];

const filters: Filter[] = [
  { kind: "select", name: "status", label: "Status", options: statusOptions("truck") },
  { kind: "select", name: "ownership", label: "Ownership", options: optionsOf(OWNERSHIPS) },
  { kind: "record", name: "fleet_owner_id", label: "Fleet owner", search: searchFleetOwners, resolve: findFleetOwner },
  { kind: "record", name: "motor_carrier_id", label: "Runs under", search: searchCarriers, resolve: findCarrier },
  { kind: "record", name: "terminal_id", label: "Terminal", search: searchTerminals, resolve: findTerminal },
  { kind: "flag", name: "is_idle", label: "Idle" },
  { kind: "record", name: "tag", label: "Tag", search: searchTags, resolve: findTag },
  { kind: "flag", name: "archived", label: "Archived" },
];

export function TruckList({ tabs }: { tabs: ReactNode }) {
  return (
    <RecordListPage
      of={trucks}
      description="Your power units, their papers and who owns them."
      tabs={tabs}
      filters={filters}
      searchPlaceholder="Unit, VIN, plate, make"
      columns={columns}
      nameOf={({ unit_number }) => unit_number}
      empty={{
        icon: IconTruck,
        title: "No trucks yet",
        body: "Add your power units; registration and inspection dates decide which may be dispatched.",
      }}
      imports="trucks"
      Drawer={TruckDrawer}
      Form={TruckForm}
      formSize="lg"
    />
  );
}
