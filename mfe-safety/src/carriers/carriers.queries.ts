import { useApiMutation, type ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { CARRIER } from "../words";

export type Carrier = ApiData<"/api/motor_carriers/{motor_carrier_id}", "get">;
export type FmcsaRecord = NonNullable<Carrier["fmcsa"]>;
export type Lookup = ApiData<"/api/carrier_registry", "get">;

export const carriers = recordsAt("/api/motor_carriers/{motor_carrier_id}", {
  noun: CARRIER,
  sort: "legal_name",
  texts: ["kind", "status", "fmcsa_status", "tag"],
  flags: ["archived"],
  more: (params) => {
    const days = params.get("expiring_within_days");
    return days === null ? {} : { expiring_within_days: Number(days) };
  },
  hasHistory: true,
  isAnnotated: true,
  exports: "motor_carriers",
});

const settings = {
  invalidates: [
    "/api/motor_carriers",
    "/api/motor_carriers/{motor_carrier_id}",
    "/api/motor_carriers/{motor_carrier_id}/history",
    "/api/trucks",
  ],
} as const;
export const useRefreshCarrier = () =>
  useApiMutation("post", "/api/motor_carriers/{motor_carrier_id}/refresh", settings);
export const useDecideCarrier = () => useApiMutation("patch", "/api/motor_carriers/{motor_carrier_id}", settings);
