import { type Role, ROLES } from "@haul/platform";

/** Roles as people call them. */
export const ROLE_LABEL: Readonly<Record<Role, string>> = {
  SuperAdmin: "Super admin",
  Admin: "Admin",
  TerminalManager: "Terminal manager",
  SafetyManager: "Safety manager",
  User: "User",
};

/** The choices of a role field. Only the command line makes a super admin. */
export const ROLE_OPTIONS = ROLES.filter((role) => role !== "SuperAdmin").map((role) => ({
  value: role,
  label: ROLE_LABEL[role],
}));
