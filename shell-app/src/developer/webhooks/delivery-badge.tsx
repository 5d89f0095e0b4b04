import { StatusBadge } from "@haul/ui/freight";
import { WEBHOOK_DELIVERY_STATUSES } from "../../words";
import type { WebhookDelivery } from "./webhooks.queries";

/** Its statuses, and what a pending one is after a failed attempt. */
const LOOKS = {
  ...WEBHOOK_DELIVERY_STATUSES,
  retrying: { word: "Retrying", tone: "attention", icon: "clock", explanation: "The last attempt failed" },
} as const;

/** Blue only for a delivery that nothing has refused yet. */
export function DeliveryBadge({ delivery: { status, attempts } }: { delivery: WebhookDelivery }) {
  return <StatusBadge kind={LOOKS} status={status === "pending" && attempts > 0 ? "retrying" : status} />;
}
