import type { useCan } from "@haul/platform";
import type { RecordKind } from "./annotations.queries";

type Permission = Parameters<typeof useCan>[0];

const WRITE: Readonly<Record<RecordKind, Permission>> = {
  load: "loads:write",
  quote: "quotes:write",
  customer: "customers:write",
  facility: "facilities:write",
  driver: "drivers:write",
  truck: "trucks:write",
  trailer: "trailers:write",
  motor_carrier: "motor_carriers:write",
};

/** Who may change such a record, and what is attached to it. */
export const mayWriteOf = (kind: RecordKind): Permission => WRITE[kind];
