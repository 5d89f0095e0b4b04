import type { Detention } from "./detention.queries";

/** What the clock says about a stop. */
export const OUTCOMES: Readonly<Record<Detention["outcome"], string>> = {
  not_arrived: "Not arrived",
  drop_stop: "Drop stop",
  forfeited: "Came late",
  within_free_time: "Within free time",
  detained: "Detained",
  times_unconfirmed: "Times unconfirmed",
  load_cancelled: "Load canceled",
};
