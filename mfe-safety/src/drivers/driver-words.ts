import { codeOptions, statusOptions } from "@haul/ui/freight";

import { driverRecord } from "./drivers.records";

/** What drivers are to the carrier. */
export const DRIVER_KINDS = codeOptions("driverKind");

export const DRIVER_STATES = statusOptions(driverRecord.looks);

/** Endorsements of a commercial driver's license, 49 CFR 383.93 and 383.153. */
export const ENDORSEMENTS = [
  { value: "H", label: "H · Hazardous materials" },
  { value: "N", label: "N · Tank vehicle" },
  { value: "T", label: "T · Double and triple trailers" },
  { value: "P", label: "P · Passenger" },
  { value: "S", label: "S · School bus" },
  { value: "X", label: "X · Tank and hazardous materials" },
];

export const EXPIRING_WITHIN = [
  { value: "0", label: "Expired" },
  { value: "30", label: "Within 30 days" },
  { value: "60", label: "Within 60 days" },
];
