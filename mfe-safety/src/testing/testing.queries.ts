import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";
import { listAt, recordsOf } from "@haul/platform/lists";
import { sheetBody, type Sheet } from "../shared/sheet-file";
import { CLEARINGHOUSE_QUERY, DRUG_ALCOHOL_TEST } from "../words";

export type DrugAlcoholTest = ApiData<"/api/drug_alcohol_tests/{drug_alcohol_test_id}", "get">;
export type ClearinghouseQuery = ApiData<"/api/clearinghouse_queries/{clearinghouse_query_id}", "get">;
export type TestedDriver = ApiData<"/api/drivers/{driver_id}/testing", "get">;
export type TestingProgram = ApiData<"/api/testing_program", "get">;
export type RandomDraw = ApiData<"/api/random_draws/{random_draw_id}", "get">;
export type RandomSelection = RandomDraw["selections"][number];
export type DriverIdentity = ApiData<"/api/drivers/{driver_id}/identity", "get">;
export type DriverIdentityValues = ApiData<"/api/drivers/{driver_id}/identity/reveal", "post">;

/** What follows from a test or query: who may drive, and what is due. */
const CONSEQUENCES = [
  "/api/testing_program",
  "/api/drivers/{driver_id}/testing",
  "/api/drivers",
  "/api/drivers/{driver_id}",
  "/api/random_draws",
  "/api/random_draws/{random_draw_id}",
] as const;

export const tests = recordsOf("/api/drug_alcohol_tests/{drug_alcohol_test_id}", "drug_alcohol:write", {
  noun: DRUG_ALCOHOL_TEST,
  sort: "-ordered_on",
  texts: ["kind", "state", "result", "driver_id"],
  flags: ["archived"],
  hasHistory: true,
  stale: CONSEQUENCES,
});

export const queries = recordsOf("/api/clearinghouse_queries/{clearinghouse_query_id}", "drug_alcohol:write", {
  noun: CLEARINGHOUSE_QUERY,
  sort: "-queried_at",
  texts: ["kind", "result", "driver_id"],
  flags: ["archived"],
  hasHistory: true,
  stale: CONSEQUENCES,
});

export const draws = listAt("/api/random_draws", { sort: "-period_starts_on", open: "random_draw", query: () => ({}) });

export const useProgram = () => useApiQuery("/api/testing_program", {});

const ofDriver = (driver_id: string) => ({ params: { path: { driver_id } } });

export const useDriverTesting = (driverId: string) =>
  useApiQuery("/api/drivers/{driver_id}/testing", ofDriver(driverId));
/** What is on record of a driver's testing as one PDF (49 CFR 382.401). */
export function useTestingFile(driverId: string): Sheet {
  const { mutate, data, error } = useApiMutation("post", "/api/drivers/{driver_id}/testing/open");
  return { print: (asOf) => mutate({ ...ofDriver(driverId), body: sheetBody(asOf) }), url: data?.url, error };
}
export const useTestsOf = (driver_id: string) =>
  useApiQuery("/api/drug_alcohol_tests", { params: { query: { driver_id, limit: 50 } } });
export const useQueriesOf = (driver_id: string) =>
  useApiQuery("/api/clearinghouse_queries", { params: { query: { driver_id, limit: 50 } } });

export const useWriteFile = () => useApiMutation("post", "/api/clearinghouse_file");

const drawn = {
  invalidates: [...CONSEQUENCES, "/api/drug_alcohol_tests", "/api/drug_alcohol_tests/{drug_alcohol_test_id}"],
} as const;
export const useDraw = (random_draw_id: string) =>
  useApiQuery("/api/random_draws/{random_draw_id}", { params: { path: { random_draw_id } } });
export const useProof = (random_draw_id: string) =>
  useApiQuery("/api/random_draws/{random_draw_id}/proof", { params: { path: { random_draw_id } } });
export const useMakeDraw = () => useApiMutation("post", "/api/random_draws", drawn);
export const useDisclose = () =>
  useApiMutation("post", "/api/random_draws/{random_draw_id}/disclose", {
    invalidates: [...drawn.invalidates, "/api/random_draws/{random_draw_id}/proof"],
  });
export const useNotifySelected = () =>
  useApiMutation("post", "/api/random_selections/{random_selection_id}/notify", drawn);
export const useExcuseSelected = () =>
  useApiMutation("post", "/api/random_selections/{random_selection_id}/excuse", drawn);

export const useIdentity = (driverId: string) => useApiQuery("/api/drivers/{driver_id}/identity", ofDriver(driverId));
export const useChangeIdentity = () =>
  useApiMutation("patch", "/api/drivers/{driver_id}/identity", { invalidates: ["/api/drivers/{driver_id}/identity"] });
export const useRevealIdentity = () => useApiMutation("post", "/api/drivers/{driver_id}/identity/reveal");
