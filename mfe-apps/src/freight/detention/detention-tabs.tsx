import { useNavigate } from "@haul/platform";
import { Tabs } from "@haul/ui/core";
import { SHOWN, type DetentionGroup } from "./detention.queries";

const HOME = "/apps/loads/detention";

const PATHS = {
  pending: `${HOME}?status=pending`,
  // A person's default view would open in place of all stops.
  all: `${HOME}?${SHOWN}=all&view=all`,
  payers: `${HOME}/payers`,
} as const;

/** Between the waits to decide, all waits, and who pays for them. */
export function DetentionTabs({ value }: { value: DetentionGroup | "payers" }) {
  const navigate = useNavigate();
  const go = (to: string | null) => {
    if (to === "pending" || to === "all" || to === "payers") void navigate(PATHS[to]);
  };
  return (
    <Tabs value={value} onChange={go} mb="md">
      <Tabs.List aria-label="Detention">
        <Tabs.Tab value="pending">To decide</Tabs.Tab>
        <Tabs.Tab value="all">All</Tabs.Tab>
        <Tabs.Tab value="payers">Who pays</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}
