import { useCan, useNavigate } from "@haul/platform";
import { TabStrip } from "@haul/ui/data";
import { CONTRACT_LANE, QUOTE } from "../../words";

const PATHS = {
  quotes: "/apps/quotation",
  contracts: "/apps/quotation/contracts",
  report: "/apps/quotation/report",
} as const;

/** The views of quotes: one by one, what was agreed for lanes, and what the answers teach. */
export function QuoteTabs({ active }: { active: keyof typeof PATHS }) {
  const navigate = useNavigate();
  const mayReadContracts = useCan("contract_lanes:read");
  return (
    <TabStrip
      label={QUOTE.heading}
      value={active}
      onOpen={(tab: keyof typeof PATHS) => void navigate(PATHS[tab])}
      tabs={[
        { value: "quotes", label: QUOTE.heading },
        ...(mayReadContracts ? [{ value: "contracts" as const, label: CONTRACT_LANE.heading }] : []),
        { value: "report", label: "Win rate" },
      ]}
    />
  );
}
