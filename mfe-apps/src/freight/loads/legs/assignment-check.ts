import { apiQuery, useApiQuery } from "@haul/platform";

/** Who and what would move a leg. */
export interface Crew {
  readonly driver_id: string | null;
  readonly co_driver_id: string | null;
  readonly truck_id: string | null;
  readonly trailer_id: string | null;
}

/** The gate's answer stays good for as long as a person compares. */
const CHECK_KEPT_MS = 60_000;

interface CheckedLeg {
  readonly load_id: string;
  readonly leg_id: string | undefined;
}

/** What would speak against the crew, for `fetchQuery` and for a hovered row. */
export function checkQuery(leg: CheckedLeg, crew: Crew) {
  return apiQuery(CHECK, initOf(leg, crew), { staleTime: CHECK_KEPT_MS });
}

export function useCheck(leg: CheckedLeg, crew: Crew, isAsked: boolean, keptMs = CHECK_KEPT_MS) {
  return useApiQuery(CHECK, initOf(leg, crew), { staleTime: keptMs, enabled: isAsked });
}

const CHECK = "/api/loads/{load_id}/assignment_check";

function initOf({ load_id, leg_id }: CheckedLeg, crew: Crew) {
  const chosen = Object.fromEntries(Object.entries(crew).filter(([, id]) => id !== null));
  return { params: { path: { load_id }, query: { leg_id, ...chosen } } };
}
