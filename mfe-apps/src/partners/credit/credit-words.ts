import type { Tone } from "@haul/ui/core";
import type { CustomerCredit } from "./credit.queries";

/** Where a customer stands, in words and in its color. */
export const CREDIT_STATES: Record<CustomerCredit["state"], { word: string; tone: Tone }> = {
  no_limit: { word: "No limit", tone: "neutral" },
  within_limit: { word: "Within the limit", tone: "good" },
  near_limit: { word: "Near the limit", tone: "attention" },
  over_limit: { word: "Over the limit", tone: "bad" },
  on_hold: { word: "On credit hold", tone: "bad" },
};
