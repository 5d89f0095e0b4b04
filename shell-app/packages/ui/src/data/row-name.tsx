import type { MouseEvent, ReactNode } from "react";
import { UiLink, isPlainClick } from "../core/link";
import classes from "./data-table.module.css";

/**
 * What names a row: a link to its own address, so that a middle click opens a new tab.
 * Where the table opens rows itself, a plain click is left to the row.
 */
export function RowName<Row>({
  row,
  href,
  opens,
  children,
}: {
  row: Row;
  href: ((row: Row) => string) | undefined;
  opens: boolean;
  children: ReactNode;
}) {
  if (!href) return <span className={classes.name}>{children}</span>;
  return (
    <UiLink
      className={classes.name}
      href={href(row)}
      // The row is the tab stop; the link is there for the mouse and for screen readers' lists of links.
      tabIndex={opens ? -1 : 0}
      data-row-name
      onClick={(event) => {
        if (opens && isPlainClick(event)) event.preventDefault();
      }}
    >
      {children}
    </UiLink>
  );
}

/** A click opens the row, but not one on a control inside it, nor the end of a text selection. */
export function openOnClick<Row>(event: MouseEvent<HTMLElement>, onOpen: ((row: Row) => void) | undefined, row: Row) {
  if (!onOpen || !isPlainClick(event) || !(event.target instanceof Element)) return;
  const control = event.target.closest("button, input, label, [role=menuitem], [data-select], a");
  if (control && !control.matches("[data-row-name]")) return;
  if (window.getSelection()?.type === "Range") return;
  onOpen(row);
}
