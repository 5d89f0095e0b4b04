import type { ListGroups } from "@haul/ui/data";
import { useLoadCounts } from "../loads.queries";
import { GROUP_PARAMETER, type LoadGroup } from "./load-group";

/** In the order of the work; the first one is open when the address names none. */
const TABS: readonly { value: Exclude<LoadGroup, "history">; label: string }[] = [
  { value: "open", label: "Open" },
  { value: "unassigned", label: "Unassigned" },
  { value: "today", label: "Today" },
  { value: "moving", label: "Moving" },
  { value: "delivered", label: "Delivered" },
  { value: "all", label: "All" },
];

/** As far as the server counts them. */
type Counts = Readonly<Partial<Record<LoadGroup, number>>>;

/** The tabs over the loads, with their counts as soon as these are known. */
export function useLoadGroups(): ListGroups {
  const counts: Counts = useLoadCounts().data ?? {};
  return {
    name: GROUP_PARAMETER,
    groups: TABS.map((tab) => ({ ...tab, count: counts[tab.value] })),
    all: "all",
  };
}
