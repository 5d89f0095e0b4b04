import { defineRecord } from "@haul/platform/records";

/** What the company asks for beyond the law, and when it is reminded: it decides how every paper stands. */
export const paperRulesRecord = defineRecord({ topic: "compliance_setting", paths: ["/api/compliance_types"] });
