import { Alert, Button, Group, Stack, Text } from "@haul/ui/core";
import { IconAlertTriangle, IconRefresh } from "@haul/ui/icons";
import { type RemoteProblem, titleOf } from "./problem";

interface RemoteCardProps {
  readonly problem: RemoteProblem;
  readonly onTryAgain: () => void;
}

/** Takes the place of a remote's page. The rest of the product keeps working. */
export function RemoteCard({ problem, onTryAgain }: RemoteCardProps) {
  return (
    <Alert
      role="alert"
      color="amber"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={titleOf(problem)}
      maw={640}
    >
      <Stack gap="sm">
        <Text size="sm">{problem.message}</Text>
        <Text size="sm">Everything else keeps working.</Text>
        <Group>
          <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onTryAgain}>
            Try again
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
