import type { ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { BASIC_MONTH } from "../words";

export type BasicMonth = ApiData<"/api/basic_measures/{basic_measure_id}", "get">;
export type BasicCategory = BasicMonth["categories"][number]["category"];

export const basics = recordsAt("/api/basic_measures/{basic_measure_id}", {
  noun: BASIC_MONTH,
  sort: "-month",
  texts: ["motor_carrier_id"],
  flags: ["archived"],
  hasHistory: true,
});
