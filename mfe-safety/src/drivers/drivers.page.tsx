import { lazyPart, useSearchParams } from "@haul/platform";
import { TabStrip } from "@haul/ui/data";
import { PaperBoard } from "../papers/paper-board";
import { useWaitingCount } from "../requests/requests.queries";
import { DRIVER, PAPER } from "../words";
import { DriverDrawer } from "./driver-drawer";
import { DriverList } from "./driver-list";

const TABS = [
  { value: "drivers", label: DRIVER.heading },
  { value: "papers", label: PAPER.heading },
  { value: "review", label: "To review" },
] as const;

const SubmissionList = lazyPart(() => import("../requests/review/submission-list"));

/** Everyone who drives, the board of their papers, and what they sent. */
export default function DriversPage() {
  const [params, setParams] = useSearchParams();
  const waiting = useWaitingCount();
  const tab = TABS.find(({ value }) => value === params.get("tab"))?.value ?? "drivers";
  const tabs = (
    <TabStrip
      label={DRIVER.heading}
      tabs={TABS.map((one) => (one.value === "review" ? { ...one, count: waiting } : one))}
      value={tab}
      onOpen={(value) => setParams(value === "drivers" ? {} : { tab: value })}
      isUrgent
    />
  );
  if (tab === "papers") return <PaperBoard kind="driver" noun={DRIVER.many} tabs={tabs} Drawer={DriverDrawer} />;
  if (tab === "review") return <SubmissionList tabs={tabs} />;
  return <DriverList tabs={tabs} />;
}
