import { type ApiData, useApiMutation, useApiPages, useApiQuery } from "@haul/platform";
import type { Asked } from "@haul/ui/data";

export type WebhookEndpoint = ApiData<"/api/webhook_endpoints/{webhook_endpoint_id}", "get">;
export type WebhookDelivery = ApiData<"/api/webhook_deliveries/{webhook_delivery_id}", "get">;
export type WebhookEventKind = ApiData<"/api/webhook_event_kinds", "get">["items"][number];

const LIST = "/api/webhook_endpoints";
const ONE = "/api/webhook_endpoints/{webhook_endpoint_id}";
const DELIVERIES = "/api/webhook_endpoints/{webhook_endpoint_id}/deliveries";
const DELIVERY = "/api/webhook_deliveries/{webhook_delivery_id}";

const CHANGED = [LIST, ONE] as const;

/** Live updates tell of changes by people. What attempts change is read again this often while the page is open. */
const USUAL_MS = 10_000;
/** While an attempt is due within seconds, such as after a test. */
const SOON_MS = 1_500;
const SOON_WITHIN_MS = 10_000;

/** Where an endpoint has its page. */
export const endpointPath = (id: string) => `/developer/webhooks/${id}`;

export const useWebhookEndpoints = () => useApiPages(LIST);

export const useWebhookEndpoint = (webhook_endpoint_id: string) =>
  useApiQuery(ONE, { params: { path: { webhook_endpoint_id } } }, { refetchInterval: USUAL_MS });

export const useEventKinds = () => useApiQuery("/api/webhook_event_kinds");

export const useCreateEndpoint = () => useApiMutation("post", LIST, { invalidates: [LIST] });
export const useUpdateEndpoint = () => useApiMutation("patch", ONE, { invalidates: CHANGED });
/** The removed one is not read again: its page is on its way out. */
export const useRemoveEndpoint = () => useApiMutation("delete", ONE, { invalidates: [LIST] });
export const useRotateSecret = () => useApiMutation("post", `${ONE}/secret`, { invalidates: CHANGED });
export const useTestEndpoint = () => useApiMutation("post", `${ONE}/test`, { invalidates: [DELIVERIES] });
export const useReplayEvents = () => useApiMutation("post", `${ONE}/replay`, { invalidates: [DELIVERIES] });

/** Which deliveries of an endpoint are listed, as the address says it. */
interface DeliveryFilter {
  readonly status: Asked | undefined;
  readonly event_kind: Asked | undefined;
}

export const useWebhookDeliveries = (webhook_endpoint_id: string, query: DeliveryFilter) =>
  useApiPages(
    DELIVERIES,
    { params: { path: { webhook_endpoint_id }, query } },
    {
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ items }) => items.some(isDueSoon)) ? SOON_MS : USUAL_MS,
    },
  );

export const useWebhookDelivery = (webhook_delivery_id: string) =>
  useApiQuery(
    DELIVERY,
    { params: { path: { webhook_delivery_id } } },
    {
      refetchInterval: ({ state }) => {
        if (state.data?.status !== "pending") return false;
        return isDueSoon(state.data) ? SOON_MS : USUAL_MS;
      },
    },
  );

/** The body of a delivery. It never changes. */
export const useWebhookEvent = (webhook_event_id: string) =>
  useApiQuery("/api/webhook_events/{webhook_event_id}", { params: { path: { webhook_event_id } } });

export const useReplayDelivery = () => useApiMutation("post", `${DELIVERY}/replay`, { invalidates: [DELIVERIES] });

/** Overdue for long: the endpoint is off, or an earlier event of the record comes first. */
function isDueSoon({ next_attempt_at }: WebhookDelivery): boolean {
  return next_attempt_at !== undefined && Math.abs(Date.parse(next_attempt_at) - Date.now()) < SOON_WITHIN_MS;
}
