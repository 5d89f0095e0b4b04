import { useApiMutation, type ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { daySpan } from "../shared/day-span";
import { sheetBody, type Sheet } from "../shared/sheet-file";
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

/** Recordable accidents of three years as one PDF (49 CFR 390.15). */
export function useAccidentRegister(): Sheet {
  const { mutate, data, error } = useApiMutation("post", "/api/accidents/open");
  return { print: (asOf) => mutate({ body: sheetBody(asOf) }), url: data?.url, error };
}
