import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";

const RULES = "/api/medical_rules";

export type MedicalRules = ApiData<typeof RULES, "get">;

export const useMedicalRules = () => useApiQuery(RULES);

/** What proves each driver's certification follows from them. */
export const useReplaceMedicalRules = () =>
  useApiMutation("put", RULES, { invalidates: [RULES, "/api/records/{record_kind}/{record_id}/compliance"] });
