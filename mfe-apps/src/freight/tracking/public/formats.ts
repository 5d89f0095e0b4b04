/** US conventions in both languages. */
const localeOf = (language: string) => (language === "es" ? "es-US" : "en-US");

export const wholeNumber = (figure: number, language: string) =>
  new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 }).format(figure);

/** A time at a stop, in its own zone, in the page's language. */
export function stopTime(instant: string, zone: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: zone,
    timeZoneName: "short",
  }).format(new Date(instant));
}

/** A time of the phone's own day. */
export function phoneTime(instant: string, language: string): string {
  return stopTime(instant, Intl.DateTimeFormat().resolvedOptions().timeZone, language);
}
