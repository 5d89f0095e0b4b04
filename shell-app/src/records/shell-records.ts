import type { RecordKind, RecordReading } from "@haul/platform";
import { adminRecords } from "../admin/admin.records";
import { companyRecords } from "../company/company.records";
import { dashboardReadings } from "../dashboard/dashboard.records";
import { layoutRecords } from "../layout/layout.records";

/** Every record of the shell, by the area that owns it; each remote's manifest has its own. */
export const SHELL_RECORDS: readonly RecordKind[] = [...adminRecords, ...companyRecords, ...layoutRecords];

export const SHELL_READINGS: readonly RecordReading[] = dashboardReadings;
