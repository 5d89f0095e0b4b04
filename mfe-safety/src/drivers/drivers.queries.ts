import type { ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { DRIVER } from "../words";

export type Driver = ApiData<"/api/drivers/{driver_id}", "get">;

export const drivers = recordsAt("/api/drivers/{driver_id}", {
  noun: DRIVER,
  sort: "last_name",
  texts: ["status", "kind", "terminal_id", "tag"],
  flags: ["archived"],
  more: (params) => {
    const days = params.get("expiring_within_days");
    return days === null ? {} : { expiring_within_days: Number(days) };
  },
  hasHistory: true,
  isAnnotated: true,
  exports: "drivers",
});
