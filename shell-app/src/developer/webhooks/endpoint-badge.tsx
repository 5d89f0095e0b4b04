import { StatusBadge } from "@haul/ui/freight";
import type { WebhookEndpoint } from "./webhooks.queries";
import { webhookEndpointRecord } from "./webhooks.records";

/** Its statuses, and what an enabled one is while nothing arrives. */
const LOOKS = {
  ...webhookEndpointRecord.looks,
  failing: { word: "Failing", tone: "attention", icon: "alert-triangle", explanation: "Enabled, but attempts fail" },
} as const;

/** Green only for an endpoint that receives its events. */
export function EndpointBadge({ endpoint: { status, failing_since } }: { endpoint: WebhookEndpoint }) {
  const isFailing = status === "enabled" && failing_since !== undefined;
  return <StatusBadge kind={LOOKS} status={isFailing ? "failing" : status} />;
}
