import { useSearchParams } from "@haul/platform";
import { TabStrip } from "@haul/ui/data";
import { PaperBoard } from "../papers/paper-board";
import { CARRIER, PAPER } from "../words";
import { CarrierDrawer } from "./carrier-drawer";
import { CarrierList } from "./carrier-list";

const TABS = [
  { value: "carriers", label: CARRIER.heading },
  { value: "papers", label: PAPER.heading },
] as const;

/** Own authorities and partners, and the board of their papers. */
export default function CarriersPage() {
  const [params, setParams] = useSearchParams();
  const tab = params.get("tab") === "papers" ? "papers" : "carriers";
  const tabs = (
    <TabStrip
      label={CARRIER.heading}
      tabs={TABS}
      value={tab}
      onOpen={(value) => setParams(value === "carriers" ? {} : { tab: value })}
    />
  );
  if (tab === "papers") {
    return <PaperBoard kind="motor_carrier" noun={CARRIER.many} tabs={tabs} Drawer={CarrierDrawer} />;
  }
  return <CarrierList tabs={tabs} />;
}
