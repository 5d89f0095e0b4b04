import type { ReadyView } from "@haul/ui/data";

/** Common work with quotes. */
export const readyViews: readonly ReadyView[] = [
  { name: "To be sent", search: "status=draft,approved" },
  { name: "Waiting for approval", search: "status=pending_approval" },
  { name: "With customers, ending soonest", search: "status=sent,viewed&sort=valid_until" },
  { name: "Accepted, to be booked", search: "status=accepted" },
  { name: "Below the margin floor", search: "is_below_floor=true" },
];
