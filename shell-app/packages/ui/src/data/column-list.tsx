import { ActionIcon, Button, Checkbox, Text, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "../icons";
import { useEffect, useRef, useState } from "react";
import type { ColumnChooserProps } from "./column-chooser";
import { movedColumn, shownColumns, tidyChoice, withColumn, type Column } from "./columns";
import classes from "./column-chooser.module.css";

/** The columns with their boxes, those that are shown first and in their order. */
export default function ColumnList<Row>({ columns, choice, onChoose, onResetWidths }: ColumnChooserProps<Row>) {
  const [said, setSaid] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ key: string; step: number } | null>(null);
  const [first, ...shown] = shownColumns(columns, choice);
  const hidden = columns.filter((column) => column !== first && !shown.includes(column));

  const choose = (next: readonly string[]) => onChoose(tidyChoice(columns, next));
  const move = (column: Column<Row>, step: -1 | 1) => {
    const next = movedColumn(columns, choice, column.key, step);
    moved.current = { key: column.key, step };
    setSaid(`${column.title}: ${next.indexOf(column.key) + 2} of ${next.length + 1}`);
    choose(next);
  };
  // The button went along with its line; at the end of the way it is disabled, and its twin takes over.
  useEffect(() => {
    if (!moved.current) return;
    const line = list.current?.querySelector(`[data-column="${CSS.escape(moved.current.key)}"]`);
    const [up, down] = line?.querySelectorAll("button") ?? [];
    const [same, other] = moved.current.step < 0 ? [up, down] : [down, up];
    (same?.disabled ? other : same)?.focus();
    moved.current = null;
  }, [choice]);

  if (!first) return null;
  return (
    <>
      <ul ref={list} className={classes.list} aria-label="Columns">
        <li className={classes.line}>
          <Checkbox label={first.title} checked disabled />
        </li>
        {shown.map((column, at) => (
          <li key={column.key} data-column={column.key} className={classes.line}>
            <Checkbox
              label={titleOf(column)}
              checked
              onChange={() => choose(withColumn(columns, choice, column.key))}
            />
            <span className={classes.moves}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={`Move ${titleOf(column)} up`}
                disabled={at === 0}
                onClick={() => move(column, -1)}
              >
                <IconArrowUp size={14} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={`Move ${titleOf(column)} down`}
                disabled={at === shown.length - 1}
                onClick={() => move(column, 1)}
              >
                <IconArrowDown size={14} aria-hidden />
              </ActionIcon>
            </span>
          </li>
        ))}
        {hidden.map((column) => (
          <li key={column.key} data-column={column.key} className={classes.line}>
            <Checkbox
              label={titleOf(column)}
              checked={false}
              onChange={() => choose(withColumn(columns, choice, column.key))}
            />
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <Text size="sm" c="dimmed">
          {shown.length + 1} of {columns.length}
        </Text>
        <Button size="compact-sm" variant="subtle" disabled={choice === null} onClick={() => onChoose(null)}>
          Reset
        </Button>
      </div>
      {onResetWidths && (
        <Button size="compact-sm" variant="subtle" fullWidth mt={4} onClick={onResetWidths}>
          Reset widths
        </Button>
      )}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}

/** A column of buttons has no header of its own. */
function titleOf<Row>(column: Column<Row>): string {
  return column.title || "Actions";
}
