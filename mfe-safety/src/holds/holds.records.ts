import { defineRecord } from "@haul/platform/records";
import { LEGAL_HOLD } from "../words";

export const holdRecord = defineRecord({
  topic: "legal_hold",
  plural: LEGAL_HOLD.heading,
  paths: ["/api/legal_holds"],
  parameter: "legal_hold_id",
  // It names a record.
  follows: ["driver", "truck", "trailer", "motor_carrier"],
});
