import type { CSSProperties } from "react";
import type { ListMemory } from "./list-memory";

/** In pixels: a column keeps something to hold on to, and leaves the others some room. */
export const LEAST_WIDTH = 64;
export const MOST_WIDTH = 640;

/** Where the widths are kept among the choices of columns: no view has this id. */
const KEPT_UNDER = "widths";

/** The widths that a person gave to a list's columns, in pixels by their keys; the others are as wide as they need. */
export interface ColumnWidths {
  readonly of: Readonly<Record<string, number>>;
  /** Null makes it as wide as it needs again. */
  readonly set: (key: string, width: number | null) => void;
  readonly reset: () => void;
}

/** The widths of a list's columns, whichever view is open; kept in this browser like the choice of columns. */
export function columnWidths({ choices, onChoose }: Pick<ListMemory, "choices" | "onChoose">): ColumnWidths {
  const of = Object.fromEntries((choices[KEPT_UNDER] ?? []).flatMap(parsed));
  return {
    of,
    set: (key, width) => {
      const others = Object.entries(of).filter(([one]) => one !== key);
      const entries = width === null ? others : [...others, [key, withinLimits(width)] as const];
      onChoose(KEPT_UNDER, entries.length === 0 ? null : entries.map(([one, px]) => `${one}=${px}`));
    },
    reset: () => onChoose(KEPT_UNDER, null),
  };
}

export const withinLimits = (width: number) => Math.round(Math.min(Math.max(width, LEAST_WIDTH), MOST_WIDTH));

/** `lane=240` */
function parsed(entry: string): [string, number][] {
  const [, key, width] = /^(.+)=(\d+)$/.exec(entry) ?? [];
  return key === undefined ? [] : [[key, withinLimits(Number(width))]];
}

/** The variable of the table that holds a column's width, so that dragging an edge renders no row anew. */
export const widthVariable = (at: number) => `--column-${at}`;

/** The table's variables. */
export function widthVariables(keys: readonly string[], widths: ColumnWidths | undefined): CSSProperties | undefined {
  if (!widths) return undefined;
  return Object.fromEntries(
    keys.flatMap((key, at) => (widths.of[key] === undefined ? [] : [[widthVariable(at), `${widths.of[key]}px`]])),
  );
}

/** What makes a cell as wide as the person wants its column; nothing for a column that is as wide as it needs. */
export function sizedCell(key: string, at: number, widths: ColumnWidths | undefined) {
  if (widths?.of[key] === undefined) return {};
  const width = `var(${widthVariable(at)})`;
  return { "data-sized": true, style: { width, minWidth: width, maxWidth: width } };
}
