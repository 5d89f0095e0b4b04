import { defineRecord } from "@haul/platform/records";
import { WEBHOOK_ENDPOINT, WEBHOOK_ENDPOINT_STATUSES } from "../../words";

export const webhookEndpointRecord = defineRecord({
  topic: "webhook_endpoint",
  name: WEBHOOK_ENDPOINT.title,
  // A replay is a change of the endpoint, and adds deliveries.
  paths: ["/api/webhook_endpoints", "/api/webhook_deliveries"],
  parameter: "webhook_endpoint_id",
  looks: WEBHOOK_ENDPOINT_STATUSES,
});
