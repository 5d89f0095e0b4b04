import { useCan, useSearchParams } from "@haul/platform";
import { TabStrip } from "@haul/ui/data";
import { AccidentList } from "../accidents/accident-list";
import { BinderList } from "../audits/binder-list";
import { ChallengeList } from "../challenges/challenge-list";
import { ClaimList } from "../claims/claim-list";
import { InspectionList } from "../inspections/inspection-list";
import { PaperBoard } from "../papers/paper-board";
import { ACCIDENT, CARRIER, CLAIM, INSPECTION, PAPER } from "../words";
import { CarrierDrawer } from "./carrier-drawer";
import { CarrierList } from "./carrier-list";

const TABS = [
  { value: "carriers", label: CARRIER.heading, needs: "motor_carriers:read" },
  { value: "papers", label: PAPER.heading, needs: "motor_carriers:read" },
  { value: "accidents", label: ACCIDENT.heading, needs: "accidents:read" },
  { value: "inspections", label: INSPECTION.heading, needs: "roadside_inspections:read" },
  { value: "challenges", label: "DataQs", needs: "data_q_challenges:read" },
  { value: "claims", label: CLAIM.heading, needs: "claims:read" },
  { value: "audits", label: "Audits", needs: "audit_binders:read" },
] as const;

/** The parameter that opens a record, and its tab. */
const NAMED_BY = [
  ["roadside_inspection", "inspections"],
  ["accident", "accidents"],
  ["data_q_challenge", "challenges"],
  ["claim", "claims"],
] as const;

/** Own authorities and partners, the board of their papers, the registers that an auditor asks for, and binders of it all. */
export default function CarriersPage() {
  const [params, setParams] = useSearchParams();
  const may = {
    "motor_carriers:read": useCan("motor_carriers:read"),
    "accidents:read": useCan("accidents:read"),
    "roadside_inspections:read": useCan("roadside_inspections:read"),
    "audit_binders:read": useCan("audit_binders:read"),
    "data_q_challenges:read": useCan("data_q_challenges:read"),
    "claims:read": useCan("claims:read"),
  };
  const shown = TABS.filter(({ needs }) => may[needs]);
  // A link to a record names its kind, so that it opens the right tab.
  const implied = NAMED_BY.find(([parameter]) => params.has(parameter))?.[1] ?? shown[0]?.value ?? "carriers";
  const tab = shown.find(({ value }) => value === params.get("tab"))?.value ?? implied;
  const tabs = (
    <TabStrip
      label={CARRIER.heading}
      tabs={shown}
      value={tab}
      onOpen={(value) => setParams(value === "carriers" ? {} : { tab: value })}
    />
  );
  switch (tab) {
    case "papers":
      return <PaperBoard kind="motor_carrier" noun={CARRIER.many} tabs={tabs} Drawer={CarrierDrawer} />;
    case "accidents":
      return <AccidentList tabs={tabs} />;
    case "inspections":
      return <InspectionList tabs={tabs} />;
    case "audits":
      return <BinderList tabs={tabs} />;
    case "challenges":
      return <ChallengeList tabs={tabs} />;
    case "claims":
      return <ClaimList tabs={tabs} />;
    case "carriers":
      return <CarrierList tabs={tabs} />;
  }
}
