import type { Load, LoadDocument } from "../loads.queries";

const AT_THE_END: readonly Load["status"][] = ["at_delivery", "delivered"];
const LOADED: readonly Load["status"][] = ["at_pickup", "loaded", "in_transit"];

/** The paper that comes next on a load's way: its rate confirmation, the BOL of the pickup, the POD of the delivery. */
export function missingPaper({ status, is_pod_present }: Load): LoadDocument["kind"] {
  if (AT_THE_END.includes(status) && !is_pod_present) return "proof_of_delivery";
  return LOADED.includes(status) ? "bill_of_lading" : "rate_confirmation";
}
