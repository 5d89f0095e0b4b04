import { toast } from "@haul/ui/core";
import { useUpdateEndpoint, type WebhookEndpoint } from "./webhooks.queries";

/** Turns an endpoint on or off at once. */
export function useEnableEndpoint({ id, version }: WebhookEndpoint) {
  const update = useUpdateEndpoint();
  const setEnabled = (is_enabled: boolean) => {
    update.mutate(
      { params: { path: { webhook_endpoint_id: id } }, body: { version, is_enabled } },
      {
        onSuccess: () => {
          toast.success(is_enabled ? "The endpoint is enabled." : "The endpoint is disabled.");
        },
        onError: (error) => {
          toast.error(error);
        },
      },
    );
  };
  return { setEnabled, isPending: update.isPending };
}
