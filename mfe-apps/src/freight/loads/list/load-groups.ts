import { optionsOf } from "@haul/platform/records";
import type { ListGroups } from "@haul/ui/data";
import { LOAD_GROUPS } from "../../../words";
import { useLoadCounts } from "../loads.queries";
import { GROUP_PARAMETER, type LoadGroup } from "./load-group";

/** As far as the server counts them. */
type Counts = Readonly<Partial<Record<LoadGroup, number>>>;

/** The tabs over the loads, with their counts as soon as these are known. */
export function useLoadGroups(): ListGroups {
  const counts: Counts = useLoadCounts().data ?? {};
  return {
    name: GROUP_PARAMETER,
    groups: optionsOf(LOAD_GROUPS).map((tab) => ({ ...tab, count: counts[tab.value] })),
    all: "all",
  };
}
