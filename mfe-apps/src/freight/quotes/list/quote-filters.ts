import { findCustomer, searchCustomers } from "@haul/platform";
import type { Filter } from "@haul/ui/data";
import { codeOptions, statusOptions } from "@haul/ui/freight";
import { quoteRecord } from "../quotes.records";

export const filters: Filter[] = [
  { kind: "choices", name: "status", label: "Status", options: statusOptions(quoteRecord.looks) },
  { kind: "record", name: "customer_id", label: "Customer", search: searchCustomers, resolve: findCustomer },
  { kind: "select", name: "equipment", label: "Equipment", options: codeOptions("equipment") },
  { kind: "days", name: "pickup", label: "Pickup" },
  { kind: "days", name: "created", label: "Created" },
  { kind: "flag", name: "is_below_floor", label: "Below the margin floor" },
  { kind: "flag", name: "is_fuel_outdated", label: "Older diesel price" },
];
