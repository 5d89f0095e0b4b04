import {
  findCustomer,
  findDriver,
  findTerminal,
  findTrailer,
  findTruck,
  searchCustomers,
  searchDrivers,
  searchTerminals,
  searchTrailers,
  searchTrucks,
} from "@haul/platform";
import { findTag, searchTags } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { stateOptions } from "@haul/ui/core";
import type { Filter } from "@haul/ui/data";
import { codeOptions, statusOptions } from "@haul/ui/freight";
import { findFacility, searchFacilities } from "../../../partners/facilities/facility-search";
import { findDispatcher, searchDispatchers } from "../dispatcher-search";
import { LOAD_FACTS, LOAD_PRIORITIES, LOAD_SOURCES } from "../../../words";

/** Several numbers at once; the search box fills it when they are pasted. */
export const NUMBERS = "numbers";

export const filters: Filter[] = [
  { kind: "text", name: NUMBERS, label: "Load numbers", placeholder: "1001, 1002, 1003" },
  { kind: "choices", name: "status", label: "Status", options: statusOptions("load") },
  { kind: "choices", name: "timeliness", label: "Timeliness", options: statusOptions("timeliness") },
  { kind: "choices", name: "billing_status", label: "Billing", options: statusOptions("billing") },
  { kind: "choices", name: "priority", label: "Priority", options: optionsOf(LOAD_PRIORITIES) },
  { kind: "choices", name: "source", label: "Source", options: optionsOf(LOAD_SOURCES) },
  { kind: "record", name: "customer_id", label: "Customer", search: searchCustomers, resolve: findCustomer },
  { kind: "record", name: "facility_id", label: "Facility", search: searchFacilities, resolve: findFacility },
  { kind: "record", name: "driver_id", label: "Driver", search: searchDrivers, resolve: findDriver },
  { kind: "record", name: "truck_id", label: "Truck", search: searchTrucks, resolve: findTruck },
  { kind: "record", name: "trailer_id", label: "Trailer", search: searchTrailers, resolve: findTrailer },
  { kind: "record", name: "dispatcher_id", label: "Dispatcher", search: searchDispatchers, resolve: findDispatcher },
  { kind: "record", name: "terminal_id", label: "Terminal", search: searchTerminals, resolve: findTerminal },
  { kind: "select", name: "equipment", label: "Equipment", options: codeOptions("equipment") },
  { kind: "record", name: "tag", label: "Tag", search: searchTags, resolve: findTag },
  { kind: "days", name: "pickup", label: "Pickup planned" },
  { kind: "days", name: "delivery", label: "Delivery planned" },
  { kind: "days", name: "created", label: "Entered" },
  { kind: "days", name: "delivered", label: "Delivered" },
  { kind: "days", name: "earned", label: "Revenue earned" },
  { kind: "choices", name: "has", label: "Data on record", options: optionsOf(LOAD_FACTS) },
  { kind: "select", name: "origin_state", label: "From state", options: stateOptions },
  { kind: "select", name: "destination_state", label: "To state", options: stateOptions },
  { kind: "around", name: "near", label: "Around a place", radius: "within_miles" },
  { kind: "number", name: "unbilled_for_days", label: "Unbilled longer than", unit: "days", min: 0, max: 3650 },
  { kind: "flag", name: "is_hazmat", label: "Hazmat" },
  { kind: "flag", name: "is_unassigned", label: "Unassigned" },
  { kind: "flag", name: "is_unanswered", label: "Unanswered dispatch" },
  { kind: "flag", name: "is_arriving_soon", label: "Arriving soon" },
  { kind: "flag", name: "is_missing_pod", label: "POD missing" },
  { kind: "flag", name: "is_missing_rate_confirmation", label: "Rate confirmation missing" },
];
