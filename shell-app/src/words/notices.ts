import type { components } from "@haul/api";
import type { Words } from "@haul/platform/records";

type Schemas = components["schemas"];

/** How urgent a notice is. */
export const NOTICE_PRIORITY: Words<Schemas["NoticePriority"]> = {
  critical: "Critical",
  warning: "Warning",
  information: "Information",
};

/** Whether a kind of notice comes by email. */
export const NOTICE_MAIL: Words<Schemas["NoticeMail"]> = {
  off: "No email",
  digest: "In the digest",
  at_once: "Right away",
};
