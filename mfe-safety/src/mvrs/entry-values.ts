import type { MvrEntry } from "./mvrs.queries";

/** A conviction or accident in the form; its points are empty until they are entered. */
export interface EntryValues {
  on: string | null;
  description: string;
  points: number | null;
}

export const entryValues = (entry?: MvrEntry): EntryValues => ({
  on: entry?.on ?? null,
  description: entry?.description ?? "",
  points: entry?.points ?? null,
});

/** As the API takes it; a form is only sent once every day is known. Without points, the state counts none. */
export const entryOf = ({ on, description, points }: EntryValues): MvrEntry => ({
  on: on ?? "",
  description,
  points: points ?? 0,
});
