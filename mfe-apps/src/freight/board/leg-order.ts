import type { BoardLeg } from "./board.queries";

/** Statuses of a leg whose truck has loaded. */
const LOADED: readonly BoardLeg["status"][] = ["loaded", "in_transit", "at_delivery", "delivered"];

/** Where the leg goes on, and what happens there; a delivered one shows where it ended. */
export function nextPlace({ status, from, to, sequence, leg_count }: BoardLeg) {
  return LOADED.includes(status)
    ? { word: sequence < leg_count ? "Relay" : "Delivery", place: to }
    : { word: sequence > 1 ? "Relay" : "Pickup", place: from };
}

/** What needs someone first: late, then at risk, then by the time at the next stop. */
export function byUrgency(one: BoardLeg, other: BoardLeg): number {
  return urgency(one) - urgency(other) || nextAt(one) - nextAt(other);
}

const urgency = ({ timeliness }: BoardLeg) => (timeliness === "late" ? 0 : timeliness === "at_risk" ? 1 : 2);

const nextAt = (leg: BoardLeg) => Date.parse(nextPlace(leg).place.at);
