import { defineRecord } from "@haul/platform/records";

export const companyRecords = [
  defineRecord({ topic: "company", paths: ["/api/company"] }),
  defineRecord({ topic: "terminal", paths: ["/api/terminals"], parameter: "terminal_id" }),
  defineRecord({ topic: "number_format", paths: ["/api/number_formats"] }),
];
