import { defineRecord } from "@haul/platform/records";

export const tagRecords = [defineRecord({ topic: "tag", paths: ["/api/tags", "/api/loads"] })];
