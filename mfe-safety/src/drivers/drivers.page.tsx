import { lazyPart, useCan, useSearchParams } from "@haul/platform";
import { TabStrip } from "@haul/ui/data";
import { EventList } from "../events/event-list";
import { InquiryList } from "../inquiries/inquiry-list";
import { MvrList } from "../mvrs/mvr-list";
import { PaperBoard } from "../papers/paper-board";
import { useWaitingCount } from "../requests/requests.queries";
import { TestingPage } from "../testing/testing-page";
import { TerminationList } from "../terminations/termination-list";
import { DRIVER, DRIVER_EVENTS, EMPLOYER, MVR, PAPER, TERMINATION } from "../words";
import { DriverDrawer } from "./driver-drawer";
import { DriverList } from "./driver-list";

const TABS = [
  { value: "drivers", label: DRIVER.heading },
  { value: "papers", label: PAPER.heading },
  { value: "review", label: "To review" },
  { value: "mvrs", label: MVR.heading },
] as const;
const EVENTS = { value: "events", label: DRIVER_EVENTS } as const;
const INQUIRIES = { value: "inquiries", label: EMPLOYER.heading } as const;
const TESTING = { value: "testing", label: "Testing" } as const;
const TERMINATIONS = { value: "terminations", label: TERMINATION.heading } as const;
const RETENTION = { value: "retention", label: "Retention" } as const;

/** The tabs of records that links name without a tab. */
const TABS_OF: Readonly<Record<string, string>> = {
  motor_vehicle_record: "mvrs",
  driver_event: "events",
  employer_inquiry: "inquiries",
};

const SubmissionList = lazyPart(() => import("../requests/review/submission-list"));
const RetentionPage = lazyPart(() => import("../retention/retention-page"));

/**
 * Everyone who drives, the board of their papers, what they sent, their motor vehicle records, training and incidents, and
 * for a few people what their previous employers answered, their drug and alcohol tests, who left, and what is purged.
 */
export default function DriversPage() {
  const [params, setParams] = useSearchParams();
  const waiting = useWaitingCount();
  const seesEvents = useCan("driver_events:read");
  const seesInquiries = useCan("employer_inquiries:read");
  const seesTests = useCan("drug_alcohol:read");
  const seesTerminations = useCan("driver_terminations:read");
  const seesRetention = useCan("retention:read");
  const seesHolds = useCan("legal_holds:read");
  const shown = [
    ...TABS,
    ...(seesEvents ? [EVENTS] : []),
    ...(seesInquiries ? [INQUIRIES] : []),
    ...(seesTests ? [TESTING] : []),
    ...(seesTerminations ? [TERMINATIONS] : []),
    ...(seesRetention || seesHolds ? [RETENTION] : []),
  ];
  // A link to a record names its kind, so that it opens the right tab.
  const named = Object.keys(TABS_OF).find((kind) => params.has(kind)) ?? "";
  const asked = params.get("tab") ?? TABS_OF[named];
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
  if (tab === "mvrs") return <MvrList tabs={tabs} />;
  if (tab === "events") return <EventList tabs={tabs} />;
  if (tab === "inquiries") return <InquiryList tabs={tabs} />;
  if (tab === "testing") return <TestingPage tabs={tabs} Drawer={DriverDrawer} />;
  if (tab === "terminations") return <TerminationList tabs={tabs} />;
  if (tab === "retention") return <RetentionPage tabs={tabs} />;
  return <DriverList tabs={tabs} />;
}
