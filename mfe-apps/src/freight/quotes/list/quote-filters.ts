import { findCustomer, searchCustomers } from "@haul/platform";
import { findTag, searchTags } from "@haul/platform/lists";
import type { Filter } from "@haul/ui/data";
import { codeOptions, statusOptions } from "@haul/ui/freight";
import { quoteRecord } from "../quotes.records";

/** Several numbers at once; the search box fills it when they are pasted. */
export const NUMBERS = "numbers";

export const filters: Filter[] = [
  { kind: "text", name: NUMBERS, label: "Quote numbers", placeholder: "Q-1001, Q-1002" },
  { kind: "choices", name: "status", label: "Status", options: statusOptions(quoteRecord.looks) },
  { kind: "record", name: "customer_id", label: "Customer", search: searchCustomers, resolve: findCustomer },
  { kind: "select", name: "equipment", label: "Equipment", options: codeOptions("equipment") },
  { kind: "days", name: "pickup", label: "Pickup" },
  { kind: "days", name: "created", label: "Created" },
  { kind: "record", name: "tag", label: "Tag", search: searchTags, resolve: findTag },
  { kind: "flag", name: "is_below_floor", label: "Below the margin floor" },
  { kind: "flag", name: "is_fuel_outdated", label: "Older diesel price" },
];
