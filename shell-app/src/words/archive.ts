import type { components } from "@haul/api";
import { noun } from "@haul/platform/records";
import type { StatusLooks } from "@haul/ui/freight";

export const COMPANY_ARCHIVE = noun("archive");

export const ARCHIVE_STATUSES = {
  queued: { word: "Queued", tone: "planned", icon: "clock" },
  writing_lists: { word: "Writing lists", tone: "moving", icon: "clock" },
  packing: { word: "Packing files", tone: "moving", icon: "clock" },
  done: { word: "Ready", tone: "good", icon: "circle-check" },
  failed: { word: "Failed", tone: "bad", icon: "circle-x" },
} as const satisfies StatusLooks<components["schemas"]["ArchiveStatus"]>;
