import { useNavigate } from "@haul/platform";
import { Tabs } from "@haul/ui/core";

const PATHS = { stops: "/apps/loads/detention", payers: "/apps/loads/detention/payers" } as const;

/** Between the waits themselves and who pays for them. */
export function DetentionTabs({ value }: { value: keyof typeof PATHS }) {
  const navigate = useNavigate();
  const go = (to: string | null) => {
    if (to === "stops" || to === "payers") void navigate(PATHS[to]);
  };
  return (
    <Tabs value={value} onChange={go} mb="md">
      <Tabs.List>
        <Tabs.Tab value="stops">Stops</Tabs.Tab>
        <Tabs.Tab value="payers">Who pays</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}
