import type { ReactNode } from "react";

/** A column of a list; the first one names the row and stays in sight. */
export interface Column<Row> {
  /** Unique; also the API's sort key when `isSortable`. */
  key: string;
  /** Header, with the unit: "Miles", "Weight (lb)". */
  title: string;
  /** Null, undefined and empty text are no value: a table shows a dash for it, and a card leaves the line out. */
  render: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  align?: "start" | "end";
  isSortable?: boolean;
  /** Any CSS width. */
  width?: string;
  /** The least width of a text that ends in "…" where there is no room for all of it. */
  cut?: string;
  /** Text that may wrap; everything else stays on one line. */
  isWrapping?: boolean;
  /** Where the value is on a phone's card: beside the name, as a labeled line, or hidden. */
  card?: "badge" | "line" | "hidden";
  /** Out of sight until a person chooses it, so that the list fits without scrolling sideways; or in such a window only. */
  isOptional?: boolean | "narrow" | "medium";
  /** Its columns in a file of the list, where that is not its own key; none for a column that is in no file. */
  file?: readonly string[];
  /** Whether a row has nothing here: its card leaves the line out, and the table the column where it is so of every row. */
  isEmpty?: (row: Row) => boolean;
}

/** Whether a value is none. */
export const isNothing = (value: ReactNode) => (value ?? "") === "";

/** What stands for no value among others. */
export const orDash = (value: ReactNode) => (isNothing(value) ? "–" : value);

/** Keys of the columns in their order, without the first one, which always stays; null for the list's own choice. */
export type ColumnChoice = readonly string[] | null;

/** The columns that a choice shows. Keys that the list no longer has are passed over. */
export function shownColumns<Row>(columns: readonly Column<Row>[], choice: ColumnChoice): readonly Column<Row>[] {
  const [first, ...others] = columns;
  if (!first) return columns;
  if (choice === null) return [first, ...others.filter((column) => !column.isOptional)];
  return [first, ...choice.flatMap((key) => others.filter((column) => column.key === key))];
}

/**
 * The columns with their wishes settled for the width of the window; a narrow one is less than medium. The column that
 * the rows are sorted by, such as `-delivery_at`, is in sight at every width: without it their order means nothing.
 */
export function fittedColumns<Row>(
  columns: readonly Column<Row>[],
  sort: string | null,
  isNarrow: boolean,
  isMedium = isNarrow,
): readonly Column<Row>[] {
  const sortedBy = sort?.replace(/^-/, "");
  return columns.map((column) => {
    if (column.key === sortedBy) return { ...column, isOptional: false };
    if (typeof column.isOptional !== "string") return column;
    return { ...column, isOptional: column.isOptional === "narrow" ? isNarrow : isMedium };
  });
}

/** The list's own choice leaves out columns that are empty in every row; a person's own choice is shown as chosen. */
export function filledColumns<Row>(
  columns: readonly Column<Row>[],
  choice: ColumnChoice,
  rows: readonly Row[] = [],
): readonly Column<Row>[] {
  const shown = shownColumns(columns, choice);
  if (choice !== null || rows.length === 0) return shown;
  return shown.filter(({ isEmpty }) => !isEmpty || !rows.every((row) => isEmpty(row)));
}

/** What a file of the shown columns has, in their order. */
export function fileColumns<Row>(shown: readonly Column<Row>[]): readonly string[] {
  return shown.flatMap(({ key, file }) => file ?? [key]);
}

/** What cards may show: they have room for what a narrow table leaves out, and none for what is of no use on the road. */
export function cardColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.filter((column) => column.card !== "hidden").map((column) => ({ ...column, isOptional: false }));
}

/** The choice with a column taken off, or put where the list's own order has it. */
export function withColumn<Row>(columns: readonly Column<Row>[], choice: ColumnChoice, key: string): readonly string[] {
  const shown = keysOf(columns, choice);
  if (shown.includes(key)) return shown.filter((one) => one !== key);
  const own = columns.map((column) => column.key);
  const before = own.slice(0, own.indexOf(key)).findLast((one) => shown.includes(one));
  const at = before === undefined ? 0 : shown.indexOf(before) + 1;
  return shown.toSpliced(at, 0, key);
}

/** The choice with a column one step further to the start or the end. */
export function movedColumn<Row>(
  columns: readonly Column<Row>[],
  choice: ColumnChoice,
  key: string,
  step: -1 | 1,
): readonly string[] {
  const shown = keysOf(columns, choice);
  const from = shown.indexOf(key);
  const to = from + step;
  if (from < 0 || to < 0 || to >= shown.length) return shown;
  return shown.toSpliced(from, 1).toSpliced(to, 0, key);
}

/** A choice that equals the list's own counts as none. */
export function tidyChoice<Row>(columns: readonly Column<Row>[], choice: ColumnChoice): ColumnChoice {
  return choice?.join() === keysOf(columns, null).join() ? null : choice;
}

function keysOf<Row>(columns: readonly Column<Row>[], choice: ColumnChoice): readonly string[] {
  return shownColumns(columns, choice)
    .slice(1)
    .map((column) => column.key);
}
