import { Text } from "@haul/ui/core";
import type { Column } from "@haul/ui/data";
import { Miles, RelativeTime, StatusBadge } from "@haul/ui/freight";
import { Position } from "./position-cell";
import { RowActions } from "./row-actions";
import { Eta, NextCall, NextStop, Risk } from "./tracked-cells";
import type { TrackedLoad } from "./tracking.queries";

/** What stands beside a map has little room: the rest is a matter of choice. */
export function columnsOf(onCheckCall: ((row: TrackedLoad) => void) | undefined): Column<TrackedLoad>[] {
  return [
    { key: "number", title: "Load", render: ({ load }) => load.number },
    { key: "risk", title: "Risk", isSortable: true, card: "badge", render: (row) => <Risk row={row} /> },
    {
      key: "position",
      title: "Last position",
      render: ({ position }) => (position ? <Position position={position} /> : <NoPosition />),
    },
    {
      key: "next_due_at",
      title: "Next stop",
      isSortable: true,
      render: ({ next_stop }) => <NextStop stop={next_stop} />,
    },
    { key: "eta_at", title: "ETA", isSortable: true, render: (row) => <Eta row={row} /> },
    {
      key: "check_call_due_at",
      title: "Next check call",
      isSortable: true,
      render: ({ next_check_call }) => <NextCall call={next_check_call} />,
    },
    { key: "driver", title: "Driver", render: (row) => <RowActions row={row} onCheckCall={onCheckCall} /> },
    { key: "truck", title: "Truck", isOptional: true, card: "hidden", render: ({ truck }) => truck?.name ?? "–" },
    {
      key: "trailer",
      title: "Trailer",
      isOptional: true,
      card: "hidden",
      render: ({ trailer }) => trailer?.name ?? "–",
    },
    { key: "customer", title: "Customer", isOptional: true, render: ({ customer }) => customer.name },
    {
      key: "customer_reference",
      title: "Reference",
      isOptional: true,
      card: "hidden",
      render: ({ customer_reference }) => customer_reference ?? "–",
    },
    {
      key: "status",
      title: "Status",
      isOptional: true,
      card: "hidden",
      render: ({ load }) => <StatusBadge kind="load" status={load.status} />,
    },
    {
      key: "miles_left",
      title: "Miles left",
      align: "end",
      isOptional: true,
      card: "hidden",
      render: ({ miles_left }) => (miles_left === undefined ? "–" : <Miles miles={miles_left} hasUnit={false} />),
    },
    {
      key: "last_check_call",
      title: "Last check call",
      isOptional: true,
      card: "hidden",
      render: ({ last_check_call }) => (last_check_call ? <RelativeTime at={last_check_call.occurred_at} /> : "–"),
    },
  ];
}

function NoPosition() {
  return (
    <Text span inherit c="dimmed">
      None yet
    </Text>
  );
}
