import { useApiMutation, useApiQuery, useCan, type ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { daySpan } from "../shared/day-span";
import { TERMINATION } from "../words";

const ONE = "/api/driver_terminations/{driver_termination_id}";

export type Termination = ApiData<typeof ONE, "get">;
export type Task = Termination["checklist"][number];

/** It decides what the driver is. */
const STALE = ["/api/drivers", "/api/drivers/{driver_id}", "/api/drivers/{driver_id}/history"] as const;

export const terminations = recordsAt(ONE, {
  noun: TERMINATION,
  sort: "-last_on",
  texts: ["reason", "rehire", "driver_id"],
  flags: ["has_open_steps", "archived"],
  more: (params) => daySpan(params, "left"),
  hasHistory: true,
  exports: "driver_terminations",
  stale: STALE,
});

/** Nothing for people without the permission. */
export function useTerminationsOf(driver_id: string) {
  const enabled = useCan("driver_terminations:read");
  return useApiQuery("/api/driver_terminations", { params: { query: { driver_id, limit: 5 } } }, { enabled });
}

export const useChangeSteps = () =>
  useApiMutation("patch", ONE, { invalidates: [ONE, `${ONE}/history`, "/api/driver_terminations"] });

export const useStatement = (driver_termination_id: string) =>
  useApiQuery(`${ONE}/statement`, { params: { path: { driver_termination_id } } });
