import { Stack, Text } from "@haul/ui/core";
import { DescriptionList } from "@haul/ui/data";
import { Miles } from "@haul/ui/freight";
import { CONFIDENCES } from "../../../words";
import { RecordLink } from "../../../shared/record-link";
import { Position } from "../position-cell";
import { Appointment, Eta, NextCall, TimelinessBadges } from "./tracked-cells";
import type { TrackedLoad } from "../tracking.queries";

/** Where it is, when it arrives, and why one thinks so. */
export function TrackedFacts({ row }: { row: TrackedLoad }) {
  const { position, next_stop: stop, eta, customer, miles_left, timeliness_reason } = row;
  return (
    <Stack gap="sm">
      <div>
        <TimelinessBadges row={row} />
        <Text mt={4}>{timeliness_reason}</Text>
      </div>
      <DescriptionList
        items={[
          { label: "Last position", value: position ? <Position position={position} /> : "None yet" },
          {
            label: "Next stop",
            value: stop && (
              <>
                {stop.facility_name}, {stop.city}, {stop.state}
                <Text size="sm" c="dimmed">
                  <Appointment stop={stop} />
                </Text>
              </>
            ),
          },
          {
            label: "ETA",
            value: (
              <>
                <Eta row={row} />
                {eta && (
                  <Text size="sm" c="dimmed">
                    {CONFIDENCES[eta.confidence]}. {eta.explanation}
                  </Text>
                )}
              </>
            ),
          },
          { label: "Miles left", value: miles_left === undefined ? null : <Miles miles={miles_left} /> },
          { label: "Next check call", value: row.next_check_call && <NextCall call={row.next_check_call} /> },
          { label: "Customer", value: <RecordLink kind="customer" record={customer} /> },
        ]}
      />
    </Stack>
  );
}
