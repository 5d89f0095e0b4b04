import { Link } from "@haul/platform";
import { Anchor, Text } from "@haul/ui/core";
import { Panel } from "@haul/ui/data";
import { CreateSampleLoad } from "./create-sample-load";
import classes from "./first-steps.module.css";
import { RemoveSampleLoad } from "./remove-sample-load";
import { type SampleLoadRef, useMayManageSample } from "./use-sample-load";

/** A load to try things with, below the first steps. */
export function SampleLoad({ sample }: { sample: SampleLoadRef | undefined }) {
  if (!useMayManageSample()) return null;
  return (
    <div className={classes.sample}>
      <Panel title="Try it with a sample load">
        <div className={classes.sampleRow}>
          {sample ? (
            <Text className={classes.text ?? ""}>
              Open{" "}
              <Anchor inherit component={Link} to={`/apps/loads/${sample.id}`}>
                sample load {sample.number}
              </Anchor>{" "}
              and try things: assign it, move it, bill it.
            </Text>
          ) : (
            <Text className={classes.text ?? ""} c="dimmed">
              A load for tomorrow from Chicago to Nashville, with a customer, a driver, a truck and a trailer of its
              own. Assign it, move it, bill it, then remove all of it.
            </Text>
          )}
          {sample ? <RemoveSampleLoad sample={sample} /> : <CreateSampleLoad />}
        </div>
      </Panel>
    </div>
  );
}
