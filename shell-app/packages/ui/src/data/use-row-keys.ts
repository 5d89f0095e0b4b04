import { useState, type FocusEvent, type KeyboardEvent } from "react";
import type { DataTableProps } from "./data-table";

/**
 * Arrow keys (or j and k), Home and End move between rows, Enter opens, Esc closes what Enter opened, and Space marks,
 * with Shift all rows up to it.
 * One row at a time is in the tab order, so that Tab leaves a list of hundreds in one step.
 */
export function useRowKeys<Row>({ list, onOpen, onClose, selection }: DataTableProps<Row>) {
  const [current, setCurrent] = useState(0);
  const count = list.rows?.length ?? 0;
  const reachable = Math.min(current, Math.max(0, count - 1));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Keys pressed in a control inside a row belong to that control.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = Number(event.currentTarget.dataset["index"]);
    const move: Record<string, number> = {
      ArrowDown: index + 1,
      j: index + 1,
      ArrowUp: index - 1,
      k: index - 1,
      Home: 0,
      End: count - 1,
    };
    const target = move[event.key];
    const row = list.rows?.[index];
    if (target !== undefined) {
      event.preventDefault();
      const list = event.currentTarget.parentElement;
      list?.querySelector<HTMLElement>(`[data-index="${Math.min(Math.max(target, 0), count - 1)}"]`)?.focus();
    } else if (event.key === "Enter" && onOpen && row !== undefined) {
      event.preventDefault();
      onOpen(row);
    } else if (event.key === " " && selection && row !== undefined) {
      event.preventDefault();
      selection.toggle(row, event.shiftKey);
    } else if (event.key === "Escape") {
      onClose?.();
    }
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => setCurrent(Number(event.currentTarget.dataset["index"]));

  /** Spread on each row, in order; the rows share one parent. */
  return (index: number) => ({ "data-index": index, tabIndex: index === reachable ? 0 : -1, onKeyDown, onFocus });
}
