import { apiClient, searched, type FoundRecord } from "@haul/platform";

/** A facility, with the zone in which its times are entered. */
export interface FacilityOption extends FoundRecord {
  zone: string;
}

export function facilityOption(facility: {
  id: string;
  name: string;
  time_zone: string;
  address: { city: string; state: string };
}): FacilityOption {
  const { city, state } = facility.address;
  return { id: facility.id, label: facility.name, detail: `${city}, ${state}`, zone: facility.time_zone };
}

export async function searchFacilities(q: string, signal: AbortSignal): Promise<FacilityOption[]> {
  const query = { ...searched(q), sort: "name" };
  const { data } = await apiClient.GET("/api/facilities", { params: { query }, signal });
  return (data?.items ?? []).map(facilityOption);
}

/** Cities that have a facility. */
export async function searchCities(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const query = { q: q === "" ? undefined : q, sort: "city", limit: MOST_SEARCHED };
  const { data } = await apiClient.GET("/api/facilities", { params: { query }, signal });
  // The search looks into names too.
  const cities = (data?.items ?? []).map(({ address }) => address.city).filter((city) => hasText(city, q));
  const spellings = new Map(cities.map((city) => [city.toLowerCase(), city]));
  return [...spellings.values()].map((city) => ({ id: city, label: city }));
}

/** As many as one page of the list has. */
const MOST_SEARCHED = 200;

const hasText = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** A city is its own name. */
export const findCity = (city: string): Promise<FoundRecord> => Promise.resolve({ id: city, label: city });

export async function findFacility(facility_id: string): Promise<FacilityOption | null> {
  const { data } = await apiClient.GET("/api/facilities/{facility_id}", { params: { path: { facility_id } } });
  return data ? facilityOption(data) : null;
}
