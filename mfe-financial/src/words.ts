/**
 * What people call everything on these pages: nouns, statuses, and the values of the API's fields.
 * Data only, for the manifest says some of it too. The trade's words that other front-ends share are in `@haul/ui/freight`.
 */
import type { components } from "@haul/api";
import { noun, type Words } from "@haul/platform/records";

type Schemas = components["schemas"];

export const LOAD = noun("load");
export const VENDOR = noun("vendor");

/** What vendors sell to the carrier. */
export const VENDOR_KINDS: Words<Schemas["VendorKind"]> = {
  repair_shop: "Repair shop",
  tires: "Tires",
  parts: "Parts",
  fuel: "Fuel",
  towing: "Towing",
  lumper_service: "Lumper service",
  tolls: "Tolls",
  insurance: "Insurance",
  professional_services: "Professional services",
  utilities: "Utilities",
  other: "Other",
};

/** What holds a load up, short enough for a cell; the message says it in full. */
export const BLOCKERS: Partial<Words<string>> = {
  pod_missing: "POD missing",
  pod_unsigned: "POD not signed",
  pod_signature_unknown: "POD not checked",
  rate_confirmation_missing: "Rate con missing",
  weight_missing: "Weight missing",
  charges_missing: "No charges",
  charge_to_review: "Detention to review",
  fuel_surcharge_incomplete: "Fuel surcharge incomplete",
  customer_on_credit_hold: "Credit hold",
};
