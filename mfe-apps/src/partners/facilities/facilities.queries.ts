import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { FACILITY } from "../../words";

export type Facility = ApiData<"/api/facilities/{facility_id}", "get">;

export type FacilityDuplicates = ApiData<"/api/facility_duplicates", "get">["items"][number];
export type FacilityDetentionReport = ApiData<"/api/detention_report", "get">;
export type FacilityMergePreview = ApiData<"/api/facilities/{facility_id}/merge/{merged_facility_id}", "get">;

/** Loads show their stops' facilities, the map of open ones draws their circles. */
export const facilities = recordsAt("/api/facilities/{facility_id}", {
  noun: FACILITY,
  sort: "name",
  texts: ["state", "city", "time_zone", "tag"],
  flags: ["has_appointments", "archived"],
  hasHistory: true,
  isAnnotated: true,
  stale: ["/api/facility_duplicates", "/api/loads", "/api/loads/{load_id}", "/api/tracking/loads"],
  exports: "facilities",
});

export const useFacilityDetention = (facility_id: string) =>
  useApiQuery("/api/detention_report", { params: { query: { facility_id } } });

export const useFacilityDuplicates = () => useApiQuery("/api/facility_duplicates");
export const useFacilityMergePreview = (facility_id: string, merged_facility_id: string) =>
  useApiQuery("/api/facilities/{facility_id}/merge/{merged_facility_id}", {
    params: { path: { facility_id, merged_facility_id } },
  });
/** Every answer that names a facility may name another one now. */
export const useMergeFacility = () =>
  useApiMutation("post", "/api/facilities/{facility_id}/merge/{merged_facility_id}", {
    invalidates: [
      ...facilities.stale,
      "/api/detention",
      "/api/detention_report",
      "/api/quotes",
      "/api/quotes/{quote_id}",
    ],
  });
