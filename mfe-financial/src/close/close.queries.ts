import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";

const PERIODS = "/api/ledger/periods";
const CHECKLIST = `${PERIODS}/checklist` as const;

export type AccountingPeriod = ApiData<typeof PERIODS, "get">["items"][number];
export type PeriodChecklist = ApiData<typeof CHECKLIST, "get">;

export const usePeriods = () => useApiQuery(PERIODS);
export const useChecklist = (starts_on: string) => useApiQuery(CHECKLIST, { params: { query: { starts_on } } });

const settings = { invalidates: [PERIODS] } as const;
export const useClosePeriod = () => useApiMutation("post", `${PERIODS}/close`, settings);
export const useReopenPeriod = () => useApiMutation("post", `${PERIODS}/reopen`, settings);
