import { defineRecord } from "@haul/platform/records";

/** FMCSA's notices that the company has added: they decide what proves a driver's medical certification. */
export const medicalRulesRecord = defineRecord({ topic: "medical_setting", paths: ["/api/medical_rules"] });
