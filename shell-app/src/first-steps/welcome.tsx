import { useSession } from "@haul/platform";
import { PageHeader } from "@haul/ui/data";
import { FirstSteps } from "./first-steps";
import classes from "./first-steps.module.css";
import { SampleLoad } from "./sample-load";
import { isDone, useFirstSteps } from "./use-first-steps";
import type { SampleLoadRef } from "./use-sample-load";

/** The dashboard of a company without a load of its own: what to do first. */
export default function Welcome({ sample }: { sample: SampleLoadRef | undefined }) {
  const session = useSession();
  const steps = useFirstSteps(sample);
  const done = steps.filter(isDone).length;
  return (
    <div className={classes.narrow}>
      <PageHeader
        title={session?.company ? `Welcome, ${session.company.legal_name}` : "Welcome"}
        description={
          steps.length === 0
            ? "Figures appear here once your company has booked its first load."
            : `Figures appear here with your first load. ${done} of ${steps.length} steps done.`
        }
      />
      {steps.length > 0 && <FirstSteps steps={steps} />}
      <SampleLoad sample={sample} />
    </div>
  );
}
