import type { components } from "@haul/api";
import { noun } from "@haul/platform/records";
import type { StatusLooks } from "@haul/ui/freight";

type Schemas = components["schemas"];

export const JOB = noun("job");

export const JOB_STATES = {
  failed: { word: "Failed", tone: "bad", icon: "circle-x", explanation: "No more retries" },
  retrying: { word: "Retrying", tone: "attention", icon: "clock", explanation: "Failed; will be retried soon" },
  running: { word: "Running", tone: "moving", icon: "clock" },
  waiting: { word: "Waiting", tone: "planned", icon: "clock", explanation: "Due; starts in a moment" },
  scheduled: { word: "Scheduled", tone: "neutral", icon: "clock", explanation: "Not due yet" },
  dismissed: { word: "Dismissed", tone: "neutral", icon: "ban" },
} as const satisfies StatusLooks<Schemas["JobState"]>;

export const INTEGRATION_STATES = {
  working: { word: "Working", tone: "good", icon: "circle-check" },
  failing: { word: "Failing", tone: "bad", icon: "circle-x", explanation: "The last attempt failed" },
  unused: { word: "Not used lately", tone: "neutral", icon: "clock" },
  off: { word: "Not set up", tone: "neutral", icon: "ban" },
} as const satisfies StatusLooks<Schemas["IntegrationState"]>;

export const INTEGRATIONS: Readonly<Record<Schemas["Integration"], string>> = {
  mail: "Email",
  sms: "Text messages",
  webhooks: "Webhooks",
  routing: "Road miles",
};

export const STORAGE_KINDS: Readonly<Record<Schemas["StorageKind"], string>> = {
  load_documents: "Load documents",
  record_files: "Files attached to records",
  company_documents: "Company documents",
  exports: "Exports, kept for a day",
};
