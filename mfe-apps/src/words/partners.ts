import type { components } from "@haul/api";
import type { Words } from "@haul/platform/records";
import type { Tone } from "@haul/ui/core";

type Schemas = components["schemas"];

/** How a customer's loads become invoices. */
export const INVOICE_GROUPINGS: Words<Schemas["InvoiceGrouping"]> = {
  per_load: "One for each load",
  daily: "One for each day",
  weekly: "One for each week",
  biweekly: "One every two weeks",
  monthly: "One for each month",
  together: "One for all loads invoiced at once",
};

/** How a customer wants its invoices. */
export const INVOICE_DELIVERIES: Words<Schemas["InvoiceDelivery"]> = {
  email: "Email",
  portal: "Portal",
};

/** What loads on one invoice have in common. */
export const INVOICE_SPLITS: Words<Schemas["InvoiceSplit"]> = {
  po: "PO number",
  bol: "BOL number",
  destination: "Last stop",
};

export const CUSTOMER_KINDS: Words<Schemas["CustomerKind"]> = {
  broker: "Broker",
  shipper: "Shipper",
  third_party_logistics: "3PL",
};

/** Where a customer stands. */
export const CREDIT_STATUSES: Readonly<Record<Schemas["CreditStatus"], { word: string; tone: Tone }>> = {
  no_limit: { word: "No limit", tone: "neutral" },
  within_limit: { word: "Within the limit", tone: "good" },
  near_limit: { word: "Near the limit", tone: "attention" },
  over_limit: { word: "Over the limit", tone: "bad" },
  on_hold: { word: "On credit hold", tone: "bad" },
};

/** Why facilities look alike: "A and B have the same street and ZIP." */
export const FACILITY_LIKENESSES: Words<Schemas["FacilityDuplicateReasonKind"]> = {
  name_and_city: "have the same name, spelled differently, in the same city",
  address: "have the same street and ZIP",
  nearby: "are within 1,000 feet of each other",
};

/** What a customer may be mailed on the way of its loads. */
export const TRACKING_MILESTONES: Words<Schemas["TrackingMilestone"]> = {
  pickup_arrived: "Arrived at pickup",
  pickup_departed: "Left pickup",
  running_late: "Running late",
  delivery_arrived: "Arrived at delivery",
  delivered: "Delivered",
};
