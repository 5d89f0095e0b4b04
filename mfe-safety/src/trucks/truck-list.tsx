import { useState, type ReactNode } from "react";
import { findFleetOwner, findTerminal, searchFleetOwners, searchTerminals, useCan, usePageTitle } from "@haul/platform";
import { useListAddress, useListExports } from "@haul/platform/lists";
import { Button, Group } from "@haul/ui/core";
import { ListPage, listOf, neighbours, withParameter, type Column, type Filter } from "@haul/ui/data";
import { ExpiryBadge } from "@haul/ui/freight";
import { IconPlus, IconTruck } from "@haul/ui/icons";
import { ImportButton } from "../shared/import-button";
import { PapersBadge } from "../shared/paper-warnings";
import { UnitStatus } from "../shared/unit-status";
import { TruckDrawer } from "./truck-drawer";
import { TruckDialog } from "./truck-form";
import { OWNERSHIPS, UNIT_STATUSES } from "./truck-words";
import { DEFAULT_SORT, trucksQuery, useTrucks, type Truck } from "./trucks.queries";

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
    title: "Truck",
    render: (truck) => [truck.year, truck.make, truck.model].filter(Boolean).join(" ") || "–",
  },
  {
    key: "plate",
    title: "Plate",
    isOptional: true,
    card: "hidden",
    render: (truck) => [truck.plate_state, truck.plate].filter(Boolean).join(" ") || "–",
  },
  { key: "usual_driver", title: "Usual driver", render: (truck) => truck.usual_driver?.name ?? "–" },
  {
    key: "fleet_owner",
    title: "Owner",
    render: (truck) => truck.fleet_owner?.name ?? OWNERSHIPS.find((one) => one.value === truck.ownership)?.label,
  },
  {
    key: "annual_inspection_expires_on",
    title: "Inspection",
    isSortable: true,
    render: (truck) => <ExpiryBadge on={truck.annual_inspection_expires_on} />,
  },
  {
    key: "registration_expires_on",
    title: "Registration",
    isOptional: true,
    card: "hidden",
    render: (truck) => <ExpiryBadge on={truck.registration_expires_on} />,
  },
  { key: "current_load", title: "Load", render: (truck) => truck.current_load?.number ?? "–" },
];

const filters: Filter[] = [
  { kind: "select", name: "status", label: "Status", options: UNIT_STATUSES },
  { kind: "select", name: "ownership", label: "Ownership", options: OWNERSHIPS },
  { kind: "record", name: "fleet_owner_id", label: "Fleet owner", search: searchFleetOwners, resolve: findFleetOwner },
  { kind: "record", name: "terminal_id", label: "Terminal", search: searchTerminals, resolve: findTerminal },
  { kind: "flag", name: "is_idle", label: "Idle" },
  { kind: "flag", name: "archived", label: "Archived" },
];

const OPEN = "truck";
const idOf = (truck: Truck) => truck.id;

export function TruckList({ tabs }: { tabs: ReactNode }) {
  usePageTitle("Trucks");
  const { params, setParams, memory } = useListAddress("trucks");
  const [isAdding, setIsAdding] = useState(false);
  const list = listOf(useTrucks(params));
  const exports = useListExports("trucks", trucksQuery(params));
  const openId = params.get(OPEN);
  const { previous, next } = neighbours(list.rows, idOf, openId);
  const go = (id: string | null) => setParams(withParameter(params, OPEN, id));
  const add = useCan("trucks:write") ? (
    <Group gap="xs">
      <ImportButton kind="trucks" />
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
        Add truck
      </Button>
    </Group>
  ) : null;
  return (
    <ListPage
      title="Trucks"
      description="Power units, their papers and who owns them."
      action={add}
      tabs={tabs}
      filters={filters}
      params={params}
      onParamsChange={setParams}
      memory={memory}
      exports={exports}
      searchPlaceholder="Unit, VIN, plate, make"
      list={list}
      columns={columns}
      rowId={idOf}
      openId={openId}
      onOpen={(truck) => go(truck.id)}
      onClose={() => go(null)}
      defaultSort={DEFAULT_SORT}
      empty={{
        icon: IconTruck,
        title: "No trucks yet",
        body: "Add your power units; registration and inspection dates decide which may be dispatched.",
        action: add,
      }}
    >
      {openId !== null && (
        <TruckDrawer
          truckId={openId}
          onClose={() => go(null)}
          onPrevious={previous ? () => go(previous.id) : undefined}
          onNext={next ? () => go(next.id) : undefined}
        />
      )}
      {isAdding && <TruckDialog onClose={() => setIsAdding(false)} onSaved={(truck) => go(truck.id)} />}
    </ListPage>
  );
}
