import type { RequestHandler } from "msw";
import { mockRecords } from "@haul/testing/record-mocks";
import { aHold, anAccident, anInspection, settledAccident, settledInspection } from "./sample-registers";
import type { World } from "./world";

interface Involved {
  driver_id?: string | null | undefined;
  truck_id?: string | null | undefined;
  trailer_id?: string | null | undefined;
}

/** Who drove what, as records name it. */
export const involvedIn =
  ({ drivers, trucks, trailers }: World) =>
  ({ driver_id, truck_id, trailer_id }: Involved) => {
    const [driver, truck, trailer] = [drivers.find(driver_id), trucks.find(truck_id), trailers.find(trailer_id)];
    return {
      driver: driver && { id: driver.id, name: driver.full_name },
      truck: truck && { id: truck.id, name: truck.unit_number },
      trailer: trailer && { id: trailer.id, name: trailer.unit_number },
    };
  };

/** Accidents and roadside inspections. */
export function registerHandlers(world: World): RequestHandler[] {
  const { accidents, inspections, holds, carriers } = world;
  const involved = involvedIn(world);
  const held = (body: Involved & { motor_carrier_id?: string | null | undefined }) => {
    const { driver, truck, trailer } = involved(body);
    const carrier = carriers.find(body.motor_carrier_id);
    if (truck) return { record_kind: "truck" as const, record_id: truck.id, record_name: truck.name };
    if (trailer) return { record_kind: "trailer" as const, record_id: trailer.id, record_name: trailer.name };
    if (carrier)
      return { record_kind: "motor_carrier" as const, record_id: carrier.id, record_name: carrier.legal_name };
    return { record_kind: "driver" as const, record_id: driver?.id ?? "", record_name: driver?.name ?? "" };
  };
  return [
    ...mockRecords("/api/legal_holds/{legal_hold_id}", holds, {
      where: (hold, query) =>
        (query.get("record_id") ?? hold.record_id) === hold.record_id &&
        isAmong(hold.record_kind, query.get("record_kind")) &&
        (query.get("is_in_force") !== "true" || hold.is_in_force),
      history: () => [],
      added: ({ driver_id, truck_id, trailer_id, motor_carrier_id, ...facts }) =>
        aHold({ ...facts, ...held({ driver_id, truck_id, trailer_id, motor_carrier_id }) }),
      changed: ({ matter, reason, begins_on, released_on }) => ({
        ...filled({ matter, reason, begins_on, released_on }),
        is_in_force: released_on === null || released_on === undefined,
        released_by: released_on ? "Marcus Bell" : undefined,
      }),
    }),
    ...mockRecords("/api/accidents/{accident_id}", accidents, {
      where: (accident, query) =>
        isOf(accident, query) &&
        isWithin(accident.happened_on, query) &&
        (query.get("is_recordable") !== "true" || accident.is_recordable) &&
        isAmong(accident.preventability, query.get("preventability")),
      history: () => [],
      added: ({ driver_id, truck_id, trailer_id, ...facts }) =>
        anAccident({ ...facts, ...involved({ driver_id, truck_id, trailer_id }) }),
      changed: ({ driver_id, truck_id, trailer_id, ...facts }, id) => {
        const before = accidents.find(id);
        const changes = { ...filled(facts), ...involved({ driver_id, truck_id, trailer_id }) };
        const { is_recordable, is_test_required } = settledAccident({ ...anAccident(before), ...changes });
        return { ...changes, is_recordable, is_test_required };
      },
    }),
    ...mockRecords("/api/roadside_inspections/{roadside_inspection_id}", inspections, {
      where: (inspection, query) =>
        isOf(inspection, query) &&
        isWithin(inspection.inspected_on, query) &&
        (query.get("is_out_of_service") !== "true" || inspection.out_of_service_count > 0) &&
        isAmong(inspection.return_status, query.get("return_status")),
      history: () => [],
      added: ({ driver_id, truck_id, trailer_id, ...facts }) =>
        anInspection({ ...facts, ...involved({ driver_id, truck_id, trailer_id }) }),
      changed: ({ driver_id, truck_id, trailer_id, ...facts }, id) => {
        const before = inspections.find(id);
        const changes = { ...filled(facts), ...involved({ driver_id, truck_id, trailer_id }) };
        const { return_by, return_status, out_of_service_count } = settledInspection({
          ...anInspection(before),
          ...changes,
        });
        return { ...changes, return_by, return_status, out_of_service_count };
      },
    }),
  ];
}

type Filled<Facts> = { [Name in keyof Facts]: Exclude<Facts[Name], null> };

/** A patch's values; what it clears is nothing. */
export const filled = <Facts extends object>(facts: Facts): Filled<Facts> =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value ?? undefined])) as Filled<Facts>;

interface Row {
  driver?: { id: string } | undefined;
  truck?: { id: string } | undefined;
  trailer?: { id: string } | undefined;
}

const isOf = (row: Row, query: URLSearchParams) =>
  (["driver", "truck", "trailer"] as const).every((part) => {
    const id = query.get(`${part}_id`);
    return id === null || row[part]?.id === id;
  });

export const isWithin = (day: string, query: URLSearchParams) =>
  day >= (query.get("from") ?? "") && day <= (query.get("to") ?? "9999-12-31");

export const isAmong = (value: string, wanted: string | null) => wanted === null || wanted.split(",").includes(value);
