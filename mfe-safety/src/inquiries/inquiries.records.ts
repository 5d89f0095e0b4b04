import type { RecordReading } from "@haul/platform";
import { defineRecord } from "@haul/platform/records";
import { INQUIRY_LOOKS } from "../words";

export const inquiryRecord = defineRecord({
  topic: "employer_inquiry",
  plural: "Employer inquiries",
  paths: ["/api/employer_inquiries"],
  parameter: "employer_inquiry_id",
  // It names the driver, and when it is due follows from the day of hire.
  follows: ["driver"],
  looks: INQUIRY_LOOKS,
});

/** How a driver's investigation stands follows from the inquiries. */
export const inquiryReadings: readonly RecordReading[] = [
  { paths: ["/api/drivers/{driver_id}/investigation"], follows: ["driver", "employer_inquiry"] },
];
