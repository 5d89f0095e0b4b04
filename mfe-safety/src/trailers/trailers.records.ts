import { defineRecord } from "@haul/platform/records";
import { TRAILER } from "../words";

export const trailerRecord = defineRecord({
  topic: "trailer",
  plural: TRAILER.heading,
  icon: "container",
  paths: ["/api/trailers"],
  parameter: "trailer_id",
});
