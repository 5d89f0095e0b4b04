import { Text } from "@haul/ui/core";
import { formatMiles } from "@haul/ui/freight";
import { formatStopTime } from "@haul/ui/format";
import { Rate } from "@haul/ui/freight";
import type { AssignmentCheck } from "../loads.queries";

/** The empty way to the first stop, and what the load earns over all its miles. */
export function DeadheadLine({ deadhead }: { deadhead: NonNullable<AssignmentCheck["deadhead"]> }) {
  const { from, empty_miles, empty_miles_source, rate_per_mile } = deadhead;
  const about = empty_miles_source === "estimated" ? "About " : "";
  return (
    <Text size="sm" c="dimmed">
      {from ? `${whenFree(from)} in ${from.city}, ${from.state}. ` : "Location unknown. "}
      {empty_miles !== undefined && `${about}${formatMiles(Number(empty_miles))} empty. `}
      {rate_per_mile !== undefined && (
        <>
          <Rate rate={rate_per_mile} unit="mi" /> over all miles.
        </>
      )}
    </Text>
  );
}

function whenFree({ at, time_zone }: { at: string; time_zone: string }): string {
  const time = formatStopTime(at, time_zone);
  return Date.parse(at) <= Date.now() ? `Free since ${time}` : `Free ${time}`;
}
