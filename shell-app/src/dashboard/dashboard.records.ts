import type { RecordReading } from "@haul/platform";

export const dashboardReadings: readonly RecordReading[] = [{ paths: ["/api/dashboard"], follows: ["load"] }];
