import type { ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { VENDOR } from "../words";

export type Vendor = ApiData<"/api/vendors/{vendor_id}", "get">;

export const vendors = recordsAt("/api/vendors/{vendor_id}", {
  noun: VENDOR,
  sort: "name",
  texts: ["kind"],
  flags: ["is_1099", "lacks_tax_id", "archived"],
  hasHistory: true,
  exports: "vendors",
});
