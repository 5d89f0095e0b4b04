import { Link } from "@haul/platform";
import { Button, Group, Loader, Text } from "@haul/ui/core";
import { ErrorState, Panel } from "@haul/ui/data";
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from "@haul/ui/icons";
import classes from "./first-steps.module.css";
import { isDone, type Step } from "./use-first-steps";

/** What a company needs before its first load moves, and which of it is done. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const unknown = steps.filter(({ query }) => query.data === undefined && query.error);
  return (
    <>
      {unknown[0] && (
        <ErrorState
          error={unknown[0].query.error}
          title="Not every step could be checked"
          onRetry={() => {
            for (const { query } of unknown) query.refetch();
          }}
        />
      )}
      <Panel>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <StepState step={step} />
              <div className={classes.text}>
                <strong>{step.title}</strong>
                <Text c="dimmed">{step.why}</Text>
              </div>
              <Group gap="xs" className={classes.starts ?? ""}>
                {step.starts.map(({ label, href }, index) => (
                  <Button
                    key={href}
                    component={Link}
                    to={href}
                    variant={index === 0 && !isDone(step) ? "light" : "default"}
                    size="xs"
                  >
                    {label}
                  </Button>
                ))}
              </Group>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}

function StepState({ step }: { step: Step }) {
  if (isDone(step)) return <IconCircleCheck className={classes.done} role="img" aria-label="Done" />;
  if (step.query.data) return <IconCircleDashed className={classes.open} role="img" aria-label="Open" />;
  if (step.query.error)
    return <IconAlertTriangle className={classes.open} role="img" aria-label="Could not be checked" />;
  return <Loader size={24} role="status" aria-label="Being checked" />;
}
