import { type ApiData, useApiMutation, useApiQuery } from "@haul/platform";

export type CompanySettings = ApiData<"/api/company/settings", "get">;

export const useSettings = () => useApiQuery("/api/company/settings");
export const useUpdateSettings = () =>
  useApiMutation("patch", "/api/company/settings", { invalidates: ["/api/company/settings"] });
