import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import type { Driver } from "../drivers/drivers.queries";
import type { Mvr } from "../mvrs/mvrs.queries";

/** A clear one that waits for its review. */
export function anMvr(changes: Partial<Mvr> & Pick<Mvr, "driver_id" | "driver_name">): Mvr {
  return settledMvr({
    id: nextId(),
    version: 1,
    created_at: daysFromNow(-5),
    updated_at: daysFromNow(-5),
    pulled_on: dayFromNow(-5),
    state: "TX",
    is_at_hire: false,
    entries: [],
    points: 0,
    ...changes,
  });
}

/** The latest entry first, and the points of all, as on the server. */
export function settledMvr(mvr: Mvr): Mvr {
  return {
    ...mvr,
    entries: mvr.entries.toSorted((one, other) => other.on.localeCompare(one.on)),
    points: mvr.entries.reduce((sum, { points }) => sum + points, 0),
  };
}

/** What the states report of these drivers. */
export function makeMvrs(drivers: readonly Driver[]): Mvr[] {
  const of = (last: string) => {
    const found = drivers.find(({ last_name }) => last_name === last);
    return { driver_id: found?.id ?? "", driver_name: found?.full_name ?? "" };
  };
  return [
    anMvr({
      ...of("Jensen"),
      state: "NE",
      entries: [
        { on: "2025-03-14", description: "Following too closely", points: 2 },
        { on: "2026-08-02", description: "Speeding 11–15 over", points: 3 },
      ],
    }),
    anMvr({
      ...of("Jensen"),
      state: "NE",
      pulled_on: dayFromNow(-370),
      decision: "qualified",
      reviewed_on: dayFromNow(-368),
      reviewed_by: "Dana Whitfield",
    }),
    anMvr({ ...of("Boyd"), state: "OH", pulled_on: dayFromNow(-9), is_at_hire: true }),
    anMvr({
      ...of("Alvarez"),
      pulled_on: dayFromNow(-40),
      entries: [{ on: "2026-09-01", description: "Improper lane change", points: 2 }],
      decision: "with_action",
      reviewed_on: dayFromNow(-38),
      reviewed_by: "Dana Whitfield",
      review_note: "Coached on lane changes.",
    }),
  ];
}
