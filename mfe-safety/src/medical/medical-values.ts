import { stateOptions } from "@haul/ui/core";
import type { MedicalRules } from "./medical.queries";

type StateChange = MedicalRules["state_changes"][number];
type PaperChange = MedicalRules["paper_changes"][number];

/** `Missouri` of `MO`. */
export const stateName = (state: string) =>
  stateOptions.find(({ value }) => value === state)?.label.split(" · ")[1] ?? state;

/** A notice about a state in the form; its day is empty until it is entered. */
export const stateValues = (change?: StateChange) => ({
  state: change?.state ?? "",
  starts_on: change?.starts_on ?? (null as string | null),
  route: change?.route ?? ("electronic" as const),
  source: change?.source ?? "",
});

/** A notice about the paper in the form; without days, only the state's record is proof. */
export const paperValues = (change?: PaperChange) => ({
  starts_on: change?.starts_on ?? (null as string | null),
  days: change?.days ?? (null as number | null),
  source: change?.source ?? "",
});

/** As the API takes them; a form is only sent once every day is known. */
export const stateChangeOf = (values: ReturnType<typeof stateValues>): StateChange => ({
  ...values,
  starts_on: values.starts_on ?? "",
});

export const paperChangeOf = ({ starts_on, days, source }: ReturnType<typeof paperValues>): PaperChange => ({
  starts_on: starts_on ?? "",
  ...(days === null ? {} : { days }),
  source,
});
