import { useApiQuery, useCan, type ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { localZone, wallClock } from "@haul/ui/format";
import { CONTRACT_LANE } from "../../../words";

export type ContractLane = ApiData<"/api/contract_lanes/{contract_lane_id}", "get">;

export const contractLanes = recordsAt("/api/contract_lanes/{contract_lane_id}", {
  noun: CONTRACT_LANE,
  sort: "ends_on",
  texts: ["customer_id", "equipment"],
  flags: ["archived"],
  // A link and a saved view mean the day on which they are opened.
  more: (params) => (params.get("on") === "today" ? { on: wallClock(new Date(), localZone()).slice(0, 10) } : {}),
  hasHistory: true,
});

/** What tells the price of a load. */
export interface Agreed {
  customerId: string | undefined;
  originId: string | undefined;
  destinationId: string | undefined;
  equipment: ContractLane["equipment"];
  /** The local day of the pickup. */
  day: string | undefined;
}

/** The contract lane that a load is booked on; undefined while too little is known of it, or where there is none. */
export function useContractLane({
  customerId,
  originId,
  destinationId,
  equipment,
  day,
}: Agreed): ContractLane | undefined {
  const mayRead = useCan("contract_lanes:read");
  const isKnown = Boolean(customerId && originId && destinationId && day);
  const query = {
    customer_id: customerId ?? "",
    origin_facility_id: originId ?? "",
    destination_facility_id: destinationId ?? "",
    equipment: [equipment],
    on: day ?? "",
    sort: ["-starts_on" as const],
    limit: 1,
  };
  const { data } = useApiQuery("/api/contract_lanes", { params: { query } }, { enabled: mayRead && isKnown });
  return isKnown ? data?.items[0] : undefined;
}
