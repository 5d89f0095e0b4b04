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

export async function findFacility(facility_id: string): Promise<FacilityOption | null> {
  const { data } = await apiClient.GET("/api/facilities/{facility_id}", { params: { path: { facility_id } } });
  return data ? facilityOption(data) : null;
}
