import { apiClient, optionOf, type FoundRecord } from "@haul/platform";

/** A driver, truck and trailer that belong together. */
export type Crew = Partial<Record<"driver_id" | "truck_id" | "trailer_id", FoundRecord | null>>;

/** Rows of a page of trucks, the API's most, and pages that are looked through for a driver's usual one. */
const PAGE = 200;
const MOST_PAGES = 5;

/** Who and what goes with a driver: on the load that they haul now, if that is asked, otherwise the truck they usually drive. */
export async function crewOfDriver(driver_id: string, isOnLoad: boolean): Promise<Crew> {
  if (isOnLoad) {
    const { data } = await apiClient.GET("/api/drivers/{driver_id}", { params: { path: { driver_id } } });
    const crew = await crewOnLoad(data?.current_load?.id, "driver", driver_id);
    if (crew) return crew;
  }
  return { truck_id: await usualTruckOf(driver_id) };
}

/** Who and what goes with a truck: on the load that it carries now, if that is asked, otherwise its usual driver. */
export async function crewOfTruck(truck_id: string, isOnLoad: boolean): Promise<Crew> {
  const { data } = await apiClient.GET("/api/trucks/{truck_id}", { params: { path: { truck_id } } });
  const crew = isOnLoad ? await crewOnLoad(data?.current_load?.id, "truck", truck_id) : null;
  return crew ?? { driver_id: optionOf(data?.usual_driver) };
}

async function crewOnLoad(load_id: string | undefined, part: "driver" | "truck", id: string): Promise<Crew | null> {
  if (load_id === undefined) return null;
  const { data } = await apiClient.GET("/api/loads/{load_id}", { params: { path: { load_id } } });
  const leg = data?.legs.findLast((one) => one[part]?.id === id);
  return leg
    ? { driver_id: optionOf(leg.driver), truck_id: optionOf(leg.truck), trailer_id: optionOf(leg.trailer) }
    : null;
}

async function usualTruckOf(driver_id: string): Promise<FoundRecord | null> {
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { data } = await apiClient.GET("/api/trucks", { params: { query: { limit: PAGE, cursor } } });
    const truck = data?.items.find(({ usual_driver }) => usual_driver?.id === driver_id);
    if (truck) return { id: truck.id, label: truck.unit_number };
    cursor = data?.next_cursor;
    if (cursor === undefined) break;
  }
  return null;
}
