import { expect, it } from "vitest";
import { sums } from "../../mocks/detention-world";
import { approvedShare } from "./approved-share";
import type { DetentionSums } from "./detention.queries";

it.each<[Partial<DetentionSums>, number | undefined]>([
  [{}, undefined],
  // Undecided detention has not been claimed from a customer yet.
  [{ pending_cents: 5_000, disputed_cents: 5_000 }, undefined],
  [{ waived_cents: 5_000 }, 0],
  [{ denied_cents: 7_500, approved_cents: 2_500 }, 0.25],
  [{ approved_cents: 2_500, billed_cents: 5_000, waived_cents: 1_500, denied_cents: 1_000 }, 0.75],
  [{ billed_cents: 5_000 }, 1],
])("%o is the share %s", (changes, share) => {
  expect(approvedShare(sums(changes))).toBe(share);
});
