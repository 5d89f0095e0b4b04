import { atom, useAtomValue } from "jotai";
import type { ApiError, components } from "@haul/api";
import type { Role } from "../session/roles";
import { readStoredUser } from "../session/stored-user";

/** Every role, the mightiest first. */
export const ROLES: readonly Role[] = ["SuperAdmin", "Admin", "TerminalManager", "SafetyManager", "User"];

type Schemas = components["schemas"];

/** The server's answer about who is signed in and what is open to them. */
export type ServerSession = Schemas["Session"];
/** How far a signed-in person has come with their company. */
export type MembershipState = Schemas["SessionStatus"];
/** A part of the product that a role may open. */
export type Section = Schemas["Section"];
/** What one may do, such as `loads:read`: the document's list of them, or its form while the document has none. */
export type Permission = Schemas extends { Permission: infer Name extends string } ? Name : `${string}:${string}`;

/**
 * What the browser knows about a person's rights. It only decides what is shown: the server checks every call.
 *
 * ```text
 * anonymous ─► looking_up ─► known
 *                       └──► unknown (the look-up failed: role as stored, no sections)
 * ```
 */
export type Access =
  | { readonly kind: "anonymous" }
  | { readonly kind: "looking_up" }
  | { readonly kind: "known"; readonly session: ServerSession }
  | { readonly kind: "unknown"; readonly role: Role; readonly error: ApiError };

/** Written by the session: from the stored user at first, then from the server's answer. */
export const accessAtom = atom<Access>(readStoredUser() ? { kind: "looking_up" } : { kind: "anonymous" });

export function useAccess(): Access {
  return useAtomValue(accessAtom);
}

/** The active session, if there is one. */
export function useSession(): ServerSession | undefined {
  const access = useAccess();
  return access.kind === "known" ? access.session : undefined;
}

/** True when the person may do it: `useCan("loads:write")`. Hide or disable with it; the server decides. */
export function useCan(permission: Permission): boolean {
  return can(useAccess(), permission);
}

/** True when pages of the section are open to the person. */
export function useHasSection(section: string): boolean {
  return hasSection(useAccess(), section);
}

export function can(access: Access, permission: Permission): boolean {
  return isActive(access) && access.session.permissions.includes(permission);
}

export function hasSection(access: Access, section: string): boolean {
  // A manifest of another build may name a section that this server does not know.
  return isActive(access) && access.session.sections.some((open) => open === section);
}

/** What opens a page: a section, or one of some others. */
export interface NeededSection {
  readonly section: string;
  readonly otherSections?: readonly string[] | undefined;
}

/** True when one of the sections that open the page is open to the person. */
export function opens({ section, otherSections = [] }: NeededSection, access: Access): boolean {
  return [section, ...otherSections].some((one) => hasSection(access, one));
}

/** The person's role: User until the server's answer says more. */
export function roleOf(access: Access): Role {
  if (access.kind === "known") return access.session.role ?? "User";
  return access.kind === "unknown" ? access.role : "User";
}

function isActive(access: Access): access is Extract<Access, { kind: "known" }> {
  return access.kind === "known" && access.session.status === "active";
}
