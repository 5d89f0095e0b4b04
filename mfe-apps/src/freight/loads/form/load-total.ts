import { followsMiles, isAgreedByBooking, type ChargeValues } from "../charges/charge-values";

/** What the charges of a form come to, in cents. */
export interface LoadTotal {
  lineHaulCents: number;
  otherCents: number;
  totalCents: number;
  /** The part that the customer still has to approve: everything but line haul and fuel. */
  pendingCents: number;
  /** A charge by the mile is not in it yet: the load's miles are unknown until it is booked. */
  lacksMiles: boolean;
}

/** The server's own rules, exact: amounts are rounded half away from zero, a percentage is of the line haul. */
export function loadTotal(charges: readonly ChargeValues[], miles: number | null): LoadTotal {
  const priced = charges.map((charge) => ({ charge, cents: ownCents(charge, miles) }));
  const base = priced.reduce((sum, { charge, cents }) => (charge.code === "LINE_HAUL" ? sum + cents : sum), 0n);
  const amounts = priced.map(({ charge, cents }) => ({
    charge,
    cents: charge.basis === "percent" ? percentOf(base, charge.rate) : cents,
  }));
  const sum = (counts: (charge: ChargeValues) => boolean) =>
    Number(amounts.reduce((total, { charge, cents }) => (counts(charge) ? total + cents : total), 0n));
  const totalCents = sum(() => true);
  const lineHaulCents = sum(({ code }) => code === "LINE_HAUL");
  return {
    lineHaulCents,
    otherCents: totalCents - lineHaulCents,
    totalCents,
    pendingCents: sum((charge) => !isAgreedByBooking(charge)),
    lacksMiles: charges.some((charge) => miles === null && followsMiles(charge) && scaled(charge.rate, 4) !== null),
  };
}

/** Quantity × rate; nothing for a percentage, for what cannot be read yet, and for miles that are not known. */
function ownCents(charge: ChargeValues, miles: number | null): bigint {
  const rate = scaled(charge.rate, 4);
  const quantity = scaled(quantityOf(charge, miles), 3);
  if (rate === null || quantity === null) return 0n;
  // Thousandths × ten-thousandths of a dollar are 1e-5 cents.
  return rounded(quantity * rate, 100_000n);
}

function quantityOf(charge: ChargeValues, miles: number | null): string {
  if (charge.basis === "flat") return "1";
  if (charge.basis === "percent") return "0";
  if (!followsMiles(charge)) return charge.quantity;
  return miles === null ? "" : miles.toFixed(1);
}

function percentOf(base: bigint, percent: string): bigint {
  return rounded(base * (scaled(percent, 4) ?? 0n), 1_000_000n);
}

/** `2.45` with 4 places is 24500; null for what is no such number. */
function scaled(text: string, places: number): bigint | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  const [, sign = "", whole = "", fraction = ""] = match ?? [];
  if (!match || fraction.length > places) return null;
  return BigInt(`${sign}${whole}${fraction.padEnd(places, "0")}`);
}

function rounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return (dividend < 0n ? dividend - half : dividend + half) / divisor;
}
