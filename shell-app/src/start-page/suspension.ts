import type { ServerSession } from "@haul/platform";

/** What a suspended person needs to know; without a session only the refusal is known so far. */
export function suspensionText(session: ServerSession | undefined): string {
  const company = session?.company?.legal_name ?? "Your company";
  const reason = session?.suspended_reason === undefined ? "" : ` Reason: ${session.suspended_reason}`;
  return `${company} has suspended your access. Ask an administrator there to restore it.${reason}`;
}
