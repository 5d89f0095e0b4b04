import type { ReactNode } from "react";
import { useCan } from "@haul/platform";
import { Alert, Button, Stack, Text } from "@haul/ui/core";
import { formatStopTime, localZone } from "@haul/ui/format";
import { useEnableEndpoint } from "./use-enable-endpoint";
import type { WebhookEndpoint } from "./webhooks.queries";

/** Why nothing arrives at an endpoint, and what to do about it. */
export function EndpointTrouble({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { status, failing_since } = endpoint;
  if (status === "suspended")
    return (
      <Off endpoint={endpoint} title="This endpoint is suspended" color="red">
        Nothing could be delivered for five days, so nothing more is sent. Its events are kept as usual: fix your
        program, enable the endpoint, and replay what it missed.
      </Off>
    );
  if (status === "disabled")
    return (
      <Off endpoint={endpoint} title="This endpoint is disabled" color="gray">
        Nothing is sent to it. Its events are kept as usual: enable it and replay what it missed.
      </Off>
    );
  if (failing_since === undefined) return null;
  return (
    <Alert color="amber" title="Deliveries are failing">
      No attempt has succeeded since {formatStopTime(failing_since, localZone())}. Each delivery is retried for three
      days, and after five days of failures the endpoint is suspended. Open a delivery below to see why.
    </Alert>
  );
}

interface OffProps {
  readonly endpoint: WebhookEndpoint;
  readonly title: string;
  readonly color: string;
  readonly children: ReactNode;
}

function Off({ endpoint, title, color, children }: OffProps) {
  const canWrite = useCan("webhooks:write");
  const { setEnabled, isPending } = useEnableEndpoint(endpoint);
  return (
    <Alert color={color} title={title}>
      <Stack gap="xs" align="start">
        <Text size="sm">{children}</Text>
        {canWrite && (
          <Button
            size="xs"
            variant="default"
            loading={isPending}
            onClick={() => {
              setEnabled(true);
            }}
          >
            Enable endpoint
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
