import { Text } from "@haul/ui/core";
import type { Column } from "@haul/ui/data";
import { Miles, RelativeTime, StatusBadge } from "@haul/ui/freight";
import { Position } from "../position-cell";
import { RowActions } from "./row-actions";
import { Appointment, NextCall, NextStop, TimelinessBadges } from "../load/tracked-cells";
import type { TrackedLoad } from "../tracking.queries";

interface Wishes {
  onCheckCall: ((row: TrackedLoad) => void) | undefined;
  /** With the map beside it or in a narrow window, only the main columns fit. */
  isTight: boolean;
  /** The next check call is worth its room. */
  hasCalls: boolean;
  /** The last position is, too; the map beside it shows it in its place. */
  hasPosition: boolean;
  /** Whom to call and why comes first: beside the map the end of a row may be out of sight. */
  isForCalls: boolean;
}

const CALLS_FIRST: readonly string[] = ["number", "driver", "check_call_due_at"];

export function columnsOf({ isForCalls, ...wishes }: Wishes): Column<TrackedLoad>[] {
  const columns = allColumns(wishes);
  if (!isForCalls) return columns;
  const first = CALLS_FIRST.flatMap((key) => columns.filter((column) => column.key === key));
  return [...first, ...columns.filter((column) => !first.includes(column))];
}

function allColumns({
  onCheckCall,
  isTight,
  hasCalls,
  hasPosition,
}: Omit<Wishes, "isForCalls">): Column<TrackedLoad>[] {
  return [
    { key: "number", file: ["load"], title: "Load", render: ({ load }) => load.number },
    {
      key: "urgency",
      file: ["timeliness", "timeliness_reason", "minutes_late"],
      title: "Timeliness",
      isSortable: true,
      card: "badge",
      render: (row) => <TimelinessBadges row={row} />,
    },
    {
      key: "position",
      file: ["position_city", "position_state", "position_at"],
      title: "Last position",
      isOptional: !hasPosition,
      render: ({ position }) => (position ? <Position position={position} isShort /> : <NoPosition />),
    },
    {
      key: "eta_at",
      file: ["eta"],
      title: "Next stop, ETA",
      isSortable: true,
      render: (row) => (row.next_stop ? <NextStop row={row} stop={row.next_stop} /> : null),
    },
    {
      key: "next_due_at",
      file: ["next_stop", "next_stop_city", "next_stop_state", "appointment", "appointment_end", "due_at"],
      title: "Appointment",
      isSortable: true,
      isOptional: isTight,
      render: ({ next_stop }) => (next_stop ? <Appointment stop={next_stop} /> : null),
    },
    {
      key: "check_call_due_at",
      file: ["next_check_call"],
      title: "Next check call",
      isSortable: true,
      isOptional: !hasCalls,
      render: ({ next_check_call }) => (next_check_call ? <NextCall call={next_check_call} /> : null),
    },
    { key: "truck", title: "Truck", isOptional: true, card: "hidden", render: ({ truck }) => truck?.name },
    {
      key: "trailer",
      title: "Trailer",
      isOptional: true,
      card: "hidden",
      render: ({ trailer }) => trailer?.name,
    },
    { key: "customer", title: "Customer", isOptional: true, render: ({ customer }) => customer.name },
    {
      key: "customer_reference",
      title: "Reference",
      isOptional: true,
      card: "hidden",
      render: ({ customer_reference }) => customer_reference,
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
      render: ({ miles_left }) => (miles_left === undefined ? null : <Miles miles={miles_left} hasUnit={false} />),
    },
    {
      key: "last_check_call",
      title: "Last check call",
      isOptional: true,
      card: "hidden",
      render: ({ last_check_call }) => (last_check_call ? <RelativeTime at={last_check_call.occurred_at} /> : null),
    },
    // On a card the last line is nearest to the thumb.
    {
      key: "driver",
      file: ["driver", "driver_phone"],
      title: "Driver",
      render: (row) => <RowActions row={row} onCheckCall={onCheckCall} />,
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
