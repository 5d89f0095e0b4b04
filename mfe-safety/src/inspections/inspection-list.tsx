import type { ReactNode } from "react";
import { findDriver, findTrailer, findTruck, searchDrivers, searchTrailers, searchTrucks } from "@haul/platform";
import { RecordListPage } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import type { Column, Filter } from "@haul/ui/data";
import { Day, labelOf } from "@haul/ui/freight";
import { IconClipboardCheck } from "@haul/ui/icons";
import { RegisterButton } from "../shared/register-button";
import { SheetFile } from "../shared/sheet-file";
import { INSPECTION_LEVELS, RETURN_STATUSES } from "../words";
import { InspectionDrawer } from "./inspection-drawer";
import { InspectionForm } from "./inspection-form";
import { inspections, useInspectionRegister, type Inspection } from "./inspections.queries";
import { OutOfServiceBadge, ReturnBadge } from "./return-badge";

const columns: Column<Inspection>[] = [
  { key: "report_number", title: "Report", render: ({ report_number }) => report_number },
  { key: "inspected_on", title: "Date", isSortable: true, render: ({ inspected_on }) => <Day on={inspected_on} /> },
  { key: "state", title: "State", render: ({ state }) => state },
  {
    key: "level",
    title: "Level",
    isOptional: "narrow",
    render: ({ level }) => labelOf(INSPECTION_LEVELS, level),
  },
  { key: "driver", title: "Driver", render: ({ driver }) => driver?.name },
  { key: "truck", title: "Truck", render: ({ truck }) => truck?.name },
  {
    key: "trailer",
    title: "Trailer",
    isOptional: "medium",
    isEmpty: ({ trailer }) => trailer === undefined,
    render: ({ trailer }) => trailer?.name,
  },
  { key: "violations", title: "Violations", align: "end", render: ({ violations }) => violations.length },
  {
    key: "out_of_service_count",
    title: "Out of service",
    isEmpty: ({ out_of_service_count }) => out_of_service_count === 0,
    render: ({ out_of_service_count: count }) => (count > 0 ? <OutOfServiceBadge count={count} /> : null),
  },
  {
    key: "return_status",
    file: ["return_status", "returned_on"],
    title: "Signed report",
    card: "badge",
    render: (inspection) => <ReturnBadge inspection={inspection} />,
  },
  {
    key: "return_by",
    title: "Return by",
    isOptional: true,
    card: "hidden",
    render: ({ return_by }) => <Day on={return_by} />,
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
  { kind: "choices", name: "return_status", label: "Signed report", options: optionsOf(RETURN_STATUSES) },
  { kind: "flag", name: "is_out_of_service", label: "Out of service" },
  { kind: "record", name: "driver_id", label: "Driver", search: searchDrivers, resolve: findDriver },
  { kind: "record", name: "truck_id", label: "Truck", search: searchTrucks, resolve: findTruck },
  { kind: "record", name: "trailer_id", label: "Trailer", search: searchTrailers, resolve: findTrailer },
  { kind: "days", name: "inspected", label: "Date" },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** What officers found at the roadside, and which reports have yet to be signed and sent back. */
export function InspectionList({ tabs }: { tabs: ReactNode }) {
  return (
    <RecordListPage
      of={inspections}
      tabs={tabs}
      description="What officers found at the roadside, and which reports must be signed and sent back."
      filters={filters}
      searchPlaceholder="Report number"
      columns={columns}
      tools={<RegisterButton>{(onClose) => <Register onClose={onClose} />}</RegisterButton>}
      nameOf={({ report_number }) => report_number}
      empty={{
        icon: IconClipboardCheck,
        title: "No roadside inspections yet",
        body: "Enter each report that a driver brings back, clean ones too. You see which must be signed and sent back within 15 days (49 CFR 396.9), and what keeps recurring.",
      }}
      Drawer={InspectionDrawer}
      Form={InspectionForm}
      formSize="xl"
    />
  );
}

function Register({ onClose }: { onClose: () => void }) {
  return <SheetFile title="Roadside inspections" sheet={useInspectionRegister()} onClose={onClose} />;
}
