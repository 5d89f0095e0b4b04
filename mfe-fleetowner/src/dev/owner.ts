import type { OwnerLoad, OwnerTruck } from "../owner.types";

const HOUR = 3_600_000;

/** Makes a load with good defaults; a test states what matters to it. */
export function aLoad(changes: Partial<OwnerLoad> = {}): OwnerLoad {
  const now = Date.now();
  const pickup_at = new Date(now - 6 * HOUR).toISOString();
  const delivery_at = new Date(now + 5 * HOUR).toISOString();
  return {
    id: "01930000-0000-7000-8000-0000000000a1",
    number: "24-1187",
    status: "in_transit",
    timeliness: "on_time",
    truck: { id: "01930000-0000-7000-8000-0000000000b1", name: "118" },
    driver_name: "Luis Ortega",
    origin: {
      facility_name: "Panhandle Beef",
      city: "Amarillo",
      state: "TX",
      time_zone: "America/Chicago",
      scheduled_at: pickup_at,
    },
    destination: {
      facility_name: "Front Range Cold Storage",
      city: "Denver",
      state: "CO",
      time_zone: "America/Denver",
      scheduled_at: delivery_at,
    },
    next_stop: {
      kind: "delivery",
      facility_name: "Front Range Cold Storage",
      city: "Denver",
      state: "CO",
      scheduled_at: delivery_at,
      time_zone: "America/Denver",
    },
    pickup_at,
    delivery_at,
    loaded_miles: "434.0",
    is_pod_present: false,
    ...changes,
  };
}

export function aTruck(changes: Partial<OwnerTruck> = {}): OwnerTruck {
  return {
    id: "01930000-0000-7000-8000-0000000000b1",
    unit_number: "118",
    year: 2021,
    make: "Freightliner",
    model: "Cascadia",
    status: "available",
    driver_name: "Luis Ortega",
    current_load: aLoad(),
    ...changes,
  };
}
