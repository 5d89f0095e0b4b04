import { statusOptions } from "@haul/ui/freight";

export const OWNERSHIPS = [
  { value: "company", label: "Company" },
  { value: "owner_operator", label: "Owner-operator" },
  { value: "leased", label: "Leased" },
  { value: "rented", label: "Rented" },
];

/** Whether a unit can be sent out; trucks and trailers share the words. */
export const UNIT_STATUSES = statusOptions("truck");

/** A badge shows the status of the load that the unit carries, so the form's own choice has another name. */
export const AVAILABILITY = {
  label: "Availability",
  description: "While on a load, the load's status is shown.",
} as const;

/** A VIN as 49 CFR 565 writes it: 17 characters without I, O and Q. The server checks the check digit. */
export const VIN_PATTERN = /^$|^[A-HJ-NPR-Z0-9]{17}$/;
