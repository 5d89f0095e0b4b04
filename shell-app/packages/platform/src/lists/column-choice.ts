import { useState } from "react";
import * as z from "zod/mini";

const choicesSchema = z.catch(z.record(z.string(), z.array(z.string())), {});

/** Chosen columns by the id of the view that they belong to; under `""` those of the list as it comes. */
export type ColumnChoices = Readonly<Record<string, readonly string[]>>;

/** The columns that a person chose for a list in this browser; a browser that stores nothing remembers the visit only. */
export function useColumnChoices(list: string, userId: string): [ColumnChoices, (view: string, keys: Keys) => void] {
  const key = `haul.columns.${userId}.${list}`;
  const [choices, setChoices] = useState(() => read(key));
  const choose = (view: string, keys: Keys) => {
    const others = Object.fromEntries(Object.entries(choices).filter(([of]) => of !== view));
    const next = keys === null ? others : { ...others, [view]: keys };
    setChoices(next);
    write(key, next);
  };
  return [choices, choose];
}

type Keys = readonly string[] | null;

function read(key: string): ColumnChoices {
  try {
    return choicesSchema.parse(JSON.parse(localStorage.getItem(key) ?? "{}"));
  } catch {
    return {};
  }
}

function write(key: string, choices: ColumnChoices): void {
  try {
    localStorage.setItem(key, JSON.stringify(choices));
  } catch {
    // Private windows and full disks: the choice lives as long as the page.
  }
}
