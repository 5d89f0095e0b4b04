import { defineRecord } from "@haul/platform/records";

export const importRecord = defineRecord({ topic: "import", paths: ["/api/imports"], parameter: "import_id" });
