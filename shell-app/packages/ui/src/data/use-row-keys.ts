import { useState, type FocusEvent, type KeyboardEvent } from "react";

interface RowKeysOptions {
  count: number;
  /** Enter on a row. */
  onOpen: ((index: number) => void) | undefined;
  /** Esc on a row: closes what the last Enter opened. */
  onClose: (() => void) | undefined;
  /** Space on a row marks it; with Shift all rows up to it. */
  onSelect?: ((index: number, isRange: boolean) => void) | undefined;
}

/**
 * Arrow keys (or j and k), Home and End move between rows, Enter opens, Space marks, Esc closes.
 * One row at a time is in the tab order, so that Tab leaves a list of hundreds in one step.
 */
export function useRowKeys({ count, onOpen, onClose, onSelect }: RowKeysOptions) {
  const [current, setCurrent] = useState(0);
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
    if (target !== undefined) {
      event.preventDefault();
      const list = event.currentTarget.parentElement;
      list?.querySelector<HTMLElement>(`[data-index="${Math.min(Math.max(target, 0), count - 1)}"]`)?.focus();
    } else if (event.key === "Enter" && onOpen) {
      event.preventDefault();
      onOpen(index);
    } else if (event.key === " " && onSelect) {
      event.preventDefault();
      onSelect(index, event.shiftKey);
    } else if (event.key === "Escape") {
      onClose?.();
    }
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => setCurrent(Number(event.currentTarget.dataset["index"]));

  /** Spread on each row, in order; the rows share one parent. */
  return (index: number) => ({ "data-index": index, tabIndex: index === reachable ? 0 : -1, onKeyDown, onFocus });
}
