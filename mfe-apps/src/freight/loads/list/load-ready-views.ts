import type { ReadyView } from "@haul/ui/data";

/** Common work of dispatch and billing. */
export const readyViews: readonly ReadyView[] = [
  { name: "To cover: unassigned, next pickup first", search: "group=unassigned&sort=pickup_at" },
  { name: "Late or at risk", search: "group=open&timeliness=late,at_risk" },
  { name: "Arriving within 4 hours", search: "group=moving&is_arriving_soon=true" },
  { name: "Urgent", search: "group=open&priority=urgent,high" },
  { name: "Hazmat", search: "group=open&is_hazmat=true" },
  { name: "POD missing", search: "group=all&is_missing_pod=true&sort=delivery_at" },
  { name: "Rate confirmation missing", search: "group=all&is_missing_rate_confirmation=true" },
  { name: "Unbilled for more than 3 days", search: "group=delivered&unbilled_for_days=3&sort=delivery_at" },
];
