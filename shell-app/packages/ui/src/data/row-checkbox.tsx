import { isShiftChange, type Selection } from "./selection";
import classes from "./data-table.module.css";

/** The box at the start of a row. Space on the row does the same, so it is no tab stop of its own. */
export function RowCheckbox<Row>({ row, selection }: { row: Row; selection: Selection<Row> }) {
  return (
    <input
      type="checkbox"
      className={classes.check}
      data-select
      tabIndex={-1}
      aria-label={`Select ${selection.nameOf(row)}`}
      checked={selection.isSelected(row)}
      onChange={(event) => selection.toggle(row, isShiftChange(event))}
    />
  );
}

/** The box over all rows that are loaded. */
export function AllCheckbox<Row>({ rows, selection }: { rows: readonly Row[]; selection: Selection<Row> }) {
  const count = selection.selected.length;
  const isPart = count > 0 && count < rows.length;
  return (
    <input
      type="checkbox"
      // There is no attribute for it.
      ref={(box) => {
        if (box) box.indeterminate = isPart;
      }}
      className={classes.check}
      aria-label="Select all loaded rows"
      checked={count > 0 && count === rows.length}
      disabled={rows.length === 0}
      onChange={selection.toggleAll}
    />
  );
}
