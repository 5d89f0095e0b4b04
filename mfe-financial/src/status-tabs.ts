import { optionsOf } from "@haul/platform/records";
import { asked, type Asked, type ListGroups } from "@haul/ui/data";

/** The tab with every row. The address may name it, and the API has no such status. */
const ALL = "all";

/** The statuses that the address asks for, as the operation takes them. */
export const askedStatus = (params: URLSearchParams): Asked | undefined =>
  params.get("status") === ALL ? undefined : asked(params, "status");

/** How many records have a status, as the operations that count say it. */
interface Counts {
  readonly statuses: readonly { readonly status: string; readonly count: number }[];
}

/** A tab for each status, with its count once it is known, behind one for all. */
export function statusTabs(looks: Parameters<typeof optionsOf>[0], counts: Counts | undefined): ListGroups {
  const countOf = (status: string) => counts && (counts.statuses.find((one) => one.status === status)?.count ?? 0);
  return {
    name: "status",
    groups: [{ value: ALL, label: "All" }, ...optionsOf(looks).map((tab) => ({ ...tab, count: countOf(tab.value) }))],
    all: ALL,
  };
}
