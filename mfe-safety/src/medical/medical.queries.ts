import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";
import { STALE_PAPERS } from "../papers/papers.queries";

const RULES = "/api/medical_rules";

export type MedicalRules = ApiData<typeof RULES, "get">;

export const useMedicalRules = () => useApiQuery(RULES);

/** What proves each driver's certification follows from them. */
export const useReplaceMedicalRules = () => useApiMutation("put", RULES, { invalidates: [RULES, ...STALE_PAPERS] });
