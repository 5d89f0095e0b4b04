import { type ApiData, useApiQuery, useCan } from "@haul/platform";

/** The sample load's id, number and status. */
export type SampleLoadRef = NonNullable<ApiData<"/api/dashboard/operations", "get">["sample_load"]>;

/**
 * The company's sample load, if it has one. The dashboard tells: asking for the load itself would be an error in the
 * console of everyone who has none.
 */
export function useSampleLoad(): SampleLoadRef | undefined {
  const { data } = useApiQuery("/api/dashboard/operations", undefined, { enabled: useCan("dashboard:read") });
  return data?.sample_load;
}

/** Whether the person may create and remove it. */
export function useMayManageSample(): boolean {
  const mayWrite = useCan("company:write");
  const mayRead = useCan("loads:read");
  const seesDashboard = useCan("dashboard:read");
  return mayWrite && mayRead && seesDashboard;
}
