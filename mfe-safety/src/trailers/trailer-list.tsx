import type { ReactNode } from "react";
import { findTerminal, searchTerminals } from "@haul/platform";
import { findTag, RecordListPage, searchTags, TagChips } from "@haul/platform/lists";
import type { Column, Filter } from "@haul/ui/data";
import { EquipmentLabel, ExpiryBadge, codeOptions, statusOptions } from "@haul/ui/freight";
import { IconTruck } from "@haul/ui/icons";
import { PapersBadge } from "../shared/paper-warnings";
import { UnitStatus } from "../shared/unit-status";
import { TrailerDrawer } from "./trailer-drawer";
import { TrailerForm } from "./trailer-form";
import { trailers, type Trailer } from "./trailers.queries";

const columns: Column<Trailer>[] = [
  { key: "unit_number", title: "Unit", isSortable: true, render: (trailer) => trailer.unit_number },
  {
    key: "status",
    title: "Status",
    card: "badge",
    render: (trailer) => <UnitStatus unit={trailer} />,
  },
  { key: "papers", title: "Papers", render: (trailer) => <PapersBadge warnings={trailer.paper_warnings} /> },
  { key: "kind", title: "Equipment", render: (trailer) => <EquipmentLabel equipment={trailer.kind} /> },
  {
    key: "length_feet",
    title: "Length (ft)",
    align: "end",
    card: "hidden",
    render: (trailer) => trailer.length_feet,
  },
  {
    key: "make",
    file: ["year", "make", "model"],
    title: "Year and make",
    card: "hidden",
    render: (trailer) => [trailer.year, trailer.make, trailer.model].filter(Boolean).join(" "),
  },
  {
    key: "plate",
    file: ["plate_state", "plate"],
    title: "Plate",
    isOptional: true,
    card: "hidden",
    render: (trailer) => [trailer.plate_state, trailer.plate].filter(Boolean).join(" "),
  },
  {
    key: "annual_inspection_expires_on",
    title: "Inspection due",
    render: (trailer) => <ExpiryBadge on={trailer.annual_inspection_expires_on} />,
  },
  {
    key: "registration_expires_on",
    title: "Registration expires",
    isOptional: true,
    card: "hidden",
    render: (trailer) => <ExpiryBadge on={trailer.registration_expires_on} />,
  },
  { key: "current_load", title: "Load", render: (trailer) => trailer.current_load?.number },
  {
    key: "tags",
    title: "Tags",
    isEmpty: ({ tags }) => tags.length === 0,
    render: ({ tags }) => (tags.length === 0 ? null : <TagChips tags={tags} size="sm" />),
  },
];

const filters: Filter[] = [
  { kind: "select", name: "status", label: "Status", options: statusOptions("trailer") },
  { kind: "select", name: "kind", label: "Equipment", options: codeOptions("equipment") },
  { kind: "record", name: "terminal_id", label: "Terminal", search: searchTerminals, resolve: findTerminal },
  { kind: "record", name: "tag", label: "Tag", search: searchTags, resolve: findTag },
  { kind: "flag", name: "archived", label: "Archived" },
];

export function TrailerList({ tabs }: { tabs: ReactNode }) {
  return (
    <RecordListPage
      of={trailers}
      description="Your trailers and their papers."
      tabs={tabs}
      filters={filters}
      searchPlaceholder="Unit, VIN, plate"
      columns={columns}
      nameOf={({ unit_number }) => unit_number}
      empty={{
        icon: IconTruck,
        title: "No trailers yet",
        body: "Add your trailers with their equipment, so each load gets one that fits.",
      }}
      imports="trailers"
      Drawer={TrailerDrawer}
      Form={TrailerForm}
      formSize="lg"
    />
  );
}
