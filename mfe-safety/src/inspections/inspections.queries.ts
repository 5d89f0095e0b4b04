import { useApiMutation, type ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { daySpan } from "../shared/day-span";
import { sheetBody, type Sheet } from "../shared/sheet-file";
import { INSPECTION } from "../words";

export type Inspection = ApiData<"/api/roadside_inspections/{roadside_inspection_id}", "get">;
export type Violation = Inspection["violations"][number];

export const inspections = {
  ...recordsAt("/api/roadside_inspections/{roadside_inspection_id}", {
    noun: INSPECTION,
    sort: "-inspected_on",
    texts: ["return_status", "driver_id", "truck_id", "trailer_id"],
    flags: ["is_out_of_service", "archived"],
    more: (params) => daySpan(params, "inspected"),
    hasHistory: true,
    exports: "roadside_inspections",
  }),
  // Shorter than the resource's own name.
  permission: "roadside_inspections:write",
} as const;

/** Roadside inspections of twelve months as one PDF (49 CFR 396.9). */
export function useInspectionRegister(): Sheet {
  const { mutate, data, error } = useApiMutation("post", "/api/roadside_inspections/open");
  return { print: (asOf) => mutate({ body: sheetBody(asOf) }), url: data?.url, error };
}
