import { useSearchParams } from "@haul/platform";
import { TabStrip } from "@haul/ui/data";
import { DepositList } from "../deposits/deposit-list";
import { DEPOSIT, PAYMENT } from "../words";
import { PaymentList } from "./payment-list";

const TABS = [
  { value: "payments", label: PAYMENT.heading },
  { value: "deposits", label: DEPOSIT.heading },
] as const;
type Tab = (typeof TABS)[number]["value"];

const TAB_PARAMETER = "tab";

/** What customers paid, and how it was taken to the bank. */
export default function PaymentsPage() {
  const [params, setParams] = useSearchParams();
  const given = params.get(TAB_PARAMETER);
  const tab: Tab = TABS.find(({ value }) => value === given)?.value ?? "payments";
  const tabs = (
    <TabStrip
      label={PAYMENT.heading}
      tabs={TABS}
      value={tab}
      onOpen={(next: Tab) => setParams(next === "payments" ? {} : { [TAB_PARAMETER]: next })}
    />
  );
  return tab === "deposits" ? <DepositList tabs={tabs} /> : <PaymentList tabs={tabs} />;
}
