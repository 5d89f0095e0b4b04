import { useSearchParams } from "@haul/platform";
import { TabStrip } from "@haul/ui/data";
import { PaperBoard } from "../papers/paper-board";
import { DRIVER, PAPER } from "../words";
import { DriverDrawer } from "./driver-drawer";
import { DriverList } from "./driver-list";

const TABS = [
  { value: "drivers", label: DRIVER.heading },
  { value: "papers", label: PAPER.heading },
] as const;

/** Everyone who drives, and the board of their papers. */
export default function DriversPage() {
  const [params, setParams] = useSearchParams();
  const tab = params.get("tab") === "papers" ? "papers" : "drivers";
  const tabs = (
    <TabStrip
      label={DRIVER.heading}
      tabs={TABS}
      value={tab}
      onOpen={(value) => setParams(value === "drivers" ? {} : { tab: value })}
    />
  );
  if (tab === "papers") return <PaperBoard kind="driver" noun={DRIVER.many} tabs={tabs} Drawer={DriverDrawer} />;
  return <DriverList tabs={tabs} />;
}
