import { Table } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconCaretUpDown } from "../icons";
import type { ReactNode } from "react";
import type { Column } from "./columns";
import { nextSort, type Sort } from "./list-state";
import classes from "./data-table.module.css";

interface HeadProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
  /** Before the title: the box over all rows. */
  start?: ReactNode;
}

/** A column's header, which sorts where the server can. */
export function Head<Row>({ column, sort, onSort, start }: HeadProps<Row>) {
  const direction = sort === column.key ? "ascending" : sort === `-${column.key}` ? "descending" : "none";
  const width = column.width ?? column.cut;
  const isSortable = column.isSortable === true && onSort !== undefined;
  return (
    <Table.Th
      scope="col"
      data-align={column.align}
      aria-sort={isSortable ? direction : undefined}
      style={width ? { width, minWidth: width } : undefined}
    >
      {start}
      {isSortable ? (
        <button
          type="button"
          className={classes.sort}
          data-active={direction !== "none" || undefined}
          onClick={() => onSort(nextSort(sort, column.key))}
        >
          {column.title}
          {direction === "ascending" ? (
            <IconArrowUp size={14} aria-hidden />
          ) : direction === "descending" ? (
            <IconArrowDown size={14} aria-hidden />
          ) : (
            <IconCaretUpDown size={14} aria-hidden />
          )}
        </button>
      ) : (
        column.title
      )}
    </Table.Th>
  );
}
