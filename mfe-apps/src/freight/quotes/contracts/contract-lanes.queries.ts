import { recordsAt } from "@haul/platform/lists";
import { localZone, wallClock } from "@haul/ui/format";
import { CONTRACT_LANE } from "../../../words";

export const contractLanes = recordsAt("/api/contract_lanes/{contract_lane_id}", {
  noun: CONTRACT_LANE,
  sort: "ends_on",
  texts: ["customer_id", "equipment"],
  flags: ["archived"],
  // A link and a saved view mean the day on which they are opened.
  more: (params) => (params.get("on") === "today" ? { on: wallClock(new Date(), localZone()).slice(0, 10) } : {}),
  hasHistory: true,
});
