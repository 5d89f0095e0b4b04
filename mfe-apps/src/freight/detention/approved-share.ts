import type { DetentionSums } from "./detention.queries";

/** What customers agreed to, in cents: claimed or already billed. */
export const agreedCents = ({ approved_cents, billed_cents }: DetentionSums) => approved_cents + billed_cents;

/** What was asked for and decided, in cents: what they agreed to, what was given up, and what they denied. */
export const askedCents = (sums: DetentionSums) => agreedCents(sums) + sums.waived_cents + sums.denied_cents;

/** The share of it that they agreed to, 0 to 1; undefined where nothing was asked yet. */
export function approvedShare(sums: DetentionSums): number | undefined {
  const asked = askedCents(sums);
  return asked === 0 ? undefined : agreedCents(sums) / asked;
}
