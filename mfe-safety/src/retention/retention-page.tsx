import type { ReactNode } from "react";
import { useCan, useSearchParams } from "@haul/platform";
import { HoldList } from "../holds/hold-list";
import { NestedTabs } from "../shared/nested-tabs";
import { DRIVER, LEGAL_HOLD, PURGE_PROPOSAL } from "../words";
import { DueList } from "./due-list";
import { ProposalList } from "./proposal-list";

const DUE = { value: "due", label: "Due" } as const;
const PROPOSED = { value: "proposals", label: PURGE_PROPOSAL.heading } as const;
const HOLDS = { value: "holds", label: LEGAL_HOLD.heading } as const;

/** What no longer has to be kept, who decided to delete it, and what is on hold. */
export default function RetentionPage({ tabs: outer }: { tabs: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const seesRetention = useCan("retention:read");
  const seesHolds = useCan("legal_holds:read");
  const views = [...(seesRetention ? [DUE, PROPOSED] : []), ...(seesHolds ? [HOLDS] : [])];
  const first = views[0]?.value ?? "holds";
  // A link to a record names its kind, so that it opens the right view.
  const implied = params.has("purge_proposal") ? "proposals" : params.has("legal_hold") ? "holds" : first;
  const view = views.find(({ value }) => value === (params.get("of") ?? implied))?.value ?? first;
  const tabs = (
    <NestedTabs
      outer={outer}
      back={DRIVER.heading}
      onBack={() => setParams({})}
      label="Retention"
      views={views}
      value={view}
      onOpen={(value) => setParams({ tab: "retention", ...(value === first ? {} : { of: value }) })}
    />
  );
  if (view === "proposals") return <ProposalList tabs={tabs} />;
  if (view === "holds") return <HoldList tabs={tabs} />;
  return <DueList tabs={tabs} />;
}
