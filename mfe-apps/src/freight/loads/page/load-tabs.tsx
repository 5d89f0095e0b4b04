import { useCan } from "@haul/platform";
import { RecordAnnotations } from "@haul/platform/lists";
import { Tabs } from "@haul/ui/core";
import { TabRow } from "@haul/ui/data";
import type { ReactNode } from "react";
import { LoadTracking } from "../../tracking/load/load-tracking";
import { LoadCharges } from "../charges/load-charges";
import { LoadDocuments } from "../documents/load-documents";
import { LoadHistory } from "../history/load-history";
import { CustomerTerms } from "../terms/customer-terms";
import type { Load } from "../loads.queries";
import classes from "./load.module.css";

export const LOAD_TABS = ["charges", "papers", "terms", "tracking", "notes", "history"] as const;
export type LoadTab = (typeof LOAD_TABS)[number];

interface LoadTabsProps {
  load: Load;
  active: LoadTab;
  onChange: (tab: LoadTab) => void;
}

/** What belongs to the load besides its facts and stops; a part reads its own data once it is opened. */
export function LoadTabs({ load, active, onChange }: LoadTabsProps) {
  const mayFollow = useCan("tracking:read") && load.status !== "draft";
  const mayReadPapers = useCan("documents:read");
  const mayReadTerms = useCan("customers:read");
  const isOpen: Readonly<Record<LoadTab, boolean>> = {
    charges: true,
    papers: mayReadPapers,
    terms: mayReadTerms,
    tracking: mayFollow,
    notes: true,
    history: true,
  };
  return (
    <Tabs
      value={isOpen[active] ? active : "charges"}
      onChange={(value) => {
        const tab = LOAD_TABS.find((one) => one === value);
        if (tab) onChange(tab);
      }}
      keepMounted={false}
      className={classes.tabs}
    >
      <TabRow>
        <Tabs.List aria-label="More about the load" mb="sm">
          {LOAD_TABS.filter((tab) => isOpen[tab]).map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {WORDS[tab].tab}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </TabRow>
      <Part of="charges">
        <LoadCharges load={load} />
      </Part>
      <Part of="papers">
        <LoadDocuments load={load} />
      </Part>
      <Part of="terms">
        <CustomerTerms customerId={load.customer.id} own={load.customer_terms} />
      </Part>
      <Part of="tracking">
        <LoadTracking loadId={load.id} />
      </Part>
      <Part of="notes">
        <RecordAnnotations subject={{ kind: "load", id: load.id }} />
      </Part>
      <Part of="history">
        <LoadHistory load={load} />
      </Part>
    </Tabs>
  );
}

const WORDS: Readonly<Record<LoadTab, { tab: string; region: string }>> = {
  charges: { tab: "Charges", region: "Charges" },
  papers: { tab: "Papers", region: "Documents" },
  terms: { tab: "Terms", region: "Customer's terms" },
  tracking: { tab: "Tracking", region: "Tracking" },
  notes: { tab: "Notes", region: "Notes on the load" },
  history: { tab: "History", region: "History" },
};

function Part({ of, children }: { of: LoadTab; children: ReactNode }) {
  return (
    <Tabs.Panel value={of}>
      <section aria-label={WORDS[of].region}>{children}</section>
    </Tabs.Panel>
  );
}
