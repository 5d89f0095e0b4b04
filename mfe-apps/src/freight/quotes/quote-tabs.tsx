import { useNavigate } from "@haul/platform";
import { TabStrip } from "@haul/ui/data";
import { QUOTE } from "../../words";

const PATHS = { quotes: "/apps/quotation", report: "/apps/quotation/report" } as const;

/** The two views of quotes: one by one, and what they teach. */
export function QuoteTabs({ active }: { active: keyof typeof PATHS }) {
  const navigate = useNavigate();
  return (
    <TabStrip
      label={QUOTE.heading}
      value={active}
      onOpen={(tab: keyof typeof PATHS) => void navigate(PATHS[tab])}
      tabs={[
        { value: "quotes", label: QUOTE.heading },
        { value: "report", label: "Win rate" },
      ]}
    />
  );
}
