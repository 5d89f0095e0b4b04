import { useNavigate } from "@haul/platform";
import { Tabs } from "@haul/ui/core";

/** The two views of quotes: one by one, and what they teach. */
export function QuoteTabs({ active }: { active: "quotes" | "report" }) {
  const navigate = useNavigate();
  return (
    <Tabs
      mb="sm"
      value={active}
      onChange={(tab) => void navigate(tab === "report" ? "/apps/quotation/report" : "/apps/quotation")}
    >
      <Tabs.List>
        <Tabs.Tab value="quotes">Quotes</Tabs.Tab>
        <Tabs.Tab value="report">Win rate</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}
