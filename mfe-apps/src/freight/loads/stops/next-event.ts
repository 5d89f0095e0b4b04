import { STOP_EVENTS, STOP_PLACES } from "../../../words";
import type { Load, Stop, StopEvent } from "../loads.queries";

export type NextEvent = "arrived" | "departed";

/** What a dispatcher records next at a stop. */
export function nextEvent(stop: Stop): NextEvent | null {
  if (stop.departed_at) return null;
  return stop.arrived_at ? "departed" : "arrived";
}

/** The stop where the truck is or goes. */
export const openStop = (load: Load) => load.stops.find((stop) => !stop.departed_at);

/** "Record arrival": what a button says that asks for the time. */
export const recordLabel = (kind: StopEvent["kind"]) => `Record ${STOP_EVENTS[kind]}`;

/** "Arrived at pickup"; if the load has several pickups, with the city. */
export function eventLabel({ stops }: Load, stop: Stop, kind: NextEvent): string {
  const isOnly = stops.filter((one) => one.kind === stop.kind).length === 1;
  const place = `${STOP_PLACES[stop.kind]}${isOnly ? "" : `, ${stop.facility.address.city}`}`;
  return kind === "arrived" ? `Arrived at ${place}` : `Departed ${place}`;
}
