import { StatusBadge } from "@haul/ui/freight";
import type { Truck } from "../trucks/trucks.queries";

/** Where the load is that a truck or trailer carries; else whether it can be sent out. */
export function UnitStatus({ unit }: { unit: Pick<Truck, "status" | "current_load"> }) {
  return unit.current_load && unit.status === "available" ? (
    <StatusBadge kind="load" status={unit.current_load.status} />
  ) : (
    <StatusBadge kind="truck" status={unit.status} />
  );
}
