import { Alert, Button, Group, Text, UiLink } from "@haul/ui/core";
import { IconEye } from "@haul/ui/icons";
import { firstName } from "./request-link";
import { useWaiting, type Asked } from "./requests.queries";

/** Where a submission is reviewed. */
const reviewOf = (id: string) => `/apps/safety/drivers?tab=review&submission=${id}`;

/** Above a driver's papers: what the driver sent and nobody has looked at. */
export function WaitingPapers({ driver }: { driver: Asked }) {
  const { data } = useWaiting(driver.id);
  const [first] = data?.items ?? [];
  if (data === undefined || first === undefined) return null;
  return (
    <Alert color="amber" icon={<IconEye size={16} aria-hidden />} role="status">
      <Group justify="space-between" gap="xs">
        <Text size="md">
          {firstName(driver.full_name)} sent: {data.items.map(({ name }) => name).join(", ")}
        </Text>
        <Button component={UiLink} href={reviewOf(first.id)} size="compact-sm">
          Review
        </Button>
      </Group>
    </Alert>
  );
}
