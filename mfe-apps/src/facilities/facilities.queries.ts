import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";

export type Facility = ApiData<"/api/facilities/{facility_id}", "get">;

export const useFacility = (facilityId: string) =>
  useApiQuery("/api/facilities/{facility_id}", { params: { path: { facility_id: facilityId } } });

/** Loads show their stops' facilities, with their zones; the map of those on their way draws their circles. */
const settings = {
  invalidates: [
    "/api/facilities",
    "/api/facilities/{facility_id}",
    "/api/loads",
    "/api/loads/{load_id}",
    "/api/tracking/loads",
  ],
} as const;
export const useCreateFacility = () => useApiMutation("post", "/api/facilities", settings);
export const useUpdateFacility = () => useApiMutation("patch", "/api/facilities/{facility_id}", settings);
export const useArchiveFacility = () => useApiMutation("post", "/api/facilities/{facility_id}/archive", settings);
export const useRestoreFacility = () => useApiMutation("post", "/api/facilities/{facility_id}/restore", settings);
