import { Table } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconCaretUpDown } from "../icons";
import { lazy, Suspense, useId, type CSSProperties, type ReactNode } from "react";
import type { ColumnHandleProps } from "./column-handle";
import { sizedCell, type ColumnWidths } from "./column-widths";
import type { Column } from "./columns";
import { nextSort, nextSortBeside, sortOfColumn, type Sort } from "./list-state";
import classes from "./data-table.module.css";

const ColumnHandle = lazy(() => import("./column-handle"));

/** What a column of buttons is called where nothing stands over it. */
const NAMELESS = "Actions";

interface HeadProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
  /** With Shift a column joins those that are sorted by. */
  sortsBySeveral: boolean;
  /** Before the title: the box over all rows. */
  start?: ReactNode;
  /** Its place in the table. */
  at: number;
  /** The person may set its width. */
  widths: ColumnWidths | undefined;
  handle: Pick<ColumnHandleProps, "isTabStop" | "onFocus">;
}

/** A cut column may grow to 1.5 times its minimum before the other columns share the rest. */
function widthOf<Row>({ width, cut }: Column<Row>): CSSProperties | undefined {
  if (width) return { width, minWidth: width };
  return cut ? { width: `calc(${cut} * 1.5)`, minWidth: cut } : undefined;
}

/** A column's header, which sorts where the server can. */
export function Head<Row>({ column, sort, onSort, sortsBySeveral, start, at, widths, handle }: HeadProps<Row>) {
  const titleId = useId();
  const { direction, place } = sortOfColumn(sort, column.key);
  const isSortable = column.isSortable === true && onSort !== undefined;
  return (
    <Table.Th
      scope="col"
      data-align={column.align}
      aria-sort={isSortable ? direction : undefined}
      // What is read out with each cell is the title alone, without the box and the edge.
      {...(widths && (column.title ? { "aria-labelledby": titleId } : { "aria-label": NAMELESS }))}
      style={widthOf(column)}
      {...sizedCell(column.key, at, widths)}
    >
      {start}
      {isSortable ? (
        <button
          type="button"
          className={classes.sort}
          data-active={direction !== "none" || undefined}
          title={sortsBySeveral ? "Press with Shift to sort by several columns" : undefined}
          onClick={({ shiftKey }) =>
            onSort(sortsBySeveral && shiftKey ? nextSortBeside(sort, column.key) : nextSort(sort, column.key))
          }
        >
          <span id={titleId}>{column.title}</span>
          {direction === "ascending" ? (
            <IconArrowUp size={14} aria-hidden />
          ) : direction === "descending" ? (
            <IconArrowDown size={14} aria-hidden />
          ) : (
            <IconCaretUpDown size={14} aria-hidden />
          )}
          {place !== undefined && (
            <span className={classes.place} aria-hidden>
              {place}
            </span>
          )}
        </button>
      ) : (
        <span id={titleId}>{column.title}</span>
      )}
      {widths && (
        <Suspense>
          <ColumnHandle
            {...handle}
            title={column.title || NAMELESS}
            at={at}
            width={widths.of[column.key]}
            onResize={(px) => widths.set(column.key, px)}
          />
        </Suspense>
      )}
    </Table.Th>
  );
}
