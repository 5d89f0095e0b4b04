import type { Vendor } from "./vendors.queries";

const KINDS = {
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
} satisfies Record<Vendor["kind"], string>;

/** What vendors sell to the carrier. */
export const VENDOR_KINDS = Object.entries(KINDS).map(([value, label]) => ({ value, label }));
