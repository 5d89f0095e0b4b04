import { useApiMutation, useApiPages, useApiQuery, type ApiData } from "@haul/platform";
import { listQuery } from "@haul/ui/data";

export type Facility = ApiData<"/api/facilities/{facility_id}", "get">;

export type FacilityDuplicates = ApiData<"/api/facility_duplicates", "get">["items"][number];
export type FacilityDetentionReport = ApiData<"/api/detention_report", "get">;
export type FacilityMergePreview = ApiData<"/api/facilities/{facility_id}/merge/{merged_facility_id}", "get">;

export const DEFAULT_SORT = "name";

/** What the address asks for, as the operation takes it. */
export const facilitiesQuery = (params: URLSearchParams) =>
  listQuery(params, {
    sort: DEFAULT_SORT,
    texts: ["state", "city", "time_zone"],
    flags: ["has_appointments", "archived"],
  });

export const useFacilities = (params: URLSearchParams) =>
  useApiPages("/api/facilities", { params: { query: facilitiesQuery(params) } });
export const useFacility = (facilityId: string) =>
  useApiQuery("/api/facilities/{facility_id}", { params: { path: { facility_id: facilityId } } });
export const useFacilityHistory = (facilityId: string) =>
  useApiQuery("/api/facilities/{facility_id}/history", { params: { path: { facility_id: facilityId } } });

export const useFacilityDetention = (facility_id: string) =>
  useApiQuery("/api/detention_report", { params: { query: { facility_id } } });

/** What a change to a facility puts out of date; loads show their stops' facilities, the map of those on their way draws their circles. */
export const STALE = [
  "/api/facilities",
  "/api/facilities/{facility_id}",
  "/api/facilities/{facility_id}/history",
  "/api/facility_duplicates",
  "/api/loads",
  "/api/loads/{load_id}",
  "/api/tracking/loads",
] as const;

const settings = { invalidates: STALE };
export const useCreateFacility = () => useApiMutation("post", "/api/facilities", settings);
export const useUpdateFacility = () => useApiMutation("patch", "/api/facilities/{facility_id}", settings);
export const useArchiveFacility = () => useApiMutation("post", "/api/facilities/{facility_id}/archive", settings);
export const useRestoreFacility = () => useApiMutation("post", "/api/facilities/{facility_id}/restore", settings);

export const useFacilityDuplicates = () => useApiQuery("/api/facility_duplicates");
export const useFacilityMergePreview = (facility_id: string, merged_facility_id: string) =>
  useApiQuery("/api/facilities/{facility_id}/merge/{merged_facility_id}", {
    params: { path: { facility_id, merged_facility_id } },
  });
/** Whatever names a facility may be at another one now. */
export const useMergeFacility = () =>
  useApiMutation("post", "/api/facilities/{facility_id}/merge/{merged_facility_id}", {
    invalidates: [...STALE, "/api/detention", "/api/detention_report", "/api/quotes", "/api/quotes/{quote_id}"],
  });
