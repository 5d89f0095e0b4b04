/** Days, times and figures in a page's language. */
export interface Formats {
  /** In the stop's zone, or else that of the phone or computer, with its abbreviation. */
  readonly stopTime: (instant: string, zone: string | undefined) => string;
  /** In the zone of the phone or computer. */
  readonly ownTime: (instant: string) => string;
  readonly day: (day: string) => string;
  readonly money: (cents: number, currency: string) => string;
  /** Miles and pounds, to the whole. */
  readonly wholeNumber: (figure: string | number) => string;
}

const cache = new Map<string, Formats>();

/** The formats of a language; US conventions in both. */
export function formatsFor(language: string): Formats {
  const known = cache.get(language);
  if (known) return known;
  const locale = language === "es" ? "es-US" : "en-US";
  const stopTime = (instant: string, zone: string | undefined) =>
    new Intl.DateTimeFormat(locale, {
      weekday: "short",
      month: "short",
      day: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      ...(zone !== undefined && { timeZone: zone }),
      timeZoneName: "short",
    }).format(new Date(instant));
  const formats: Formats = {
    stopTime,
    ownTime: (instant) => stopTime(instant, undefined),
    day: (day) =>
      new Intl.DateTimeFormat(locale, { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" }).format(
        new Date(`${day}T00:00:00Z`),
      ),
    money: (cents, currency) => new Intl.NumberFormat(locale, { style: "currency", currency }).format(cents / 100),
    wholeNumber: (figure) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(Number(figure)),
  };
  cache.set(language, formats);
  return formats;
}
