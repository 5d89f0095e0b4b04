/** `7` as people say it: `7 AM`. */
export function hourWords(hour: number): string {
  return `${String(hour % 12 === 0 ? 12 : hour % 12)} ${hour < 12 ? "AM" : "PM"}`;
}

/** The hours of a day, for a select. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourWords(hour) }));
