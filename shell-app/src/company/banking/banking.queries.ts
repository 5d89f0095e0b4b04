import { type ApiData, useApiMutation, useApiQuery } from "@haul/platform";

export type Remittance = ApiData<"/api/company/remittance", "get">;
export type RemittanceChange = NonNullable<Remittance["in_effect"]>;

const REMITTANCE = "/api/company/remittance";

export const useRemittance = () => useApiQuery(REMITTANCE);
export const useRequestChange = () =>
  useApiMutation("post", "/api/company/remittance_changes", { invalidates: [REMITTANCE] });
export const useStopChange = () =>
  useApiMutation("post", "/api/company/remittance_changes/{remittance_change_id}/stop", { invalidates: [REMITTANCE] });
export const useRevealAccount = () =>
  useApiMutation("post", "/api/company/remittance_changes/{remittance_change_id}/reveal");
