import { trimmed } from "../../../shared/decimal";
import type { Charge, ChargeAdd, ChargeInput, ChargeUpdate } from "../loads.queries";

/** A charge as a form keeps it. */
export interface ChargeValues extends Record<string, unknown> {
  code: ChargeInput["code"];
  basis: ChargeInput["basis"];
  /** By the mile: the quantity follows the loaded miles. */
  follows_miles: boolean;
  quantity: string;
  rate: string;
  description: string;
  status: DecidedStatus;
  approval_reference: string;
}

const AGREED_BY_BOOKING: readonly ChargeInput["code"][] = ["LINE_HAUL", "FUEL"];

/** Agreed in the rate confirmation, so no customer contact has to be named. */
export const isAgreedByBooking = ({ code }: Pick<ChargeValues, "code">) => AGREED_BY_BOOKING.includes(code);

/** What a person decides of a charge; the others come with invoices and payments. */
export type DecidedStatus = Extract<Charge["status"], "pending" | "approved" | "denied">;

/** A charge of a load, or of a quote. */
type KnownCharge = Pick<Charge, "code" | "basis" | "quantity" | "rate"> &
  Partial<Pick<Charge, "follows_miles" | "description" | "status" | "approval_reference">>;

/** Only a charge by the mile can follow the loaded miles. */
export const followsMiles = ({ basis, follows_miles }: Pick<ChargeValues, "basis" | "follows_miles">) =>
  basis === "per_mile" && follows_miles;

/** An empty line haul, or the charge to change. */
export function chargeValues(charge?: KnownCharge): ChargeValues {
  return {
    code: charge?.code ?? "LINE_HAUL",
    basis: charge?.basis ?? "flat",
    follows_miles: charge?.basis === "per_mile" ? (charge.follows_miles ?? false) : true,
    quantity: trimmed(charge?.quantity ?? "1"),
    rate: charge ? trimmed(charge.rate) : "",
    description: charge?.description ?? "",
    status: charge?.status === "approved" || charge?.status === "denied" ? charge.status : "pending",
    approval_reference: charge?.approval_reference ?? "",
  };
}

/** What the API takes for a new charge. A flat charge counts once, a percentage has no quantity of its own. */
export function chargeInput(values: ChargeValues): ChargeInput {
  const { code, basis, rate, description } = values;
  const quantity = quantityOf(values);
  return { code, basis, ...(quantity === null ? {} : { quantity }), rate, ...(description ? { description } : {}) };
}

/** Null follows the loaded miles. */
function quantityOf(values: ChargeValues): string | null {
  if (followsMiles(values)) return null;
  const counts = values.basis !== "flat" && values.basis !== "percent";
  return counts ? values.quantity || "0" : "1";
}

/** What the API takes for a charge that joins a load; with who agreed to it, it counts as approved. */
export function chargeAdd(values: ChargeValues): Omit<ChargeAdd, "version"> {
  const approval_reference = isAgreedByBooking(values) ? "" : values.approval_reference.trim();
  return { ...chargeInput(values), ...(approval_reference ? { approval_reference } : {}) };
}

/** The change of a charge: an emptied description is cleared. */
export function chargeUpdate(values: ChargeValues, before: Charge): Omit<ChargeUpdate, "version"> {
  const decision = { status: values.status, approval_reference: values.approval_reference.trim() || null };
  // Anything else that is sent, even unchanged, takes the load off its fuel program.
  if (before.is_from_program && isSame(values, chargeValues(before))) return decision;
  return {
    ...chargeInput(values),
    quantity: quantityOf(values),
    description: values.description || null,
    ...decision,
  };
}

const isSame = (one: ChargeValues, other: ChargeValues) =>
  JSON.stringify(chargeInput(one)) === JSON.stringify(chargeInput(other));
