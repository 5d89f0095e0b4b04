import type { WebhookDelivery } from "./webhooks.queries";

/** What the last attempt brought: `200 in 84 ms`, or that nothing came back. Nothing before the first attempt. */
export function responseOf({ last_attempt_at, last_status, last_duration_milliseconds: took }: WebhookDelivery) {
  if (last_attempt_at === undefined) return undefined;
  const result = last_status === undefined ? "None" : String(last_status);
  return took === undefined ? result : `${result} in ${inWords(took)}`;
}

function inWords(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
