import type { SelectOption } from "@haul/ui/forms";
import { codeWord } from "@haul/ui/freight";
import type { Load, Stop } from "../loads.queries";

const optionOf = ({ id, sequence, kind, facility }: Stop): SelectOption => ({
  value: id,
  label: `${sequence}. ${codeWord("stop", kind)}, ${facility.name}, ${facility.address.city}`,
});

const isAhead = ({ arrived_at, departed_at }: Stop) => !arrived_at && !departed_at;

/** Stops ahead at which no leg ends yet. */
export function betweenOptions({ stops, legs }: Load): SelectOption[] {
  const ends = new Set(legs.flatMap((leg) => [leg.from_stop_id, leg.to_stop_id]));
  return stops.filter((stop) => !ends.has(stop.id) && isAhead(stop)).map(optionOf);
}

/** Stops behind which a relay point can come: the next one is still ahead. */
export function afterOptions({ stops }: Load): SelectOption[] {
  return stops
    .filter((_, index) => {
      const next = stops[index + 1];
      return next !== undefined && isAhead(next);
    })
    .map(optionOf);
}
