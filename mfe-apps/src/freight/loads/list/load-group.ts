import type { components } from "@haul/api";

/** The parameter that names a group of loads, in the address and of the list. */
export const GROUP_PARAMETER = "group";

/** The stage of a load's work; `history` is for older addresses and has no tab. */
export type LoadGroup = components["schemas"]["LoadGroup"];

const GROUPS: readonly LoadGroup[] = ["open", "unassigned", "today", "moving", "delivered", "history", "all"];

/** The group that the address asks for: open work unless it says otherwise. */
export function groupOf(params: URLSearchParams): LoadGroup {
  const given = params.get(GROUP_PARAMETER);
  return GROUPS.find((group) => group === given) ?? "open";
}

/** Next up first; finished ones newest first. */
export function sortOf(group: LoadGroup): string {
  if (group === "all") return "-pickup_at";
  return group === "delivered" || group === "history" ? "-delivery_at" : "pickup_at";
}
