import { findCustomer, findDriver, searchCustomers, searchDrivers } from "@haul/platform";
import type { Filter } from "@haul/ui/data";
import { statusOptions } from "@haul/ui/freight";

export const filters: Filter[] = [
  { kind: "choices", name: "timeliness", label: "Timeliness", options: statusOptions("timeliness") },
  { kind: "flag", name: "has_exception", label: "With an exception" },
  { kind: "record", name: "customer_id", label: "Customer", search: searchCustomers, resolve: findCustomer },
  { kind: "record", name: "driver_id", label: "Driver", search: searchDrivers, resolve: findDriver },
];
