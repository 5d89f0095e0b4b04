import { ROLES } from "@haul/platform";
import { ROLE_LABEL } from "../words";

/** The choices of a role field. Only the command line makes a super admin. */
export const ROLE_OPTIONS = ROLES.filter((role) => role !== "SuperAdmin").map((role) => ({
  value: role,
  label: ROLE_LABEL[role],
}));
