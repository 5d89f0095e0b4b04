import { codeOptions } from "@haul/ui/freight";
import type { Load, LoadDocument } from "../loads.queries";

const LOADED: readonly Load["status"][] = ["at_pickup", "loaded", "in_transit", "at_delivery", "delivered"];

/** The paper that is likely uploaded next, and why, for the person who may know better. */
export interface MissingPaper {
  readonly kind: LoadDocument["kind"];
  readonly because: string;
}

/** What billing says of papers that it waits for; the customer's own are `document_missing_…`. */
const BLOCKERS: Readonly<Record<string, LoadDocument["kind"]>> = {
  pod_missing: "proof_of_delivery",
  rate_confirmation_missing: "rate_confirmation",
};

const isKind = (text: string): text is LoadDocument["kind"] =>
  codeOptions("document").some(({ value }) => value === text);

/** The papers that billing waits for. */
export function papersWanted({ billing_blockers }: Load): LoadDocument["kind"][] {
  return billing_blockers.map(({ code }) => BLOCKERS[code] ?? code.replace("document_missing_", "")).filter(isKind);
}

/** The POD once the truck is at its last delivery, the rate confirmation before it rolls, the BOL in transit. */
export function missingPaper(load: Load): MissingPaper {
  const { status, is_pod_present, is_rate_confirmation_present } = load;
  if (!is_pod_present && isAtItsEnd(load)) {
    return {
      kind: "proof_of_delivery",
      because: "Suggested: the truck is at its last delivery and the POD is missing.",
    };
  }
  const isLoaded = LOADED.includes(status);
  if (!is_rate_confirmation_present && (!isLoaded || is_pod_present)) {
    return { kind: "rate_confirmation", because: "Suggested: the load has no rate confirmation yet." };
  }
  return {
    kind: "bill_of_lading",
    because: isLoaded ? "Suggested: the load has been picked up." : "Suggested: the load has its rate confirmation.",
  };
}

function isAtItsEnd({ status, stops }: Load): boolean {
  const last = stops.findLast(({ kind }) => kind === "delivery");
  return status === "delivered" || last?.arrived_at !== undefined || last?.departed_at !== undefined;
}
