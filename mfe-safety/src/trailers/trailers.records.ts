import { defineRecord } from "@haul/platform/records";

export const trailerRecord = defineRecord({
  topic: "trailer",
  plural: "Trailers",
  icon: "container",
  paths: ["/api/trailers"],
  parameter: "trailer_id",
});
