import type { components } from "@haul/api";
import { noun } from "@haul/platform/records";
import type { StatusLooks } from "@haul/ui/freight";

type Schemas = components["schemas"];

export const USER = noun("user");
export const JOIN_REQUEST = noun("join request");
export const ROLE = noun("role");
export const API_KEY = noun("API key");
export const WEBHOOK_ENDPOINT = noun("webhook endpoint");

export const USER_STATUSES = {
  invited: { word: "Invited", tone: "planned", icon: "mail" },
  active: { word: "Active", tone: "good", icon: "user-check" },
  suspended: { word: "Suspended", tone: "bad", icon: "ban" },
  removed: { word: "Removed", tone: "neutral", icon: "user-off" },
} as const satisfies StatusLooks<Schemas["UserStatus"]>;

export const WEBHOOK_ENDPOINT_STATUSES = {
  enabled: { word: "Enabled", tone: "good", icon: "circle-check" },
  disabled: { word: "Disabled", tone: "neutral", icon: "player-pause" },
  suspended: { word: "Suspended", tone: "bad", icon: "ban", explanation: "Nothing was delivered for five days" },
} as const satisfies StatusLooks<Schemas["WebhookEndpointStatus"]>;

export const JOIN_REQUEST_STATUSES = {
  open: { word: "Waiting", tone: "attention", icon: "clock" },
  admitted: { word: "Admitted", tone: "good", icon: "shield-check" },
  rejected: { word: "Rejected", tone: "neutral", icon: "circle-x" },
  withdrawn: { word: "Withdrawn", tone: "neutral", icon: "arrow-back-up" },
} as const satisfies StatusLooks<Schemas["JoinRequestStatus"]>;
