import type { StopInput } from "../../loads/loads.queries";
import { emptyStop, stopValues, type PlannedStop, type StopValues } from "../../loads/stops/stop-values";

/** How a quoted stop is scheduled. The API stores "any time" as a window that spans the whole day. */
export type Timing = StopInput["schedule"] | "any_time";

/** A stop in the quote form. With `any_time`, `day` replaces `earliest_local` and `latest_local`. */
export interface QuoteStopValues extends StopValues {
  timing: Timing;
  /** Set with `any_time` only. */
  day: string | null;
}

const [DAY_BEGINS, DAY_ENDS] = ["00:00", "23:59"];

/** Customers who ask for a price usually know the day, but have no appointment yet. */
export function emptyQuoteStop(kind: StopInput["kind"]): QuoteStopValues {
  return { ...emptyStop(kind), ...timed("any_time"), day: null };
}

export function quoteStopValues(stop: PlannedStop): QuoteStopValues {
  const values = stopValues(stop);
  const day = wholeDay(values);
  if (day === null) return { ...values, timing: values.schedule, day };
  return { ...values, ...timed("any_time"), day, earliest_local: null, latest_local: null };
}

/** Sets `schedule` along with `timing`, since the load's stop fields read `schedule`. */
export function timed(timing: Timing): Pick<QuoteStopValues, "timing" | "schedule"> {
  return { timing, schedule: timing === "any_time" ? "window" : timing };
}

/** The stop as the API takes it. */
export function plannedStop({ timing, day, ...stop }: QuoteStopValues): StopValues {
  if (timing !== "any_time" || day === null) return stop;
  return { ...stop, earliest_local: `${day}T${DAY_BEGINS}`, latest_local: `${day}T${DAY_ENDS}` };
}

function wholeDay({ schedule, earliest_local, latest_local }: StopValues): string | null {
  const day = earliest_local?.slice(0, 10);
  const isWhole = earliest_local === `${day}T${DAY_BEGINS}` && latest_local === `${day}T${DAY_ENDS}`;
  return schedule === "window" && isWhole && day !== undefined ? day : null;
}
