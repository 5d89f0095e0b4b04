import { aCharge, aFacility, aStop, daysFromNow, instant, nextId } from "@haul/testing/sample";
import { instantsOf } from "@haul/ui/freight";
import type { Charge, Stop, StopInput, StopUpdate } from "../freight/loads/loads.queries";
import type { World } from "./world";

/** The stop that an input asks for, with its times as instants; a change starts from the stop as it was. */
export function stopOf(
  { facilities }: World,
  { facility_id, latest_local, ...input }: StopInput | Omit<StopUpdate, "version">,
  sequence: number,
  before?: Stop,
): Stop {
  const facility = facilities.find(facility_id ?? before?.facility.id) ?? aFacility({ id: facility_id ?? nextId() });
  const local = input.earliest_local ?? before?.earliest_local;
  const instantAt = (text: string) => instantsOf(text, facility.time_zone)[0];
  const earliest = local === undefined ? undefined : instantAt(local);
  const latest = latest_local ? instantAt(latest_local) : undefined;
  const known = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  return aStop(facility, earliest ? instant(earliest) : daysFromNow(1), {
    ...(before ? { id: before.id, events: before.events, arrived_at: before.arrived_at } : {}),
    ...known,
    sequence,
    latest_at: latest && instant(latest),
  });
}

/** A charge with its amount: quantity times rate. A percentage has nothing to be one of here. */
export function chargeOf(
  input: { [K in "code" | "basis" | "quantity" | "rate"]: Charge[K] } & { description?: string | null | undefined },
  id: string = nextId(),
): Charge {
  const { description, ...rest } = input;
  const amount_cents = Math.round(Number(input.quantity) * Number(input.rate) * 100);
  return aCharge({ ...rest, id, description: description ?? undefined, amount_cents, status: "pending" });
}
