import type { CSSProperties } from "react";
import type { ListMemory } from "./list-memory";

/** In pixels: wide enough to grab, narrow enough to leave room for the others. */
export const LEAST_WIDTH = 64;
export const MOST_WIDTH = 640;

/** The key of the widths among the column choices; no view has this id. */
const KEPT_UNDER = "widths";

/** The widths a person chose for a list's columns, in pixels by key; other columns fit their content. */
export interface ColumnWidths {
  readonly of: Readonly<Record<string, number>>;
  /** Null fits the column to its content again. */
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

/** The table's variable for a column's width, so that dragging an edge rerenders no row. */
export const widthVariable = (at: number) => `--column-${at}`;

/** The table's variables. */
export function widthVariables(keys: readonly string[], widths: ColumnWidths | undefined): CSSProperties | undefined {
  if (!widths) return undefined;
  return Object.fromEntries(
    keys.flatMap((key, at) => (widths.of[key] === undefined ? [] : [[widthVariable(at), `${widths.of[key]}px`]])),
  );
}

/** The style that gives a cell its column's chosen width; none for a column that fits its content. */
export function sizedCell(key: string, at: number, widths: ColumnWidths | undefined) {
  if (widths?.of[key] === undefined) return {};
  const width = `var(${widthVariable(at)})`;
  return { "data-sized": true, style: { width, minWidth: width, maxWidth: width } };
}
