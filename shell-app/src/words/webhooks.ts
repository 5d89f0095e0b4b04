import type { components } from "@haul/api";
import type { StatusLooks } from "@haul/ui/freight";

export const WEBHOOK_DELIVERY_STATUSES = {
  pending: { word: "Pending", tone: "planned", icon: "clock" },
  delivered: { word: "Delivered", tone: "good", icon: "circle-check" },
  failed: { word: "Failed", tone: "bad", icon: "circle-x", explanation: "Not retried after three days" },
  cancelled: { word: "Canceled", tone: "neutral", icon: "ban" },
} as const satisfies StatusLooks<components["schemas"]["WebhookDeliveryStatus"]>;
