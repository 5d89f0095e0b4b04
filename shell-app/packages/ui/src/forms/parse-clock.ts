/**
 * What a dispatcher types for a time, as `HH:mm`: `8`, `0830`, `8:30`, `830p`, `2:30 pm`, `14.30`.
 * `null` when it is no time.
 */
export function parseClock(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*(a|p)?\.?m?\.?$/i.exec(text.trim());
  if (!match) return null;
  let hours = Number(match[1]);
  const minutes = Number(match[2] ?? "0");
  const half = match[3]?.toLowerCase();
  if (half !== undefined) {
    if (hours < 1 || hours > 12) return null;
    hours = (hours % 12) + (half === "p" ? 12 : 0);
  }
  if (hours > 23 || minutes > 59) return null;
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

/** Splits a date followed by a time, such as `11/23 0800` or `11/23/2026 2:30 pm`; null without a time. */
export function splitClock(text: string): { day: string; clock: string } | null {
  // Only after a numeric date: in `Nov 23 2026` the last part is a year.
  const [, day = "", rest = ""] = /^([\d/-]+)[\s,]+(.+)$/.exec(text.trim()) ?? [];
  const clock = parseClock(rest);
  return clock === null ? null : { day, clock };
}
