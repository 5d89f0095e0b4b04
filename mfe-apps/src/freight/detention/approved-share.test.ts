import { expect, it } from "vitest";
import { approvedShare } from "./approved-share";
import type { DetentionSums } from "./detention.queries";

const NOTHING: DetentionSums = {
  stop_count: 1,
  accruing_count: 0,
  detained_count: 0,
  detained_minutes: 0,
  pending_count: 0,
  pending_cents: 0,
  disputed_count: 0,
  disputed_cents: 0,
  approved_count: 0,
  approved_cents: 0,
  billed_count: 0,
  billed_cents: 0,
  waived_count: 0,
  waived_cents: 0,
  denied_cents: 0,
};

it.each<[Partial<DetentionSums>, number | undefined]>([
  [{}, undefined],
  // What is not decided was not asked of anybody yet.
  [{ pending_cents: 5_000, disputed_cents: 5_000 }, undefined],
  [{ waived_cents: 5_000 }, 0],
  [{ denied_cents: 7_500, approved_cents: 2_500 }, 0.25],
  [{ approved_cents: 2_500, billed_cents: 5_000, waived_cents: 1_500, denied_cents: 1_000 }, 0.75],
  [{ billed_cents: 5_000 }, 1],
])("%o is the share %s", (sums, share) => {
  expect(approvedShare({ ...NOTHING, ...sums })).toBe(share);
});
