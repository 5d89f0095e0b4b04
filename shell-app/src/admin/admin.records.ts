import type { components } from "@haul/api";
import { defineRecord } from "@haul/platform/records";
import type { StatusLooks } from "@haul/ui/freight";

type Schemas = components["schemas"];

export const userRecord = defineRecord({
  topic: "user",
  // A person's permissions are part of their session.
  paths: ["/api/users", "/api/session"],
  parameter: "user_id",
  looks: {
    invited: { word: "Invited", tone: "planned", icon: "mail" },
    active: { word: "Active", tone: "good", icon: "user-check" },
    suspended: { word: "Suspended", tone: "bad", icon: "ban" },
    removed: { word: "Removed", tone: "neutral", icon: "user-off" },
  } satisfies StatusLooks<Schemas["UserState"]>,
});

export const joinRequestRecord = defineRecord({
  topic: "join_request",
  paths: ["/api/join_requests"],
  looks: {
    open: { word: "Waiting", tone: "attention", icon: "clock" },
    admitted: { word: "Admitted", tone: "good", icon: "shield-check" },
    rejected: { word: "Rejected", tone: "neutral", icon: "circle-x" },
    withdrawn: { word: "Withdrawn", tone: "neutral", icon: "arrow-back-up" },
  } satisfies StatusLooks<Schemas["JoinRequestState"]>,
});

export const adminRecords = [
  userRecord,
  joinRequestRecord,
  defineRecord({ topic: "role", paths: ["/api/role_grants", "/api/session"] }),
  defineRecord({ topic: "api_key", name: "API key", paths: ["/api/api_keys"] }),
];
