import type { RecordReading } from "@haul/platform";
import { defineRecord } from "@haul/platform/records";
import { LOAD } from "../../words";

export const loadRecords = [
  defineRecord({
    topic: "load",
    plural: LOAD.heading,
    icon: "loads",
    paths: ["/api/loads"],
    parameter: "load_id",
    // A load is shown with who gives it, where it goes, who hauls it, and its papers.
    follows: ["customer", "facility", "driver", "truck", "trailer", "document"],
  }),
  defineRecord({ topic: "document", paths: ["/api/loads"] }),
];

/** Missing times, counts and what customers owe follow from what happens to loads. */
export const loadReadings: readonly RecordReading[] = [
  { paths: ["/api/missing_stop_times"], follows: ["load"] },
  { paths: ["/api/load_counts", "/api/load_figures"], follows: ["load"] },
  { paths: ["/api/customers/{customer_id}/credit"], follows: ["load", "assignment_rule", "invoice", "payment"] },
];
