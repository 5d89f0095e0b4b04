const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** `1234` → `1,234`. */
export function formatNumber(value: number): string {
  return whole.format(value);
}

/** `412.4` → `412 mi`. */
export function formatMiles(miles: number): string {
  return `${whole.format(miles)} mi`;
}

/** Pounds, as every US scale ticket says it: `42000` → `42,000 lb`. */
export function formatWeight(pounds: number): string {
  return `${whole.format(pounds)} lb`;
}

/** `0.1667` → `16.7%`. */
export function formatPercent(ratio: number, digits = 1): string {
  return `${(ratio * 100).toFixed(digits)}%`;
}

/** Degrees Fahrenheit, the reefer's scale. */
export function formatTemperature(fahrenheit: number): string {
  return `${fahrenheit.toString().replace("-", "−")} °F`;
}

/** Ten US digits as `(312) 555-0142`; anything else stays as it was written. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  if (digits.length !== 10) return phone;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** `1536000` → `1.5 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ["KB", "MB", "GB"];
  let value = bytes;
  let unit = "B";
  for (const next of units) {
    if (value < 1000) break;
    value /= 1000;
    unit = next;
  }
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}
