import { usePageTitle, useSession } from "@haul/platform";
import { EmptyState, PageHeader } from "@haul/ui/data";
import { FirstSteps } from "./first-steps";
import classes from "./first-steps.module.css";
import { SampleLoad } from "./sample-load";
import { isDone, useFirstSteps } from "./use-first-steps";
import { useSampleLoad } from "./use-sample-load";

/** The first steps of a carrier, at an address of their own. */
export default function StarterPage() {
  usePageTitle("Getting started");
  const company = useSession()?.company?.legal_name ?? "your company";
  const sample = useSampleLoad();
  const steps = useFirstSteps(sample);
  if (steps.length === 0) {
    return (
      <EmptyState title="Nothing to set up for you">
        Trucks, drivers, customers and loads are entered by others in your company.
      </EmptyState>
    );
  }
  const done = steps.filter(isDone).length;
  return (
    <div className={classes.narrow}>
      <PageHeader
        title="Getting started"
        description={
          done === steps.length
            ? `All set for the loads of ${company}: ${done} of ${steps.length} done.`
            : `What ${company} needs before its first load moves. ${done} of ${steps.length} done.`
        }
      />
      <FirstSteps steps={steps} />
      <SampleLoad sample={sample} />
    </div>
  );
}
