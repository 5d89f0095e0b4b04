import type { components } from "@haul/api";

/** What a person may be inside a company. The server decides; the browser only shows. */
export type Role = components["schemas"]["Role"];

const ROLE_BY_USER_TYPE: ReadonlyMap<string, Role> = new Map([
  ["super_admin", "SuperAdmin"],
  ["admin", "Admin"],
  ["terminal_manager", "TerminalManager"],
  ["safety_manager", "SafetyManager"],
  ["user", "User"],
]);

/** The role for a `user_type` of the server; anything unknown is a plain User. */
export function roleOfUserType(userType: string | undefined): Role {
  return ROLE_BY_USER_TYPE.get(userType ?? "") ?? "User";
}

/**
 * The role that is shown when the server's user lookup fails after an email sign-in:
 * Admin for the one configured address, User for everybody else.
 */
export function fallbackRole(email: string, fallbackAdminEmail: string | null | undefined): Role {
  return fallbackAdminEmail && email.toLowerCase() === fallbackAdminEmail.toLowerCase() ? "Admin" : "User";
}
