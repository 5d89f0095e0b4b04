import { formatNumber } from "../format/measures";
import { codeWord } from "./codes";
import type { StopEventView } from "./types";

/** It is an estimate or doubtful, and not confirmed. */
export const isUnconfirmed = (
  event: Pick<StopEventView, "is_estimated" | "doubt" | "confirmed_at" | "voided_at">,
): boolean => (event.is_estimated || Boolean(event.doubt)) && !event.confirmed_at && !event.voided_at;

/** Why a time is hard to believe: `came 26 h early`, `left within 5 minutes`. */
export function doubtWords(doubt: string, occurredAt: string | undefined, earliestAt: string): string {
  if (doubt !== "too_early" || occurredAt === undefined) return codeWord("eventDoubt", doubt);
  const hours = Math.round((Date.parse(earliestAt) - Date.parse(occurredAt)) / 3_600_000);
  return `came ${formatNumber(hours)} h early`;
}
