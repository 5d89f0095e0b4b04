import type { ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { daySpan } from "../shared/day-span";
import { ACCIDENT } from "../words";

export type Accident = ApiData<"/api/accidents/{accident_id}", "get">;

export const accidents = recordsAt("/api/accidents/{accident_id}", {
  noun: ACCIDENT,
  sort: "-happened_on",
  texts: ["preventability", "driver_id", "truck_id"],
  flags: ["is_recordable", "archived"],
  more: (params) => daySpan(params, "happened"),
  hasHistory: true,
  exports: "accidents",
});
