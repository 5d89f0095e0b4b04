import { useState } from "react";
import { findTerminal, searchTerminals, useCan, usePageTitle } from "@haul/platform";
import { useListAddress, useListExports } from "@haul/platform/lists";
import { Anchor, Button, Group } from "@haul/ui/core";
import { ListPage, listOf, neighbours, withParameter, type Column, type Filter } from "@haul/ui/data";
import { ExpiryBadge, StatusBadge, formatPhone } from "@haul/ui/freight";
import { IconPlus, IconUser } from "@haul/ui/icons";
import { ImportButton } from "../shared/import-button";
import { PapersBadge } from "../shared/paper-warnings";
import { DriverDrawer } from "./driver-drawer";
import { DriverDialog } from "./driver-form";
import { DRIVER_KINDS, DRIVER_STATES, EXPIRING_WITHIN, labelOf } from "./driver-words";
import { DEFAULT_SORT, driversQuery, useDrivers, type Driver } from "./drivers.queries";
import { driverRecord } from "./drivers.records";

const columns: Column<Driver>[] = [
  { key: "last_name", title: "Driver", isSortable: true, render: (driver) => driver.full_name },
  {
    key: "state",
    title: "State",
    card: "badge",
    render: (driver) => <StatusBadge kind={driverRecord.looks} status={driver.state} />,
  },
  { key: "papers", title: "Papers", render: (driver) => <PapersBadge warnings={driver.paper_warnings} /> },
  {
    key: "phone",
    title: "Phone",
    render: (driver) =>
      driver.phone ? (
        <Anchor inherit href={`tel:${driver.phone}`}>
          {formatPhone(driver.phone)}
        </Anchor>
      ) : (
        "–"
      ),
  },
  {
    key: "kind",
    title: "Kind",
    isOptional: true,
    card: "hidden",
    render: (driver) => labelOf(DRIVER_KINDS, driver.kind),
  },
  {
    key: "license_expires_on",
    title: "License",
    isSortable: true,
    render: (driver) => <ExpiryBadge on={driver.license_expires_on} />,
  },
  {
    key: "medical_expires_on",
    title: "Medical",
    isSortable: true,
    render: (driver) => <ExpiryBadge on={driver.medical_expires_on} />,
  },
  {
    key: "endorsements",
    title: "Endorsements",
    isOptional: true,
    card: "hidden",
    render: (driver) => driver.endorsements.join(" ") || "–",
  },
  { key: "current_load", title: "Load", render: (driver) => driver.current_load?.number ?? "–" },
  { key: "terminal", title: "Terminal", card: "hidden", render: (driver) => driver.terminal?.name ?? "–" },
];

const filters: Filter[] = [
  { kind: "select", name: "state", label: "State", options: DRIVER_STATES },
  { kind: "select", name: "kind", label: "Kind", options: DRIVER_KINDS },
  { kind: "select", name: "expiring_within_days", label: "Papers expire", options: EXPIRING_WITHIN },
  { kind: "record", name: "terminal_id", label: "Terminal", search: searchTerminals, resolve: findTerminal },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** The parameter that names the driver whose drawer is open. */
const OPEN = "driver";
const idOf = (driver: Driver) => driver.id;

/** Everyone who drives, and whether their papers let them. */
export default function DriverListPage() {
  usePageTitle("Drivers");
  const { params, setParams, memory } = useListAddress("drivers");
  const [isAdding, setIsAdding] = useState(false);
  const list = listOf(useDrivers(params));
  const exports = useListExports("drivers", driversQuery(params));
  const openId = params.get(OPEN);
  const { previous, next } = neighbours(list.rows, idOf, openId);
  const go = (id: string | null) => setParams(withParameter(params, OPEN, id));
  const add = useCan("drivers:write") ? (
    <Group gap="xs">
      <ImportButton kind="drivers" />
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
        Add driver
      </Button>
    </Group>
  ) : null;

  return (
    <ListPage
      title="Drivers"
      description="Who drives, and whether their papers let them."
      action={add}
      filters={filters}
      params={params}
      onParamsChange={setParams}
      memory={memory}
      exports={exports}
      searchPlaceholder="Name, code, phone, license"
      list={list}
      columns={columns}
      rowId={idOf}
      openId={openId}
      onOpen={(driver) => go(driver.id)}
      onClose={() => go(null)}
      defaultSort={DEFAULT_SORT}
      empty={{
        icon: IconUser,
        title: "No drivers yet",
        body: "Add the people who drive for you; their license and medical dates decide who may be dispatched.",
        action: add,
      }}
    >
      {openId !== null && (
        <DriverDrawer
          driverId={openId}
          onClose={() => go(null)}
          onPrevious={previous ? () => go(previous.id) : undefined}
          onNext={next ? () => go(next.id) : undefined}
        />
      )}
      {isAdding && <DriverDialog onClose={() => setIsAdding(false)} onSaved={(driver) => go(driver.id)} />}
    </ListPage>
  );
}
