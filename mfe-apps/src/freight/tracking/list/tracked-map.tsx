import { useMemo } from "react";
import { Stack, Text } from "@haul/ui/core";
import { statusLook } from "@haul/ui/freight";
import { formatRadius } from "../../../partners/facilities/geofence";
import type { Circle } from "../map/geometry";
import { MapView } from "../map/map-view";
import type { MapPoint } from "../map/map-props";
import { IconMapPin, IconTruck } from "@haul/ui/icons";
import { Position } from "../position-cell";
import { RowActions } from "./row-actions";
import { Eta, TimelinessBadges } from "../load/tracked-cells";
import { ageOf, placeName } from "../tracking-words";
import { useCheckCalls, type CheckCall, type TrackedLoad } from "../tracking.queries";

interface Props {
  rows: readonly TrackedLoad[];
  /** The chosen pin; its card is beside it. */
  pinId: string | null;
  /** The row whose drawer is open. */
  openId: string | null;
  onSelect: (id: string | null) => void;
  onCheckCall: ((row: TrackedLoad) => void) | undefined;
}

/** The rows of the list, where their trucks were last; the chosen one with the way to its next stop. */
export function TrackedMap({ rows, pinId, openId, onSelect, onCheckCall }: Props) {
  const selectedId = openId ?? pinId;
  const selected = rows.find(({ load }) => load.id === selectedId);
  const points = useMemo(() => [...rows.flatMap(truckOf), ...stopOf(selected)], [rows, selected]);
  const way = useMemo(() => wayOf(selected), [selected]);
  const circle = useMemo(() => circleOf(selected), [selected]);
  const calls = useCheckCalls(selectedId ?? "", selected !== undefined).data?.items;
  const trail = useMemo(() => trailOf(calls ?? []), [calls]);
  const missing = rows.length - rows.filter(({ position }) => position?.latitude !== undefined).length;
  return (
    <Stack gap={4} h="100%">
      <div style={{ flex: 1, minHeight: 0 }}>
        <MapView
          label="Map of the loads"
          points={points}
          selectedId={selectedId}
          onSelect={(id) => onSelect(id === STOP ? null : id)}
          popup={selected && openId === null && <Card row={selected} onCheckCall={onCheckCall} />}
          trail={trail}
          ahead={way}
          circle={circle}
        />
      </div>
      {missing > 0 && (
        <Text size="sm" c="dimmed">
          {missing === 1 ? "1 load has" : `${missing} loads have`} no known position.
        </Text>
      )}
    </Stack>
  );
}

/** The id of the one stop on the map. */
const STOP = "stop";

function truckOf({ load, truck, position, timeliness }: TrackedLoad): MapPoint[] {
  if (position?.latitude === undefined || position.longitude === undefined) return [];
  const { word, tone } = statusLook("timeliness", timeliness);
  const age = ageOf(position);
  return [
    {
      id: load.id,
      latitude: position.latitude,
      longitude: position.longitude,
      tone,
      icon: IconTruck,
      isStale: position.is_stale,
      caption: position.is_stale ? age : undefined,
      label: [
        `Load ${load.number}${truck ? `, truck ${truck.name}` : ""}: ${word}`,
        `${placeName(position) ?? "place unknown"}, ${position.is_stale ? "old position, " : ""}${age}`,
      ].join(". "),
    },
  ];
}

function stopOf(row: TrackedLoad | undefined): MapPoint[] {
  const stop = row?.next_stop;
  if (stop?.latitude === undefined || stop.longitude === undefined) return [];
  const { latitude, longitude, facility_name, geofence_radius_meters } = stop;
  return [
    {
      id: STOP,
      latitude,
      longitude,
      tone: "planned",
      icon: IconMapPin,
      label: `Next stop: ${facility_name}, geofence of ${formatRadius(geofence_radius_meters)}`,
      caption: stop.city,
    },
  ];
}

/** What counts as being at the next stop. */
function circleOf(row: TrackedLoad | undefined): Circle | undefined {
  const stop = row?.next_stop;
  if (stop?.latitude === undefined || stop.longitude === undefined) return undefined;
  return { center: { latitude: stop.latitude, longitude: stop.longitude }, radius_m: stop.geofence_radius_meters };
}

/** Its reported positions, oldest first. */
function trailOf(calls: readonly CheckCall[]) {
  return calls
    .flatMap(({ latitude, longitude, voided_at }) =>
      latitude === undefined || longitude === undefined || voided_at ? [] : [{ latitude, longitude }],
    )
    .toReversed();
}

/** Straight lines: the driver's actual road is unknown. */
function wayOf(row: TrackedLoad | undefined) {
  const { position, next_stop: stop } = row ?? {};
  if (position?.latitude === undefined || position.longitude === undefined) return [];
  if (stop?.latitude === undefined || stop.longitude === undefined) return [];
  return [
    { latitude: position.latitude, longitude: position.longitude },
    { latitude: stop.latitude, longitude: stop.longitude },
  ];
}

function Card({ row, onCheckCall }: { row: TrackedLoad; onCheckCall: Props["onCheckCall"] }) {
  const { load, position, next_stop } = row;
  return (
    <Stack gap={6}>
      <Text fw={600}>Load {load.number}</Text>
      <TimelinessBadges row={row} />
      {position && <Position position={position} />}
      {next_stop && (
        <div>
          <Text size="sm" c="dimmed">
            ETA {next_stop.city}, {next_stop.state}
          </Text>
          <Eta row={row} />
        </div>
      )}
      <RowActions row={row} onCheckCall={onCheckCall} />
    </Stack>
  );
}
