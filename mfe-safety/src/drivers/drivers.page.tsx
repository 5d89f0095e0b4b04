import { lazyPart, useCan, useSearchParams } from "@haul/platform";
import { TabStrip } from "@haul/ui/data";
import { InquiryList } from "../inquiries/inquiry-list";
import { PaperBoard } from "../papers/paper-board";
import { useWaitingCount } from "../requests/requests.queries";
import { TestingPage } from "../testing/testing-page";
import { DRIVER, EMPLOYER, PAPER } from "../words";
import { DriverDrawer } from "./driver-drawer";
import { DriverList } from "./driver-list";

const TABS = [
  { value: "drivers", label: DRIVER.heading },
  { value: "papers", label: PAPER.heading },
  { value: "review", label: "To review" },
] as const;
const INQUIRIES = { value: "inquiries", label: EMPLOYER.heading } as const;
const TESTING = { value: "testing", label: "Testing" } as const;

const SubmissionList = lazyPart(() => import("../requests/review/submission-list"));

/**
 * Everyone who drives, the board of their papers, what they sent, and for a few people what their previous employers
 * answered and their drug and alcohol tests.
 */
export default function DriversPage() {
  const [params, setParams] = useSearchParams();
  const waiting = useWaitingCount();
  const seesInquiries = useCan("employer_inquiries:read");
  const seesTests = useCan("drug_alcohol:read");
  const shown = [...TABS, ...(seesInquiries ? [INQUIRIES] : []), ...(seesTests ? [TESTING] : [])];
  // A link to a record names its kind, so that it opens the right tab.
  const asked = params.get("tab") ?? (params.has("employer_inquiry") ? "inquiries" : null);
  const tab = shown.find(({ value }) => value === asked)?.value ?? "drivers";
  const tabs = (
    <TabStrip
      label={DRIVER.heading}
      tabs={shown.map((one) => (one.value === "review" ? { ...one, count: waiting } : one))}
      value={tab}
      onOpen={(value) => setParams(value === "drivers" ? {} : { tab: value })}
      isUrgent
    />
  );
  if (tab === "papers") return <PaperBoard kind="driver" noun={DRIVER.many} tabs={tabs} Drawer={DriverDrawer} />;
  if (tab === "review") return <SubmissionList tabs={tabs} />;
  if (tab === "inquiries") return <InquiryList tabs={tabs} />;
  if (tab === "testing") return <TestingPage tabs={tabs} Drawer={DriverDrawer} />;
  return <DriverList tabs={tabs} />;
}
