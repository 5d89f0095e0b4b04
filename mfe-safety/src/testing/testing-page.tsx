import type { ReactNode } from "react";
import { useSearchParams } from "@haul/platform";
import type { OpenRecord } from "@haul/platform/lists";
import { NestedTabs } from "../shared/nested-tabs";
import { CLEARINGHOUSE_QUERY, DRIVER, DRUG_ALCOHOL_TEST, RANDOM_DRAW } from "../words";
import { DrawList } from "./draw-list";
import { ProgramPage } from "./program-page";
import { QueryList } from "./query-list";
import { TestList } from "./test-list";

const VIEWS = [
  { value: "program", label: "Who is due" },
  { value: "tests", label: DRUG_ALCOHOL_TEST.heading },
  { value: "queries", label: CLEARINGHOUSE_QUERY.heading },
  { value: "draws", label: RANDOM_DRAW.heading },
] as const;

interface TestingPageProps {
  /** Between drivers, papers and this. */
  tabs: ReactNode;
  Drawer: (props: OpenRecord) => ReactNode;
}

/** The drug and alcohol program: who is due, tests, queries of the Clearinghouse, random draws. */
export function TestingPage({ tabs: outer, Drawer }: TestingPageProps) {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find(({ value }) => value === params.get("of"))?.value ?? "program";
  const tabs = (
    <NestedTabs
      outer={outer}
      back={DRIVER.heading}
      onBack={() => setParams({})}
      label="Drug and alcohol testing"
      views={VIEWS}
      value={view}
      onOpen={(value) => setParams({ tab: "testing", ...(value === "program" ? {} : { of: value }) })}
    />
  );
  if (view === "tests") return <TestList tabs={tabs} />;
  if (view === "queries") return <QueryList tabs={tabs} />;
  if (view === "draws") return <DrawList tabs={tabs} />;
  return <ProgramPage tabs={tabs} Drawer={Drawer} />;
}
