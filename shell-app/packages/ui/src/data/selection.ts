import { useRef, useState, type ChangeEvent } from "react";

/** Rows that a person marks for an action on all of them. */
export interface Selection<Row> {
  /** The marked ones among the rows in sight: nothing happens to a row out of sight. */
  selected: readonly Row[];
  isSelected: (row: Row) => boolean;
  /** What is read out for a row's box: "104215". */
  nameOf: (row: Row) => string;
  /** Marks a row, or takes the mark off; a range goes from the row before. */
  toggle: (row: Row, isRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
  /** On a phone a tap opens a card until selecting is turned on. */
  isSelecting: boolean;
  start: () => void;
}

export function useSelection<Row>(
  rows: readonly Row[] = [],
  rowId: (row: Row) => string,
  nameOf: (row: Row) => string,
): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isSelecting, setIsSelecting] = useState(false);
  const last = useRef<string | null>(null);
  const selected = rows.filter((row) => ids.has(rowId(row)));

  return {
    selected,
    isSelected: (row) => ids.has(rowId(row)),
    nameOf,
    toggle: (row, isRange) => {
      const id = rowId(row);
      const order = rows.map(rowId);
      const from = isRange && last.current !== null ? order.indexOf(last.current) : -1;
      const to = order.indexOf(id);
      const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
      const next = new Set(ids);
      for (const one of range) {
        if (ids.has(id)) next.delete(one);
        else next.add(one);
      }
      last.current = id;
      setIds(next);
    },
    toggleAll: () => {
      last.current = null;
      setIds(selected.length === rows.length ? new Set() : new Set(rows.map(rowId)));
    },
    clear: () => {
      last.current = null;
      setIds(new Set());
      setIsSelecting(false);
    },
    isSelecting: isSelecting || selected.length > 0,
    start: () => setIsSelecting(true),
  };
}

/** Whether Shift was down when a box changed; the browser tells a change of a box by a click. */
export function isShiftChange(event: ChangeEvent<HTMLInputElement>): boolean {
  return event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey;
}
