import type { ReactNode } from "react";
import { findTerminal, searchTerminals } from "@haul/platform";
import { findTag, RecordListPage, searchTags, TagChips } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import type { Column, Filter } from "@haul/ui/data";
import { ExpiryBadge, PhoneLink, StatusBadge, codeWord, codeOptions } from "@haul/ui/freight";
import { IconUser } from "@haul/ui/icons";
import { DRIVER_STATUSES, EXPIRING_WITHIN } from "../words";
import { DispatchBadge } from "../shared/paper-warnings";
import { DriverDrawer } from "./driver-drawer";
import { DriverForm } from "./driver-form";
import { drivers, type Driver } from "./drivers.queries";
import { driverRecord } from "./drivers.records";

const columns: Column<Driver>[] = [
  {
    key: "last_name",
    file: ["first_name", "last_name"],
    title: "Driver",
    isSortable: true,
    render: (driver) => driver.full_name,
  },
  {
    key: "status",
    title: "Status",
    card: "badge",
    render: (driver) => <StatusBadge kind={driverRecord.looks} status={driver.status} />,
  },
  {
    key: "papers",
    title: "Dispatch",
    // Nobody dispatches a driver who left.
    render: ({ status, paper_warnings }) => (status === "active" ? <DispatchBadge warnings={paper_warnings} /> : null),
  },
  {
    key: "phone",
    title: "Phone",
    render: ({ phone }) => (phone ? <PhoneLink inherit phone={phone} /> : null),
  },
  {
    key: "kind",
    title: "Kind",
    isOptional: true,
    card: "hidden",
    render: (driver) => codeWord("driverKind", driver.kind),
  },
  {
    key: "license_expires_on",
    title: "License expires",
    render: (driver) => <ExpiryBadge on={driver.license_expires_on} />,
  },
  {
    key: "medical_expires_on",
    title: "Medical expires",
    render: (driver) => <ExpiryBadge on={driver.medical_expires_on} />,
  },
  {
    key: "endorsements",
    title: "Endorsements",
    isOptional: true,
    card: "hidden",
    render: (driver) => driver.endorsements.join(" "),
  },
  { key: "current_load", title: "Load", render: (driver) => driver.current_load?.number },
  {
    key: "terminal",
    title: "Terminal",
    card: "hidden",
    isOptional: "narrow",
    isEmpty: ({ terminal }) => terminal === undefined,
    render: (driver) => driver.terminal?.name,
  },
  {
    key: "tags",
    title: "Tags",
    isEmpty: ({ tags }) => tags.length === 0,
    render: ({ tags }) => (tags.length === 0 ? null : <TagChips tags={tags} size="sm" />),
  },
];

const filters: Filter[] = [
  { kind: "select", name: "status", label: "Status", options: optionsOf(DRIVER_STATUSES) },
  { kind: "select", name: "kind", label: "Kind", options: codeOptions("driverKind") },
  { kind: "select", name: "expiring_within_days", label: "Papers expire", options: optionsOf(EXPIRING_WITHIN) },
  { kind: "record", name: "terminal_id", label: "Terminal", search: searchTerminals, resolve: findTerminal },
  { kind: "record", name: "tag", label: "Tag", search: searchTags, resolve: findTag },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** Everyone who drives, and whether their papers let them. */
export function DriverList({ tabs }: { tabs: ReactNode }) {
  return (
    <RecordListPage
      of={drivers}
      tabs={tabs}
      description="Your drivers, and whether they can be dispatched."
      filters={filters}
      searchPlaceholder="Name, code, phone, license"
      columns={columns}
      nameOf={({ full_name }) => full_name}
      empty={{
        icon: IconUser,
        title: "No drivers yet",
        body: "Add the people who drive for you; their license and medical dates determine who can be dispatched.",
      }}
      imports="drivers"
      Drawer={DriverDrawer}
      Form={DriverForm}
      formSize="lg"
    />
  );
}
