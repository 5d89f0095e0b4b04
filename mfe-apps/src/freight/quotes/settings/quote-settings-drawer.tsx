import { useCan } from "@haul/platform";
import { Stack, Tabs } from "@haul/ui/core";
import { QueryStates, RecordDrawer } from "@haul/ui/data";
import { CostModelTab } from "./cost-model-tab";
import { DieselPricesTab } from "./diesel-prices-tab";
import { ProgramsTab } from "./programs-tab";
import { useQuoteSettings } from "../quotes.queries";

interface QuoteSettingsDrawerProps {
  /** `costs`, `fuel` or `diesel`. */
  tab: string;
  onTab: (tab: string) => void;
  onClose: () => void;
}

/** What quotes are computed with: the cost model, fuel programs, prices of diesel. */
export function QuoteSettingsDrawer({ tab, onTab, onClose }: QuoteSettingsDrawerProps) {
  const settings = useQuoteSettings();
  const mayWrite = useCan("quote_settings:write");
  return (
    <RecordDrawer isOpen onClose={onClose} size="lg" title="Costs and fuel">
      <QueryStates query={settings}>
        {(data) => (
          <Tabs value={tab} onChange={(next) => next && onTab(next)} keepMounted={false}>
            <Tabs.List>
              <Tabs.Tab value="costs">Cost model</Tabs.Tab>
              <Tabs.Tab value="fuel">Fuel programs</Tabs.Tab>
              <Tabs.Tab value="diesel">Diesel prices</Tabs.Tab>
            </Tabs.List>
            <Stack pt="md">
              <Tabs.Panel value="costs">
                <CostModelTab model={data.cost_model} prices={data.diesel_prices} mayWrite={mayWrite} />
              </Tabs.Panel>
              <Tabs.Panel value="fuel">
                <ProgramsTab programs={data.fuel_programs} mayWrite={mayWrite} />
              </Tabs.Panel>
              <Tabs.Panel value="diesel">
                <DieselPricesTab prices={data.diesel_prices} mayWrite={mayWrite} />
              </Tabs.Panel>
            </Stack>
          </Tabs>
        )}
      </QueryStates>
    </RecordDrawer>
  );
}
