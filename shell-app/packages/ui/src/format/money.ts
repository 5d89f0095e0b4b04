/** Currencies that a US carrier meets; amounts are whole cents everywhere. */
export type Currency = "USD" | "CAD" | "MXN";

const formats = new Map<string, Intl.NumberFormat>();

function money(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency}${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, made);
  return made;
}

/** `123456` → `$1,234.56`; foreign dollars say so (`CA$1,234.56`). Negative amounts carry a real minus sign. */
export function formatMoney(cents: number, currency = "USD"): string {
  return withMinus(money(currency, 2).format(cents / 100));
}

/** For tiles and axes, where cents are noise: `$1,235`, from a million on `$1.23M`. */
export function formatMoneyShort(cents: number, currency = "USD"): string {
  const dollars = cents / 100;
  if (Math.abs(dollars) < 1_000_000) return withMinus(money(currency, 0).format(dollars));
  return withMinus(`${money(currency, 2).format(dollars / 1_000_000)}M`);
}

/** A rate with up to 4 places and at least 2, as rate confirmations write it: `2.345` → `$2.345`. */
export function formatRate(rate: number | string, currency = "USD"): string {
  const value = Number(rate);
  const digits = Math.min(4, Math.max(2, decimals(String(rate))));
  return withMinus(money(currency, digits).format(value));
}

function decimals(text: string): number {
  return (text.split(".")[1] ?? "").replace(/0+$/, "").length;
}

/**
 * Reads what a person types or pastes (`$1,234.5`, `1234.50`, `(50)`) as cents; `null` for nothing or nonsense.
 * Works on digits, not floats, so 1.005 cannot come out as 1.00; more than two places are refused.
 */
export function parseMoney(text: string): number | null {
  const bare = text.replace(/[\s,$]/g, "");
  const match = /^(-|−|\()?(\d*)(?:\.(\d{0,2}))?\)?$/.exec(bare);
  if (!match) return null;
  const [, sign, whole = "", fraction = ""] = match;
  if (whole === "" && fraction === "") return null;
  const cents = Number(whole || "0") * 100 + Number(fraction.padEnd(2, "0"));
  return sign && cents !== 0 ? -cents : cents;
}

function withMinus(text: string): string {
  return text.replace("-", "−");
}
