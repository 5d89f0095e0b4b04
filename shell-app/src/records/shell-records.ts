import type { RemoteManifest } from "@haul/platform";
import { adminRecords } from "../admin/admin.records";
import { companyRecords } from "../company/company.records";
import { dashboardReadings } from "../dashboard/dashboard.records";
import { layoutRecords } from "../layout/layout.records";

/** What the shell declares, by the area that owns it, as each remote does in its manifest. */
export const SHELL = {
  records: [...adminRecords, ...companyRecords, ...layoutRecords],
  readings: dashboardReadings,
} satisfies Partial<RemoteManifest>;
