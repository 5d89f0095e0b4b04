import { Link } from "@haul/platform";
import { Alert, Anchor, Group } from "@haul/ui/core";
import { RemoveSampleLoad } from "./remove-sample-load";
import { type SampleLoadRef, useMayManageSample } from "./use-sample-load";

/** Reminds people on the dashboard that one of the loads is a sample. */
export default function SampleNotice({ sample }: { sample: SampleLoadRef }) {
  if (!useMayManageSample()) return null;
  return (
    <Alert color="blue" variant="light" mb="md" py="xs" role="note">
      <Group justify="space-between" gap="xs">
        <span>
          You have a{" "}
          <Anchor inherit component={Link} to={`/apps/loads/${sample.id}`}>
            sample load
          </Anchor>
          . Remove it when you are done.
        </span>
        <RemoveSampleLoad sample={sample} />
      </Group>
    </Alert>
  );
}
