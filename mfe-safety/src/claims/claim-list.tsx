import type { ReactNode } from "react";
import { findDriver, findTruck, searchDrivers, searchTrucks } from "@haul/platform";
import { RecordListPage } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import type { Column, Filter } from "@haul/ui/data";
import { Day, formatDate, labelOf, Money, StatusBadge } from "@haul/ui/freight";
import { IconReportMoney } from "@haul/ui/icons";
import { CLAIM_KINDS, CLAIM_STATUSES } from "../words";
import { ClaimDrawer } from "./claim-drawer";
import { ClaimDue } from "./claim-due";
import { ClaimForm } from "./claim-form";
import { claims, type Claim } from "./claims.queries";

type Amount = "claimed_cents" | "reserve_cents" | "deductible_cents" | "paid_cents" | "recovered_cents";

const amountColumn = (key: Amount, title: string, more: Partial<Column<Claim>> = {}): Column<Claim> => ({
  key,
  file: [key.replace("_cents", "")],
  title,
  align: "end",
  isEmpty: (claim) => claim[key] === 0,
  render: (claim) => (claim[key] === 0 ? null : <Money cents={claim[key]} currency={claim.currency} />),
  ...more,
});

const columns: Column<Claim>[] = [
  { key: "claimant", title: "Claimant", cut: "9rem", render: ({ claimant }) => claimant },
  { key: "kind", title: "Kind", render: ({ kind }) => labelOf(CLAIM_KINDS, kind) },
  { key: "happened_on", title: "Date", isSortable: true, render: ({ happened_on }) => <Day on={happened_on} /> },
  {
    key: "status",
    title: "Status",
    card: "badge",
    render: ({ status }) => <StatusBadge kind={CLAIM_STATUSES} status={status} />,
  },
  {
    key: "next_due_on",
    file: ["next_step", "next_due_on", "is_overdue"],
    title: "Next step",
    isSortable: true,
    isEmpty: ({ next_due_on }) => next_due_on === undefined,
    render: (claim) => claim.next_due_on && <ClaimDue claim={claim} />,
  },
  amountColumn("claimed_cents", "Claimed", { isSortable: true }),
  amountColumn("reserve_cents", "Reserve", { isSortable: true, isOptional: "narrow" }),
  amountColumn("paid_cents", "Paid", { isOptional: "narrow" }),
  amountColumn("recovered_cents", "Recovered", { isOptional: true, card: "hidden" }),
  amountColumn("deductible_cents", "Deductible", { isOptional: true, card: "hidden" }),
  {
    key: "load",
    title: "Load",
    isOptional: "medium",
    isEmpty: ({ load }) => load === undefined,
    render: ({ load }) => load?.number,
  },
  {
    key: "driver",
    title: "Driver",
    cut: "6rem",
    isOptional: "medium",
    isEmpty: ({ driver }) => driver === undefined,
    render: ({ driver }) => driver?.name,
  },
  {
    key: "truck",
    title: "Truck",
    isOptional: true,
    card: "hidden",
    render: ({ truck }) => truck?.name,
  },
  { key: "insurer", title: "Insurer", isOptional: true, card: "hidden", render: ({ insurer }) => insurer },
  {
    key: "claim_number",
    title: "Claim number",
    isOptional: true,
    card: "hidden",
    render: ({ claim_number }) => claim_number,
  },
  {
    key: "reported_on",
    title: "Received",
    isOptional: true,
    card: "hidden",
    isSortable: true,
    render: ({ reported_on }) => <Day on={reported_on} />,
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
  { kind: "flag", name: "is_open", label: "Open" },
  { kind: "flag", name: "is_overdue", label: "Overdue" },
  { kind: "choices", name: "kind", label: "Kind", options: optionsOf(CLAIM_KINDS) },
  { kind: "choices", name: "status", label: "Status", options: optionsOf(CLAIM_STATUSES) },
  { kind: "record", name: "driver_id", label: "Driver", search: searchDrivers, resolve: findDriver },
  { kind: "record", name: "truck_id", label: "Truck", search: searchTrucks, resolve: findTruck },
  { kind: "days", name: "happened", label: "Date" },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** Every claim, what it may cost, and which steps the law asks for next. */
export function ClaimList({ tabs }: { tabs: ReactNode }) {
  return (
    <RecordListPage
      of={claims}
      tabs={tabs}
      description="Cargo, liability, physical damage and workers’ compensation, and what is due next."
      filters={filters}
      searchPlaceholder="Claimant or claim number"
      columns={columns}
      nameOf={({ claimant, happened_on }) => `${claimant}, ${formatDate(happened_on)}`}
      empty={{
        icon: IconReportMoney,
        title: "No claims on file",
        body: "Enter each claim on the day you receive it. A cargo claim must be acknowledged within 30 days and decided within 120 (49 CFR 370.5, 370.9); you see what is overdue.",
      }}
      Drawer={ClaimDrawer}
      Form={ClaimForm}
      formSize="xl"
    />
  );
}
