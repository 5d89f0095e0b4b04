import { Skeleton } from "@mantine/core";
import { isNothing } from "./columns";
import type { DataTableProps } from "./data-table";
import { RowCheckbox } from "./row-checkbox";
import { openOnClick, RowName } from "./row-name";
import { useLongPress } from "./use-long-press";
import { useRowKeys } from "./use-row-keys";
import classes from "./data-table.module.css";

/** The rows of a table as cards, for a phone. */
export function RowCards<Row>(props: DataTableProps<Row>) {
  const { label, list, columns, rowId, onOpen, rowHref, openId, selection } = props;
  const { rows } = list;
  const keys = useRowKeys(props);
  const press = useLongPress();
  const [name, ...others] = columns;
  if (!name) return null;
  if (rows === undefined) {
    return (
      <ul className={classes.cards} aria-busy aria-label={label}>
        {Array.from({ length: 4 }, (_, index) => (
          <li key={index} className={classes.card}>
            <Skeleton height={16} width="50%" mb="xs" />
            <Skeleton height={12} mb={6} />
            <Skeleton height={12} width="70%" />
          </li>
        ))}
      </ul>
    );
  }
  const badges = others.filter((column) => column.card === "badge");
  const lines = others.filter((column) => column.card === undefined || column.card === "line");
  return (
    <ul className={classes.cards} aria-label={label} aria-busy={list.isFetching}>
      {rows.map((row, index) => (
        <li
          key={rowId(row)}
          className={classes.card}
          data-open={openId === rowId(row) || undefined}
          data-selected={selection?.isSelected(row) || undefined}
          data-pressable={selection ? true : undefined}
          onClick={(event) => {
            // The finger that marked the card is lifted only now.
            if (press.wasLong()) event.preventDefault();
            else openOnClick(event, selection?.isSelecting ? (one) => selection.toggle(one, false) : onOpen, row);
          }}
          {...(selection ? press.on(() => selection.toggle(row, false)) : {})}
          {...(onOpen ? keys(index) : {})}
        >
          <div className={classes.cardHead}>
            {selection?.isSelecting && <RowCheckbox row={row} selection={selection} />}
            <RowName row={row} href={rowHref} opens={onOpen !== undefined}>
              {name.render(row)}
            </RowName>
            <span>
              {badges.map((column) => {
                const value = column.render(row);
                return isNothing(value) ? null : <span key={column.key}>{value}</span>;
              })}
            </span>
          </div>
          <dl className={classes.cardLines}>
            {lines.map((column) => {
              const value = column.render(row);
              if (isNothing(value) || column.isEmpty?.(row) === true) return null;
              return (
                <div key={column.key} className={classes.cardLine}>
                  <dt>{column.title}</dt>
                  <dd>{value}</dd>
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}
