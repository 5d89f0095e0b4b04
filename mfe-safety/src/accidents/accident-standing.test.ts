import { describe, expect, it } from "vitest";
import { recordableReason, testReason, testWindows } from "./accident-standing";

const facts = (changes: Partial<Parameters<typeof testReason>[0]> = {}) => ({
  fatality_count: 0,
  injury_count: 0,
  is_towed: false,
  is_recordable: true,
  is_test_required: false,
  ...changes,
});

describe("an accident", () => {
  it.each([
    [facts({ is_recordable: false }), "Nobody died or was treated away from the scene, and no vehicle was towed away."],
    [facts({ is_towed: true }), "A disabled vehicle was towed away."],
    [facts({ injury_count: 1 }), "1 person was treated away from the scene."],
    [
      facts({ fatality_count: 1, injury_count: 2, is_towed: true }),
      "1 person died, 2 people were treated away from the scene, and a disabled vehicle was towed away.",
    ],
  ])("is recordable or not for a reason", (accident, reason) => {
    expect(recordableReason(accident)).toBe(reason);
  });

  it.each([
    [facts({ is_recordable: false }), /^Only a recordable accident/],
    [facts({ is_towed: true }), /^Nobody died, and the driver got no citation/],
    [facts({ is_test_required: true, fatality_count: 1 }), /^Someone died/],
    [facts({ is_test_required: true, injury_count: 1 }), /^The driver was cited, and someone was treated/],
    [facts({ is_test_required: true, is_towed: true }), /^The driver was cited, and a disabled vehicle/],
  ])("requires a test or not for a reason", (accident, reason) => {
    expect(testReason(accident)).toMatch(reason);
  });
});

describe("the time for the tests", () => {
  const over = (now: string) => testWindows({ happened_on: "2026-11-18" }, new Date(now)).map(({ isOver }) => isOver);

  it("ends 8 and 32 hours after the last moment of the day", () => {
    expect(testWindows({ happened_on: "2026-11-30" }, new Date("2026-11-30T20:00:00Z"))).toEqual([
      { name: "Alcohol", hours: 8, endsLocal: "2026-12-01T08:00", isOver: false },
      { name: "Drugs", hours: 32, endsLocal: "2026-12-02T08:00", isOver: false },
    ]);
  });

  it("ends 8 and 32 hours after the accident where its time is known", () => {
    const ends = (local_time: string) =>
      testWindows({ happened_on: "2026-11-30", local_time }).map(({ endsLocal }) => endsLocal);
    expect(ends("14:30")).toEqual(["2026-11-30T22:30", "2026-12-01T22:30"]);
    expect(ends("16:00")).toEqual(["2026-12-01T00:00", "2026-12-02T00:00"]);
  });

  it("is over once it is over in every zone of the country", () => {
    expect(over("2026-11-19T17:59:00Z")).toEqual([false, false]);
    expect(over("2026-11-19T18:00:00Z")).toEqual([true, false]);
    expect(over("2026-11-20T18:00:00Z")).toEqual([true, true]);
  });
});
