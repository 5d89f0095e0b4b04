import type { Aged } from "./receivables.queries";

/** The parts of what is owed, in the order in which they get older. `key` is the field, `file` its column in a file. */
export const AGING: readonly { key: keyof Aged; file: string; title: string }[] = [
  { key: "current_cents", file: "current", title: "Current" },
  { key: "days_1_to_30_cents", file: "days_1_to_30", title: "1–30 days" },
  { key: "days_31_to_60_cents", file: "days_31_to_60", title: "31–60 days" },
  { key: "days_61_to_90_cents", file: "days_61_to_90", title: "61–90 days" },
  { key: "over_90_days_cents", file: "over_90_days", title: "90+ days" },
];

/** All that is owed after it was due, in cents. */
export const overdueCents = (aged: Aged): number =>
  aged.days_1_to_30_cents + aged.days_31_to_60_cents + aged.days_61_to_90_cents + aged.over_90_days_cents;
