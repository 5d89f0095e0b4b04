import { usePageTitle, useSearchParams } from "@haul/platform";
import { TabStrip } from "@haul/ui/data";
import { JournalList } from "./journal-list";
import { TrialBalanceView } from "./trial-balance";

const TABS = [
  { value: "journal", label: "Journal" },
  { value: "balance", label: "Trial balance" },
] as const;
type Tab = (typeof TABS)[number]["value"];

const TAB_PARAMETER = "tab";

/** What happened to money: every line and each account's balance. */
export default function LedgerPage() {
  usePageTitle("Ledger");
  const [params, setParams] = useSearchParams();
  const given = params.get(TAB_PARAMETER);
  const tab: Tab = TABS.find(({ value }) => value === given)?.value ?? "journal";
  const tabs = (
    <TabStrip
      label="Ledger"
      tabs={TABS}
      value={tab}
      onOpen={(next: Tab) => setParams(next === "journal" ? {} : { [TAB_PARAMETER]: next })}
    />
  );
  if (tab === "balance") return <TrialBalanceView tabs={tabs} />;
  return <JournalList tabs={tabs} />;
}
