import type { SelectOption } from "@haul/ui/forms";

export const QUOTE_KINDS = [
  { value: "SPOT", label: "Spot" },
  { value: "CONTRACT", label: "Contract" },
];

export const LOSS_REASONS = [
  { value: "price", label: "Price" },
  { value: "too_slow", label: "We answered too late" },
  { value: "capacity", label: "No truck" },
  { value: "schedule", label: "Schedule" },
  { value: "equipment", label: "Equipment" },
  { value: "service", label: "Service" },
  { value: "freight_cancelled", label: "The freight was canceled" },
  { value: "no_answer", label: "No answer" },
  { value: "other", label: "Other" },
] satisfies SelectOption[];

export const REGIONS = [
  { value: "us", label: "U.S. average" },
  { value: "east_coast", label: "East Coast" },
  { value: "midwest", label: "Midwest" },
  { value: "gulf_coast", label: "Gulf Coast" },
  { value: "rocky_mountain", label: "Rocky Mountain" },
  { value: "west_coast", label: "West Coast" },
  { value: "california", label: "California" },
] satisfies SelectOption[];

export const FUEL_METHODS = [
  { value: "miles_per_gallon", label: "Miles per gallon" },
  { value: "step", label: "Steps" },
  { value: "table", label: "Table" },
] satisfies SelectOption[];

/** Who asks: the customer, or the prospect by name. */
export function partyOf(quote: {
  customer?: { name: string } | undefined;
  prospect_name?: string | undefined;
}): string {
  return quote.customer?.name ?? quote.prospect_name ?? "";
}
