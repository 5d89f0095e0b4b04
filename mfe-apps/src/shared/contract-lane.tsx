import { useApiQuery, useCan, type ApiData } from "@haul/platform";
import { Rate, formatMoney } from "@haul/ui/freight";

export type ContractLane = ApiData<"/api/contract_lanes/{contract_lane_id}", "get">;

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

/** `$1,850.00 flat` or `$2.35/mi`. */
export function ContractRate({ lane: { basis, rate } }: { lane: ContractLane }) {
  return basis === "flat" ? <>{formatMoney(Math.round(Number(rate) * 100))} flat</> : <Rate rate={rate} unit="mi" />;
}
