import type { StopInput } from "../../loads/loads.queries";
import { emptyStop, stopValues, type PlannedStop, type StopValues } from "../../loads/stops/stop-values";

/** When a quoted stop is wanted. The API has no word for any time: it is the window of a whole day. */
export type Timing = StopInput["schedule"] | "any_time";

/** A stop as the form of a quote keeps it: `earliest_local` and `latest_local` count unless any time will do. */
export interface QuoteStopValues extends StopValues {
  timing: Timing;
  /** The day on which any time will do. */
  day: string | null;
}

const [DAY_BEGINS, DAY_ENDS] = ["00:00", "23:59"];

/** A customer who asks for a price knows the day as a rule, and no appointment yet. */
export function emptyQuoteStop(kind: StopInput["kind"]): QuoteStopValues {
  return { ...emptyStop(kind), ...timed("any_time"), day: null };
}

export function quoteStopValues(stop: PlannedStop): QuoteStopValues {
  const values = stopValues(stop);
  const day = wholeDay(values);
  if (day === null) return { ...values, timing: values.schedule, day };
  return { ...values, ...timed("any_time"), day, earliest_local: null, latest_local: null };
}

/** Both names of the same fact: what a stop says beside its times goes by the load's `schedule`. */
export function timed(timing: Timing): Pick<QuoteStopValues, "timing" | "schedule"> {
  return { timing, schedule: timing === "any_time" ? "window" : timing };
}

/** The stop with the times that the API takes. */
export function plannedStop({ timing, day, ...stop }: QuoteStopValues): StopValues {
  if (timing !== "any_time" || day === null) return stop;
  return { ...stop, earliest_local: `${day}T${DAY_BEGINS}`, latest_local: `${day}T${DAY_ENDS}` };
}

function wholeDay({ schedule, earliest_local, latest_local }: StopValues): string | null {
  const day = earliest_local?.slice(0, 10);
  const isWhole = earliest_local === `${day}T${DAY_BEGINS}` && latest_local === `${day}T${DAY_ENDS}`;
  return schedule === "window" && isWhole && day !== undefined ? day : null;
}
