import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import { wallClock } from "@haul/ui/format";
import type { OwnerLoad, OwnerProfile, OwnerTruck } from "../owner.types";

const place = (facility_name: string, city: string, state: string, time_zone: string, scheduled_at: string) => ({
  facility_name,
  city,
  state,
  time_zone,
  scheduled_at,
  local: wallClock(scheduled_at, time_zone),
});

/** Makes a load with good defaults: under way from Amarillo to Denver. */
export function aLoad(changes: Partial<OwnerLoad> = {}): OwnerLoad {
  const pickup_at = daysFromNow(-0.25);
  const delivery_at = daysFromNow(0.2);
  const destination = place("Front Range Cold Storage", "Denver", "CO", "America/Denver", delivery_at);
  const { facility_name, city, state, time_zone } = destination;
  return {
    id: nextId(),
    number: "24-1187",
    status: "in_transit",
    timeliness: "on_time",
    truck: { id: nextId(), name: "118" },
    driver_name: "Luis Ortega",
    origin: place("Panhandle Beef", "Amarillo", "TX", "America/Chicago", pickup_at),
    destination,
    next_stop: { id: nextId(), kind: "delivery", facility_name, city, state, time_zone, scheduled_at: delivery_at },
    pickup_at,
    delivery_at,
    loaded_miles: "434.0",
    is_pod_present: false,
    ...changes,
  };
}

export const aTruck = (changes: Partial<OwnerTruck> = {}): OwnerTruck => ({
  id: nextId(),
  unit_number: "118",
  year: 2021,
  make: "Freightliner",
  model: "Cascadia",
  status: "available",
  driver_name: "Luis Ortega",
  ...changes,
});

/** Rosa's two trucks: one on the road, one in the shop. What the mocks answer from, and change. */
export function makeWorld() {
  const moving = aTruck();
  const standing = aTruck({
    unit_number: "204",
    year: 2018,
    make: "Peterbilt",
    model: "579",
    status: "in_shop",
    driver_name: undefined,
    annual_inspection_expires_on: dayFromNow(9),
  });
  const truck = { id: moving.id, name: moving.unit_number };
  moving.current_load = aLoad({ truck });
  const delivered = aLoad({
    truck,
    number: "24-1160",
    status: "delivered",
    delivered_at: daysFromNow(-1.6),
    next_stop: undefined,
    is_pod_present: true,
  });
  const unpaid = aLoad({
    truck: { id: standing.id, name: standing.unit_number },
    number: "24-1151",
    status: "delivered",
    driver_name: undefined,
    delivered_at: daysFromNow(-6),
    next_stop: undefined,
  });
  const profile: OwnerProfile = {
    fleet_owner_id: nextId(),
    carrier_name: "Prairie Freight LLC",
    name: "Rosa Delgado",
    email: "rosa@delgadotrucking.example",
    phone: "+18065550177",
    address: { line1: "410 Mesa Dr", city: "Lubbock", state: "TX", postal_code: "79401", country: "US" },
    version: 1,
    updated_at: daysFromNow(-18),
  };
  return { trucks: [moving, standing], loads: [moving.current_load, delivered, unpaid], profile };
}

export type World = ReturnType<typeof makeWorld>;
