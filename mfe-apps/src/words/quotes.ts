import type { components } from "@haul/api";
import type { Words } from "@haul/platform/records";
import type { StatusLooks } from "@haul/ui/freight";

type Schemas = components["schemas"];

export const QUOTE_STATUSES = {
  draft: { word: "Draft", tone: "neutral", icon: "pencil" },
  pending_approval: { word: "Waiting for approval", tone: "attention", icon: "clock" },
  approved: { word: "Approved", tone: "planned", icon: "check" },
  sent: { word: "Sent", tone: "moving", icon: "send" },
  viewed: { word: "Opened", tone: "moving", icon: "eye", explanation: "The customer has opened the link" },
  accepted: { word: "Accepted", tone: "good", icon: "circle-check" },
  converted: { word: "Booked", tone: "good", icon: "truck", explanation: "A load was booked from it" },
  declined: { word: "Declined", tone: "bad", icon: "circle-x" },
  lost: { word: "Lost", tone: "neutral", icon: "trending-down" },
  expired: { word: "Expired", tone: "bad", icon: "clock-exclamation" },
  withdrawn: { word: "Withdrawn", tone: "neutral", icon: "arrow-back-up" },
  superseded: { word: "Superseded", tone: "neutral", icon: "receipt-off", explanation: "Replaced by a newer version" },
} as const satisfies StatusLooks<Schemas["QuoteStatus"]>;

export const QUOTE_KINDS: Words<Schemas["QuoteKind"]> = { SPOT: "Spot", CONTRACT: "Contract" };

export const LOSS_REASONS: Words<Schemas["LossReason"]> = {
  price: "Price",
  too_slow: "We answered too late",
  capacity: "No truck",
  schedule: "Schedule",
  equipment: "Equipment",
  service: "Service",
  freight_cancelled: "The freight was canceled",
  no_answer: "No answer",
  other: "Other",
};

/** What the report is broken down by. */
export const QUOTE_GROUPINGS: Words<Schemas["QuoteGrouping"]> = { customer: "Customer", lane: "Lane", user: "Person" };

/** Regions of the Energy Information Administration's diesel prices. */
export const DIESEL_REGIONS: Words<Schemas["DieselRegion"]> = {
  us: "U.S. average",
  east_coast: "East Coast",
  midwest: "Midwest",
  gulf_coast: "Gulf Coast",
  rocky_mountain: "Rocky Mountain",
  west_coast: "West Coast",
  california: "California",
};

/** How a program computes its surcharge. */
export const FUEL_METHODS: Words<Schemas["FuelMethod"]> = {
  miles_per_gallon: "Miles per gallon",
  step: "Steps",
  table: "Table",
};
