import { useState, type ReactNode } from "react";
import { findTerminal, searchTerminals, useCan, usePageTitle } from "@haul/platform";
import { useListAddress, useListExports } from "@haul/platform/lists";
import { Button, Group } from "@haul/ui/core";
import { ListPage, listOf, neighbours, withParameter, type Column, type Filter } from "@haul/ui/data";
import { EquipmentLabel, ExpiryBadge, codeOptions } from "@haul/ui/freight";
import { IconPlus, IconTruck } from "@haul/ui/icons";
import { ImportButton } from "../shared/import-button";
import { PapersBadge } from "../shared/paper-warnings";
import { UnitStatus } from "../shared/unit-status";
import { UNIT_STATUSES } from "../trucks/truck-words";
import { TrailerDrawer } from "./trailer-drawer";
import { TrailerDialog } from "./trailer-form";
import { DEFAULT_SORT, trailersQuery, useTrailers, type Trailer } from "./trailers.queries";

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
    render: (trailer) => trailer.length_feet ?? "–",
  },
  {
    key: "make",
    title: "Trailer",
    card: "hidden",
    render: (trailer) => [trailer.year, trailer.make, trailer.model].filter(Boolean).join(" ") || "–",
  },
  {
    key: "plate",
    title: "Plate",
    isOptional: true,
    card: "hidden",
    render: (trailer) => [trailer.plate_state, trailer.plate].filter(Boolean).join(" ") || "–",
  },
  {
    key: "annual_inspection_expires_on",
    title: "Inspection",
    isSortable: true,
    render: (trailer) => <ExpiryBadge on={trailer.annual_inspection_expires_on} />,
  },
  {
    key: "registration_expires_on",
    title: "Registration",
    isOptional: true,
    card: "hidden",
    render: (trailer) => <ExpiryBadge on={trailer.registration_expires_on} />,
  },
  { key: "current_load", title: "Load", render: (trailer) => trailer.current_load?.number ?? "–" },
];

const filters: Filter[] = [
  { kind: "select", name: "status", label: "Status", options: UNIT_STATUSES },
  { kind: "select", name: "kind", label: "Equipment", options: codeOptions("equipment") },
  { kind: "record", name: "terminal_id", label: "Terminal", search: searchTerminals, resolve: findTerminal },
  { kind: "flag", name: "archived", label: "Archived" },
];

const OPEN = "trailer";
const idOf = (trailer: Trailer) => trailer.id;

export function TrailerList({ tabs }: { tabs: ReactNode }) {
  usePageTitle("Trailers");
  const { params, setParams, memory } = useListAddress("trailers");
  const [isAdding, setIsAdding] = useState(false);
  const list = listOf(useTrailers(params));
  const exports = useListExports("trailers", trailersQuery(params));
  const openId = params.get(OPEN);
  const { previous, next } = neighbours(list.rows, idOf, openId);
  const go = (id: string | null) => setParams(withParameter(params, OPEN, id));
  const add = useCan("trailers:write") ? (
    <Group gap="xs">
      <ImportButton kind="trailers" />
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
        Add trailer
      </Button>
    </Group>
  ) : null;
  return (
    <ListPage
      title="Trailers"
      description="What is pulled, and its papers."
      action={add}
      tabs={tabs}
      filters={filters}
      params={params}
      onParamsChange={setParams}
      memory={memory}
      exports={exports}
      searchPlaceholder="Unit, VIN, plate"
      list={list}
      columns={columns}
      rowId={idOf}
      openId={openId}
      onOpen={(trailer) => go(trailer.id)}
      onClose={() => go(null)}
      defaultSort={DEFAULT_SORT}
      empty={{
        icon: IconTruck,
        title: "No trailers yet",
        body: "Add your trailers with their equipment, so that loads find one that fits.",
        action: add,
      }}
    >
      {openId !== null && (
        <TrailerDrawer
          trailerId={openId}
          onClose={() => go(null)}
          onPrevious={previous ? () => go(previous.id) : undefined}
          onNext={next ? () => go(next.id) : undefined}
        />
      )}
      {isAdding && <TrailerDialog onClose={() => setIsAdding(false)} onSaved={(trailer) => go(trailer.id)} />}
    </ListPage>
  );
}
