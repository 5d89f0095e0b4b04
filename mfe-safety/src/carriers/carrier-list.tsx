import type { ReactNode } from "react";
import { findTag, RecordListPage, searchTags, TagChips } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Text } from "@haul/ui/core";
import type { Column, Filter } from "@haul/ui/data";
import { ExpiryBadge, labelOf, RelativeTime, StatusBadge, statusOptions } from "@haul/ui/freight";
import { IconBuilding } from "@haul/ui/icons";
import { CompleteCount } from "../shared/complete-count";
import { CARRIER_KINDS, CARRIER_STATUSES, EXPIRING_WITHIN, FMCSA_STATUSES, SAFETY_RATINGS } from "../words";
import { CarrierDrawer } from "./carrier-drawer";
import { CarrierForm } from "./carrier-form";
import { docketWords, isWorseThanAverage } from "./carrier-words";
import { carriers, type Carrier } from "./carriers.queries";

const columns: Column<Carrier>[] = [
  { key: "legal_name", title: "Carrier", cut: "14rem", isSortable: true, render: ({ legal_name }) => legal_name },
  {
    key: "status",
    title: "Status",
    card: "badge",
    render: ({ status, status_reason }) => (
      <StatusBadge kind={CARRIER_STATUSES} status={status} {...(status_reason ? { title: status_reason } : {})} />
    ),
  },
  {
    key: "fmcsa_status",
    title: "FMCSA",
    render: ({ fmcsa_status, objections }) => (
      <StatusBadge
        kind={FMCSA_STATUSES}
        status={fmcsa_status}
        title={objections.map(({ message }) => message).join("\n")}
      />
    ),
  },
  {
    key: "kind",
    title: "Kind",
    render: ({ kind, is_default }) => (is_default ? "Own, default" : labelOf(CARRIER_KINDS, kind)),
  },
  { key: "dot_number", title: "USDOT", render: ({ dot_number }) => dot_number },
  {
    key: "docket_numbers",
    title: "MC",
    isOptional: true,
    isEmpty: ({ docket_numbers }) => docket_numbers.length === 0,
    render: ({ docket_numbers }) => docketWords(docket_numbers),
  },
  {
    key: "auto_insurance_expires_on",
    title: "Auto insurance",
    render: ({ auto_insurance_expires_on }) => <ExpiryBadge on={auto_insurance_expires_on} />,
  },
  {
    key: "cargo_insurance_expires_on",
    title: "Cargo insurance",
    isOptional: "narrow",
    render: ({ cargo_insurance_expires_on }) => <ExpiryBadge on={cargo_insurance_expires_on} />,
  },
  {
    key: "safety_rating",
    title: "Rating",
    isOptional: "narrow",
    isEmpty: ({ fmcsa }) => fmcsa?.safety_rating === undefined,
    render: ({ fmcsa }) => fmcsa?.safety_rating && labelOf(SAFETY_RATINGS, fmcsa.safety_rating),
  },
  {
    key: "vehicle_oos",
    file: ["vehicle_oos", "vehicle_oos_average"],
    title: "Vehicle OOS %",
    align: "end",
    isOptional: true,
    isEmpty: ({ fmcsa }) => fmcsa?.vehicle_out_of_service_rate === undefined,
    render: ({ fmcsa }) => (
      <Rate rate={fmcsa?.vehicle_out_of_service_rate} average={fmcsa?.vehicle_out_of_service_average} />
    ),
  },
  {
    key: "driver_oos",
    file: ["driver_oos", "driver_oos_average"],
    title: "Driver OOS %",
    align: "end",
    isOptional: true,
    isEmpty: ({ fmcsa }) => fmcsa?.driver_out_of_service_rate === undefined,
    render: ({ fmcsa }) => (
      <Rate rate={fmcsa?.driver_out_of_service_rate} average={fmcsa?.driver_out_of_service_average} />
    ),
  },
  {
    key: "crash_count",
    title: "Crashes, 24 mo",
    align: "end",
    isOptional: true,
    render: ({ fmcsa }) => fmcsa?.crash_count,
  },
  {
    key: "power_unit_count",
    file: ["power_unit_count", "driver_count"],
    title: "Power units / drivers",
    align: "end",
    isOptional: true,
    card: "hidden",
    render: ({ fmcsa }) => fmcsa && `${fmcsa.power_unit_count ?? "–"} / ${fmcsa.driver_count ?? "–"}`,
  },
  {
    key: "complete_count",
    file: ["complete_count", "required_count"],
    title: "Papers",
    render: ({ complete_count, required_count, paper_warnings }) => (
      <CompleteCount
        complete_count={complete_count}
        required_count={required_count}
        hasExpired={paper_warnings.some(({ code }) => code.endsWith("_expired"))}
      />
    ),
  },
  {
    key: "truck_count",
    title: "Trucks",
    align: "end",
    isOptional: "narrow",
    render: ({ truck_count }) => truck_count,
  },
  {
    key: "fmcsa_checked_at",
    title: "Checked",
    isOptional: true,
    isSortable: true,
    isEmpty: ({ fmcsa_checked_at }) => fmcsa_checked_at === undefined,
    render: ({ fmcsa_checked_at }) => fmcsa_checked_at && <RelativeTime at={fmcsa_checked_at} />,
  },
  {
    key: "tags",
    title: "Tags",
    isEmpty: ({ tags }) => tags.length === 0,
    render: ({ tags }) => (tags.length === 0 ? null : <TagChips tags={tags} size="sm" />),
  },
];

/** Beside the national average that FMCSA sent with it. */
function Rate({ rate, average }: { rate: string | undefined; average: string | undefined }) {
  if (rate === undefined) return null;
  const isWorse = isWorseThanAverage(rate, average);
  return (
    <Text span inherit title={average && `National average ${average}%`} {...(isWorse ? { c: "red", fw: 600 } : {})}>
      {rate}
      {isWorse && " ↑"}
    </Text>
  );
}

const filters: Filter[] = [
  { kind: "select", name: "kind", label: "Kind", options: optionsOf(CARRIER_KINDS) },
  { kind: "choices", name: "status", label: "Status", options: statusOptions(CARRIER_STATUSES) },
  { kind: "choices", name: "fmcsa_status", label: "FMCSA", options: statusOptions(FMCSA_STATUSES) },
  { kind: "select", name: "expiring_within_days", label: "Insurance expires", options: optionsOf(EXPIRING_WITHIN) },
  { kind: "record", name: "tag", label: "Tag", search: searchTags, resolve: findTag },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** Under whose authority trucks run, what FMCSA says about it, and whether it may be used. */
export function CarrierList({ tabs }: { tabs: ReactNode }) {
  return (
    <RecordListPage
      of={carriers}
      description="Your authorities and your partners, checked with FMCSA every night."
      tabs={tabs}
      filters={filters}
      searchPlaceholder="Name or USDOT"
      columns={columns}
      nameOf={({ legal_name }) => legal_name}
      empty={{
        icon: IconBuilding,
        title: "No carriers yet",
        body: "Add your own authority and the partners whose trucks you dispatch, by their USDOT numbers.",
      }}
      Drawer={CarrierDrawer}
      Form={CarrierForm}
      formSize="lg"
    />
  );
}
