import { findCustomer, findDriver, searchCustomers, searchDrivers } from "@haul/platform";
import type { Filter } from "@haul/ui/data";
import { RISK_OPTIONS } from "../tracking-words";

export const filters: Filter[] = [
  { kind: "choices", name: "risk", label: "Risk", options: RISK_OPTIONS },
  { kind: "flag", name: "has_exception", label: "With an exception" },
  { kind: "record", name: "customer_id", label: "Customer", search: searchCustomers, resolve: findCustomer },
  { kind: "record", name: "driver_id", label: "Driver", search: searchDrivers, resolve: findDriver },
];
