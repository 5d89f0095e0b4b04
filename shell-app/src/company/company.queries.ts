import { type ApiData, useApiMutation, useApiQuery } from "@haul/platform";

export type Company = ApiData<"/api/company", "get">;
export type NumberFormat = ApiData<"/api/number_formats", "get">["items"][number];
export type Terminal = ApiData<"/api/terminals", "get">["items"][number];

export const useCompany = () => useApiQuery("/api/company");
export const useUpdateCompany = () => useApiMutation("patch", "/api/company", { invalidates: ["/api/company"] });

export const useNumberFormats = () => useApiQuery("/api/number_formats");
export const useUpdateNumberFormat = () =>
  useApiMutation("patch", "/api/number_formats/{kind}", { invalidates: ["/api/number_formats"] });

const STALE = ["/api/terminals"] as const;

export const useCreateTerminal = () => useApiMutation("post", "/api/terminals", { invalidates: STALE });
export const useUpdateTerminal = () => useApiMutation("patch", "/api/terminals/{terminal_id}", { invalidates: STALE });
export const useArchiveTerminal = () =>
  useApiMutation("post", "/api/terminals/{terminal_id}/archive", { invalidates: STALE });
export const useRestoreTerminal = () =>
  useApiMutation("post", "/api/terminals/{terminal_id}/restore", { invalidates: STALE });
