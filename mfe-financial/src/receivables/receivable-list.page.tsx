import { useSearchParams } from "@haul/platform";
import { TabStrip } from "@haul/ui/data";
import { ReminderList } from "../reminders/reminder-list";
import { ReceivableList } from "./receivable-list";

const TABS = [
  { value: "receivables", label: "Receivables" },
  { value: "reminders", label: "Reminders" },
] as const;
type Tab = (typeof TABS)[number]["value"];

const TAB_PARAMETER = "tab";

/** What customers owe, and who is reminded of it next. */
export default function ReceivablesPage() {
  const [params, setParams] = useSearchParams();
  const given = params.get(TAB_PARAMETER);
  const tab: Tab = TABS.find(({ value }) => value === given)?.value ?? "receivables";
  const tabs = (
    <TabStrip
      label="Receivables"
      tabs={TABS}
      value={tab}
      onOpen={(next: Tab) => setParams(next === "receivables" ? {} : { [TAB_PARAMETER]: next })}
    />
  );
  return tab === "reminders" ? <ReminderList tabs={tabs} /> : <ReceivableList tabs={tabs} />;
}
