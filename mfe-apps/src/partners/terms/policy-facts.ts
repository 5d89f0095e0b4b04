import { formatDuration, formatMoney, labelOf } from "@haul/ui/freight";
import { CLOCK_STARTS, LATE_RULES, ROUNDINGS } from "../../words";
import type { DetentionTerms } from "./terms.queries";

/** Terms as facts to read. */
export function policyFacts(terms: DetentionTerms): { label: string; value: string }[] {
  const caps = [
    terms.stop_cap_cents !== undefined && `${formatMoney(terms.stop_cap_cents)} a stop`,
    terms.day_cap_cents !== undefined && `${formatMoney(terms.day_cap_cents)} a day`,
    terms.load_cap_cents !== undefined && `${formatMoney(terms.load_cap_cents)} a load`,
  ].filter((cap) => cap !== false);
  return [
    { label: "Free time", value: formatDuration(terms.free_minutes) },
    { label: "Rate", value: `${formatMoney(terms.hourly_rate_cents)} an hour` },
    { label: "Clock starts", value: labelOf(CLOCK_STARTS, terms.clock_start) },
    {
      label: "Late arrival",
      value: `${labelOf(LATE_RULES, terms.late_rule)}; late after ${formatDuration(terms.late_grace_minutes)}`,
    },
    { label: "Rounding", value: `${labelOf(ROUNDINGS, terms.rounding)} ${formatDuration(terms.rounding_minutes)}` },
    ...(terms.minimum_minutes > 0
      ? [{ label: "Not billed", value: `Under ${formatDuration(terms.minimum_minutes)}` }]
      : []),
    ...(terms.is_paused_on_holidays ? [{ label: "Holidays", value: "Not counted" }] : []),
    ...(caps.length > 0 ? [{ label: "Caps", value: caps.join(", ") }] : []),
    {
      label: "Notice",
      value: `${formatDuration(terms.notice_minutes)} before free time ends${terms.is_notice_required ? ", to the customer too" : ""}`,
    },
  ];
}
