import { TagChips } from "@haul/platform/lists";
import { Group, Text, useIsPhone } from "@haul/ui/core";
import type { Column } from "@haul/ui/data";
import {
  EquipmentLabel,
  LaneLabel,
  Miles,
  Money,
  PaperPresence,
  RelativeTime,
  StatusBadge,
  laneWords,
} from "@haul/ui/freight";
import { ShortTime } from "../../../shared/short-time";
import type { LoadSummary } from "../loads.queries";

export const columns: Column<LoadSummary>[] = [
  { key: "number", title: "Load", isSortable: true, render: (load) => load.number },
  {
    key: "status",
    file: ["status", "timeliness"],
    title: "Status",
    card: "badge",
    width: "10.75rem",
    render: (load) => <Statuses load={load} />,
  },
  { key: "customer", title: "Customer", cut: "7rem", render: (load) => load.customer.name },
  {
    key: "lane",
    file: ["origin_city", "origin_state", "destination_city", "destination_state"],
    title: "Lane",
    cut: "11.25rem",
    render: ({ origin, destination }) => (
      <span title={laneWords(origin, destination)}>
        <LaneLabel origin={origin} destination={destination} isLine />
      </span>
    ),
  },
  {
    key: "customer_reference",
    title: "Reference",
    cut: "5.5rem",
    isEmpty: (load) => load.customer_reference === undefined,
    render: (load) => load.customer_reference,
  },
  {
    key: "pickup_at",
    file: ["pickup_local", "pickup_zone"],
    title: "Pickup",
    // Beside the delivery that the rows may be sorted by, a narrow list would scroll sideways.
    isOptional: "narrow",
    isSortable: true,
    render: (load) => <ShortTime at={load.pickup_at} zone={load.origin.time_zone} />,
  },
  {
    key: "delivery_at",
    file: ["delivery_local", "delivery_zone"],
    title: "Delivery",
    isOptional: "narrow",
    isSortable: true,
    render: (load) => <ShortTime at={load.delivery_at} zone={load.destination.time_zone} />,
  },
  {
    key: "driver",
    title: "Driver",
    cut: "6.25rem",
    render: (load) =>
      load.driver?.name ?? (
        <Text span inherit c="dimmed">
          Unassigned
        </Text>
      ),
  },
  {
    key: "unanswered_since",
    title: "Unanswered",
    // Beside the others it would make the list scroll sideways; the view of unanswered trips is about it.
    isOptional: true,
    isSortable: true,
    isEmpty: (load) => load.unanswered_since === undefined,
    render: (load) => load.unanswered_since && <RelativeTime at={load.unanswered_since} />,
  },
  {
    key: "truck",
    title: "Truck",
    isOptional: true,
    isEmpty: (load) => load.truck === undefined,
    render: (load) => load.truck?.name,
  },
  {
    key: "total_cents",
    file: ["total"],
    title: "Total",
    align: "end",
    isOptional: "medium",
    isSortable: true,
    render: (load) => <Money cents={load.total_cents} currency={load.currency} />,
  },
  {
    key: "pending_cents",
    file: ["pending"],
    title: "Pending",
    align: "end",
    isOptional: true,
    isEmpty: (load) => load.pending_cents === 0,
    render: (load) => (load.pending_cents === 0 ? null : <Money cents={load.pending_cents} currency={load.currency} />),
  },
  {
    key: "equipment",
    title: "Equipment",
    isOptional: true,
    card: "hidden",
    render: (load) => <EquipmentLabel equipment={load.equipment} />,
  },
  {
    key: "loaded_miles",
    title: "Miles",
    align: "end",
    isOptional: true,
    card: "hidden",
    render: (load) => (load.loaded_miles === undefined ? null : <Miles miles={load.loaded_miles} hasUnit={false} />),
  },
  {
    key: "pod",
    file: ["has_pod"],
    title: "POD",
    isOptional: true,
    card: "hidden",
    render: (load) => (load.delivered_at ? <PaperPresence name="POD" isPresent={load.is_pod_present} /> : null),
  },
];

/** Where the load is, whether it is in trouble, and its tags: beneath each other, for they are seldom all there. */
function Statuses({ load }: { load: LoadSummary }) {
  const isPhone = useIsPhone();
  return (
    <Group gap={4} {...(isPhone ? { justify: "flex-end" } : { maw: "10rem" })}>
      <StatusBadge kind="load" status={load.status} size="sm" />
      {load.timeliness !== "on_time" && (
        <StatusBadge kind="timeliness" status={load.timeliness} title={load.timeliness_reason} size="sm" />
      )}
      <TagChips tags={load.tags} size="sm" />
    </Group>
  );
}
