import type { RequestHandler } from "msw";
import { mockRecords } from "@haul/testing/record-mocks";
import { anAccident, anInspection, settledAccident, settledInspection } from "./sample-registers";
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
  const { accidents, inspections } = world;
  const involved = involvedIn(world);
  return [
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
