import type { ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { daySpan } from "../shared/day-span";
import { CLAIM } from "../words";

export type Claim = ApiData<"/api/claims/{claim_id}", "get">;

export const claims = recordsAt("/api/claims/{claim_id}", {
  noun: CLAIM,
  sort: "-happened_on",
  texts: ["kind", "status", "driver_id", "truck_id", "accident_id", "load_id"],
  flags: ["is_open", "is_overdue", "archived"],
  more: (params) => daySpan(params, "happened"),
  hasHistory: true,
  exports: "claims",
});
