import { Group, Text } from "@haul/ui/core";
import type { Column } from "@haul/ui/data";
import { EquipmentLabel, LaneLabel, Miles, Money, PaperPresence, StatusBadge, StopTime } from "@haul/ui/freight";
import { TagChips } from "../../tags/tag-chips";
import type { LoadSummary } from "../loads.queries";

export const columns: Column<LoadSummary>[] = [
  { key: "number", title: "Load", isSortable: true, render: (load) => load.number },
  { key: "status", title: "Status", card: "badge", render: (load) => <Statuses load={load} /> },
  {
    key: "tags",
    title: "Tags",
    isOptional: "narrow",
    isEmpty: ({ tags }) => tags.length === 0,
    render: (load) => <TagChips tags={load.tags} size="sm" />,
  },
  { key: "customer", title: "Customer", render: (load) => load.customer.name },
  { key: "lane", title: "Lane", render: (load) => <LaneLabel origin={load.origin} destination={load.destination} /> },
  {
    key: "pickup_at",
    title: "Pickup",
    isSortable: true,
    render: (load) => <StopTime at={load.pickup_at} zone={load.origin.time_zone} />,
  },
  {
    key: "delivery_at",
    title: "Delivery",
    isOptional: "narrow",
    isSortable: true,
    render: (load) => <StopTime at={load.delivery_at} zone={load.destination.time_zone} />,
  },
  {
    key: "driver",
    title: "Driver",
    render: (load) =>
      load.driver?.name ?? (
        <Text span inherit c="dimmed">
          Unassigned
        </Text>
      ),
  },
  {
    key: "truck",
    title: "Truck",
    isOptional: true,
    isEmpty: (load) => load.truck === undefined,
    render: (load) => load.truck?.name ?? "–",
  },
  {
    key: "total_cents",
    title: "Total",
    align: "end",
    isSortable: true,
    render: (load) => <Money cents={load.total_cents} currency={load.currency} />,
  },
  {
    key: "pending_cents",
    title: "Pending",
    align: "end",
    isOptional: true,
    isEmpty: (load) => load.pending_cents === 0,
    render: (load) => (load.pending_cents === 0 ? "–" : <Money cents={load.pending_cents} currency={load.currency} />),
  },
  {
    key: "customer_reference",
    title: "Reference",
    card: "hidden",
    isOptional: true,
    render: (load) => load.customer_reference ?? "–",
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
    render: (load) => (load.loaded_miles === undefined ? "–" : <Miles miles={load.loaded_miles} hasUnit={false} />),
  },
  {
    key: "pod",
    title: "POD",
    isOptional: true,
    card: "hidden",
    render: (load) => (load.delivered_at ? <PaperPresence name="POD" isPresent={load.is_pod_present} /> : "–"),
  },
];

/** Where the load is, and whether it is in trouble: beneath each other, for both are seldom there. */
function Statuses({ load }: { load: LoadSummary }) {
  return (
    <Group gap={4} maw="10rem">
      <StatusBadge kind="load" status={load.status} />
      {load.timeliness !== "on_time" && (
        <StatusBadge kind="timeliness" status={load.timeliness} title={load.timeliness_reason} size="sm" />
      )}
    </Group>
  );
}
