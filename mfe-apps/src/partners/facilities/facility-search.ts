import { apiClient, searched, type FoundRecord } from "@haul/platform";
import { STREET_UNKNOWN } from "@haul/ui/format";

/** A facility, with the zone in which its times are entered, and where it is as far as that is known. */
export interface FacilityOption extends FoundRecord {
  zone: string;
  city?: string;
  state?: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

interface FacilityFacts {
  id: string;
  name: string;
  time_zone: string;
  address: { line1: string; city: string; state: string };
  latitude?: number | undefined;
  longitude?: number | undefined;
  approximate_latitude?: number | undefined;
  approximate_longitude?: number | undefined;
}

export function facilityOption(facility: FacilityFacts): FacilityOption {
  const { id, name, time_zone: zone, address } = facility;
  const { city, state } = address;
  const place = {
    city,
    state,
    latitude: facility.latitude ?? facility.approximate_latitude,
    longitude: facility.longitude ?? facility.approximate_longitude,
  };
  return { id, label: name, detail: whereabouts(name, address), zone, ...place };
}

/** Its town, which a facility that was added by it has in its name already. */
function whereabouts(name: string, { line1, city, state }: FacilityFacts["address"]): string {
  const town = `${city}, ${state}`;
  if (line1 !== "") return town;
  return name.startsWith(town) ? STREET_UNKNOWN : `${town}. ${STREET_UNKNOWN}`;
}

export async function searchFacilities(q: string, signal: AbortSignal): Promise<FacilityOption[]> {
  const query = searched(q);
  const { data } = await apiClient.GET("/api/facilities", { params: { query: { ...query, sort: ["name"] } }, signal });
  return (data?.items ?? []).map(facilityOption);
}

/** Cities that have a facility. */
export async function searchCities(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const query = { q: q === "" ? undefined : q, limit: MOST_SEARCHED };
  const { data } = await apiClient.GET("/api/facilities", { params: { query: { ...query, sort: ["city"] } }, signal });
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
