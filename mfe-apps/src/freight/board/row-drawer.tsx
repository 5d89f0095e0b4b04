import { Anchor, Stack, Text, UiLink } from "@haul/ui/core";
import { DescriptionList, RecordDrawer } from "@haul/ui/data";
import { LaneLabel, PhoneLink, StatusBadge, StopTime } from "@haul/ui/freight";
import { formatDate, localZone } from "@haul/ui/format";
import { RecordLink } from "../../shared/record-link";
import { LogCheckCall } from "../tracking/calls/log-check-call";
import { Position } from "../tracking/position-cell";
import { TruckDayTimes } from "../loads/times/truck-day-times";
import type { BoardRow } from "./board.queries";
import { nameOf } from "./use-board-moves";

/** Who a row is: how to call them, what they drive, where they are free, what they have to do. */
export function RowDrawer({ row, onClose }: { row: BoardRow; onClose: () => void }) {
  const { driver, truck, trailer, terminal, next_available: next, notes } = row;
  const facts = [
    {
      label: "Phone",
      value: driver?.phone && <PhoneLink phone={driver.phone} />,
    },
    { label: "Driver", value: driver && <RecordLink kind="driver" record={driver} /> },
    { label: "Truck", value: truck && <RecordLink kind="truck" record={truck} /> },
    { label: "Truck status", value: truck && <StatusBadge kind="truck" status={truck.status} /> },
    { label: "Trailer", value: trailer && <RecordLink kind="trailer" record={trailer} /> },
    { label: "Terminal", value: terminal?.name },
    {
      label: "Home by",
      value: driver?.home_by_on && [formatDate(driver.home_by_on), driver.home_note].filter(Boolean).join(": "),
    },
    ...standingFacts(row.standing),
    {
      label: row.is_busy ? "Next available" : "Last seen",
      value: next && (
        <>
          {next.facility_name}, {next.city}, {next.state}
          <br />
          <StopTime at={next.at} zone={next.time_zone} />
        </>
      ),
    },
    { label: "Notes", value: notes },
  ];
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      size="md"
      title={nameOf(row)}
      actions={
        <>
          {row.standing && <LogCheckCall key={row.standing.load.id} loadId={row.standing.load.id} />}
          {truck && <TruckDayTimes key={truck.id} truck={truck} />}
        </>
      }
    >
      <Stack gap="lg">
        <DescriptionList items={facts.filter(({ value }) => value !== undefined && value !== "")} />
        <section aria-label="Loads">
          <Text fw={600} mb="xs">
            Loads in the days shown
          </Text>
          {row.legs.length === 0 && <Text c="dimmed">None.</Text>}
          <Stack gap="xs">
            {row.legs.map((leg) => (
              <div key={leg.leg_id}>
                <Anchor component={UiLink} href={`/apps/loads/${leg.load_id}`}>
                  {leg.number}
                </Anchor>{" "}
                <StatusBadge kind="load" status={leg.status} size="sm" />{" "}
                {(leg.timeliness === "late" || leg.timeliness === "at_risk") && (
                  <StatusBadge kind="timeliness" status={leg.timeliness} title={leg.timeliness_reason} size="sm" />
                )}
                <Text size="sm" c="dimmed">
                  <LaneLabel origin={leg.from} destination={leg.to} isLine />,{" "}
                  <StopTime at={leg.from.at} zone={leg.from.time_zone} />
                </Text>
              </div>
            ))}
          </Stack>
        </section>
      </Stack>
    </RecordDrawer>
  );
}

/** Where the row is on its load, and when to call. */
function standingFacts(standing: BoardRow["standing"]) {
  if (!standing) return [];
  const { position, next_stop: stop, eta_at: eta, last_call_at: last, next_call_at: next, is_call_due } = standing;
  const zone = stop?.time_zone ?? localZone();
  const moment = (at: string | undefined) => at && <StopTime at={at} zone={zone} />;
  return [
    { label: "Position", value: position && <Position position={position} /> },
    {
      label: "Next stop",
      value: stop && (
        <>
          {stop.facility_name}, {stop.city}, {stop.state}
          <br />
          <StopTime at={stop.at} zone={zone} />
        </>
      ),
    },
    { label: "ETA", value: moment(eta) },
    { label: "Last call", value: moment(last) },
    {
      label: "Next call",
      value: is_call_due ? (
        <Text span inherit c="var(--mantine-color-red-text)" fw={500}>
          Due since {moment(next)}
        </Text>
      ) : (
        moment(next)
      ),
    },
  ];
}
