/** Days, times and figures in the portal's language; times in the stop's own zone with its abbreviation. */
export interface Formats {
  readonly stopTime: (instant: string, zone: string) => string;
  readonly day: (day: string) => string;
  readonly money: (cents: number, currency: string) => string;
  readonly miles: (miles: string) => string;
}

const cache = new Map<string, Formats>();

/** The formats of a language; US conventions in both. */
export function formatsFor(language: string): Formats {
  const known = cache.get(language);
  if (known) return known;
  const locale = language === "es" ? "es-US" : "en-US";
  const formats: Formats = {
    stopTime: (instant, zone) =>
      new Intl.DateTimeFormat(locale, {
        weekday: "short",
        month: "short",
        day: "numeric",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        timeZone: zone,
        timeZoneName: "short",
      }).format(new Date(instant)),
    day: (day) =>
      new Intl.DateTimeFormat(locale, { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" }).format(
        new Date(`${day}T00:00:00Z`),
      ),
    money: (cents, currency) => new Intl.NumberFormat(locale, { style: "currency", currency }).format(cents / 100),
    miles: (miles) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(Number(miles)),
  };
  cache.set(language, formats);
  return formats;
}
