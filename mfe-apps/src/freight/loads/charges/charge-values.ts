import type { Charge, ChargeAdd, ChargeInput, ChargeUpdate } from "../loads.queries";

/** A charge as a form keeps it. */
export interface ChargeValues extends Record<string, unknown> {
  code: ChargeInput["code"];
  basis: ChargeInput["basis"];
  quantity: string;
  rate: string;
  description: string;
  status: DecidedStatus;
  approval_reference: string;
}

const AGREED_BY_BOOKING: readonly ChargeInput["code"][] = ["LINE_HAUL", "FUEL"];

/** The rate confirmation agrees it, so nobody at the customer's has to be named. */
export const isAgreedByBooking = ({ code }: Pick<ChargeValues, "code">) => AGREED_BY_BOOKING.includes(code);

/** What a person decides of a charge; the others come with invoices and payments. */
export type DecidedStatus = Extract<Charge["status"], "pending" | "approved" | "denied">;

/** An empty line haul, or the charge to change. */
export function chargeValues(
  charge?: Omit<Charge, "status" | "version"> & { status?: Charge["status"] },
): ChargeValues {
  return {
    code: charge?.code ?? "LINE_HAUL",
    basis: charge?.basis ?? "flat",
    quantity: trimmed(charge?.quantity ?? "1"),
    rate: charge ? trimmed(charge.rate) : "",
    description: charge?.description ?? "",
    status: charge?.status === "approved" || charge?.status === "denied" ? charge.status : "pending",
    approval_reference: charge?.approval_reference ?? "",
  };
}

/** What the API takes for a new charge. A flat charge counts once, a percentage has no quantity of its own. */
export function chargeInput({ code, basis, quantity, rate, description }: ChargeValues): ChargeInput {
  const counts = basis !== "flat" && basis !== "percent";
  return { code, basis, quantity: counts ? quantity || "0" : "1", rate, ...(description ? { description } : {}) };
}

/** What the API takes for a charge that joins a load; with who agreed to it, it counts as approved. */
export function chargeAdd(values: ChargeValues): Omit<ChargeAdd, "version"> {
  const approval_reference = isAgreedByBooking(values) ? "" : values.approval_reference.trim();
  return { ...chargeInput(values), ...(approval_reference ? { approval_reference } : {}) };
}

/** The change of a charge: an emptied description is cleared. */
export function chargeUpdate(values: ChargeValues): Omit<ChargeUpdate, "version"> {
  return {
    ...chargeInput(values),
    description: values.description || null,
    status: values.status,
    approval_reference: values.approval_reference.trim() || null,
  };
}

/** `312.000` → `312`, `2.4500` → `2.45`. */
function trimmed(decimal: string): string {
  return decimal.includes(".") ? decimal.replace(/\.?0+$/, "") : decimal;
}
