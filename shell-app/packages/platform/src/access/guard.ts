import type { Role } from "../session/roles";
import { type Access, type NeededSection, opens, roleOf } from "./access";

/** Who may see a route. A route without a rule is public. */
export interface AccessRule extends Partial<NeededSection> {
  /** Roles that may pass; any signed-in, active person when absent. */
  readonly roles?: readonly Role[];
  /** Open to people who are signed in but not (yet) active in a company. */
  readonly admitsInactive?: boolean;
}

export type Verdict =
  { readonly kind: "allow" } | { readonly kind: "wait" } | { readonly kind: "redirect"; readonly to: string };

const LOGIN_PATH = "/auth/login";
const ALLOW: Verdict = { kind: "allow" };
const HOME: Verdict = { kind: "redirect", to: "/" };

/** Decides whether a route is shown. `path` is the wanted path with its search and hash. */
export function judge(rule: AccessRule | undefined, access: Access, path: string): Verdict {
  if (!rule) return ALLOW;
  switch (access.kind) {
    case "looking_up":
      return { kind: "wait" };
    case "anonymous":
      return { kind: "redirect", to: loginPath(path) };
    case "unknown":
      // The server could not be asked: let the page show its own error instead of sending people around.
      return rule.roles && !rule.roles.includes(roleOf(access)) ? HOME : ALLOW;
    case "known":
      if (access.session.status !== "active") return rule.admitsInactive ? ALLOW : HOME;
      if (rule.section !== undefined && !opens({ ...rule, section: rule.section }, access)) return HOME;
      if (rule.roles && !rule.roles.includes(roleOf(access))) return HOME;
      return ALLOW;
  }
}

/** The sign-in page that leads back to `next`. */
export function loginPath(next: string): string {
  const safe = safeNext(next);
  return safe === undefined || safe === "/" ? LOGIN_PATH : `${LOGIN_PATH}?next=${encodeURIComponent(safe)}`;
}

/**
 * A `next` parameter that is safe to follow: a path of this origin, or undefined.
 * Refuses other origins in every spelling that a browser accepts (`//host`, `/\host`, `https:host`, control characters).
 */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next || !next.startsWith("/") || hasControlCharacter(next)) return undefined;
  const base = "https://haul.invalid";
  if (!URL.canParse(next, base)) return undefined;
  const url = new URL(next, base);
  if (url.origin !== base) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < " " || character === "\u007F" || character === "\\");
}
