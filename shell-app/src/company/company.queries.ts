import { type ApiData, useApiMutation, useApiQuery } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { TERMINAL } from "../words";

export type Company = ApiData<"/api/company", "get">;
export type NumberFormat = ApiData<"/api/number_formats", "get">["items"][number];
export type Terminal = ApiData<"/api/terminals/{terminal_id}", "get">;

export const useCompany = () => useApiQuery("/api/company");
export const useUpdateCompany = () => useApiMutation("patch", "/api/company", { invalidates: ["/api/company"] });

export const useMailBudget = () => useApiQuery("/api/company/mail_budget");

export const useNumberFormats = () => useApiQuery("/api/number_formats");
export const useUpdateNumberFormat = () =>
  useApiMutation("patch", "/api/number_formats/{kind}", { invalidates: ["/api/number_formats"] });

export const terminals = recordsAt("/api/terminals/{terminal_id}", { noun: TERMINAL, sort: "code" });
