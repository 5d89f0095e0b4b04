import type { ReactNode } from "react";
import { findDriver, findTruck, searchDrivers, searchTrucks } from "@haul/platform";
import { RecordListPage } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import type { Column, Filter } from "@haul/ui/data";
import { Day, formatDate, StatusBadge } from "@haul/ui/freight";
import { IconAlertTriangle } from "@haul/ui/icons";
import { RegisterButton } from "../shared/register-button";
import { SheetFile } from "../shared/sheet-file";
import { PREVENTABILITIES } from "../words";
import { AccidentDrawer } from "./accident-drawer";
import { AccidentForm } from "./accident-form";
import { accidents, useAccidentRegister, type Accident } from "./accidents.queries";
import { RecordableBadge } from "./recordable-badge";

/** Facts of an accident that are in the register and seldom looked at. */
const yesColumn = (key: "is_towed" | "is_hazmat_released" | "is_cited", title: string): Column<Accident> => ({
  key,
  title,
  card: "hidden",
  isOptional: true,
  render: (accident) => (accident[key] ? "Yes" : null),
});

const columns: Column<Accident>[] = [
  { key: "happened_on", title: "Date", isSortable: true, render: ({ happened_on }) => <Day on={happened_on} /> },
  { key: "place", file: ["city", "state"], title: "Place", render: ({ city, state }) => `${city}, ${state}` },
  {
    key: "is_recordable",
    title: "Register",
    card: "badge",
    render: ({ is_recordable }) => (is_recordable ? <RecordableBadge /> : null),
  },
  {
    key: "is_test_required",
    title: "Driver test",
    isEmpty: ({ is_test_required }) => !is_test_required,
    render: ({ is_test_required }) => (is_test_required ? "Required" : null),
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
  {
    key: "injury_count",
    title: "Injuries",
    align: "end",
    isEmpty: ({ injury_count }) => injury_count === 0,
    render: ({ injury_count }) => injury_count,
  },
  {
    key: "fatality_count",
    title: "Fatalities",
    align: "end",
    isEmpty: ({ fatality_count }) => fatality_count === 0,
    render: ({ fatality_count }) => fatality_count,
  },
  yesColumn("is_towed", "Towed"),
  yesColumn("is_hazmat_released", "Hazmat released"),
  yesColumn("is_cited", "Cited"),
  {
    key: "preventability",
    title: "Preventability",
    render: ({ preventability }) => <StatusBadge kind={PREVENTABILITIES} status={preventability} />,
  },
  {
    key: "report_number",
    title: "Police report",
    isOptional: true,
    card: "hidden",
    render: ({ report_number }) => report_number,
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
  { kind: "flag", name: "is_recordable", label: "Recordable" },
  { kind: "choices", name: "preventability", label: "Preventability", options: optionsOf(PREVENTABILITIES) },
  { kind: "record", name: "driver_id", label: "Driver", search: searchDrivers, resolve: findDriver },
  { kind: "record", name: "truck_id", label: "Truck", search: searchTrucks, resolve: findTruck },
  { kind: "days", name: "happened", label: "Date" },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** The accident register, and the accidents that need not be in it. */
export function AccidentList({ tabs }: { tabs: ReactNode }) {
  return (
    <RecordListPage
      of={accidents}
      tabs={tabs}
      description="Your accident register, and the accidents that don't belong in it."
      filters={filters}
      searchPlaceholder="City or police report"
      columns={columns}
      tools={<RegisterButton>{(onClose) => <Register onClose={onClose} />}</RegisterButton>}
      nameOf={({ city, state, happened_on }) => `${city}, ${state} on ${formatDate(happened_on)}`}
      empty={{
        icon: IconAlertTriangle,
        title: "No accidents on file",
        body: "Enter every accident of your drivers and trucks. You see at once whether it belongs in the register that 49 CFR 390.15 requires, and whether the driver must be tested.",
      }}
      Drawer={AccidentDrawer}
      Form={AccidentForm}
      formSize="lg"
    />
  );
}

function Register({ onClose }: { onClose: () => void }) {
  return <SheetFile title="Accident register" sheet={useAccidentRegister()} onClose={onClose} />;
}
