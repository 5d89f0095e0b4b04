import { useDirection } from "@mantine/core";
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { LEAST_WIDTH, MOST_WIDTH, widthVariable, withinLimits } from "./column-widths";
import classes from "./data-table.module.css";

/** One press of an arrow key. */
const STEP_PX = 16;
/** Smaller movements do not resize. */
const SLACK_PX = 3;

export interface ColumnHandleProps {
  /** The column's. */
  title: string;
  /** The column's place in the table. */
  at: number;
  /** The width the person chose. */
  width: number | undefined;
  /** Only one of the handles is a tab stop. */
  isTabStop: boolean;
  onFocus: () => void;
  /** Null fits the column to its content. */
  onResize: (width: number | null) => void;
}

/** The edge of a column: dragging it or the arrow keys set the column's width; a double click resets it. */
export default function ColumnHandle({ title, at, width, isTabStop, onFocus, onResize }: ColumnHandleProps) {
  const [measured, setMeasured] = useState(LEAST_WIDTH);
  // The direction in which a column grows.
  const sign = useDirection().dir === "rtl" ? -1 : 1;
  const session = useRef<AbortController>(null);
  useEffect(() => () => session.current?.abort(), []);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const header = headerOf(event.currentTarget);
    const resized = resizedBy(event.key, header.offsetWidth, sign);
    if (resized !== undefined) onResize(resized);
    else if (event.key === "ArrowUp" || event.key === "ArrowDown")
      neighbor(header, event.key === "ArrowUp" ? -1 : 1)?.focus();
    else return;
    event.preventDefault();
  };

  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    session.current?.abort();
    const controller = new AbortController();
    session.current = controller;
    const { signal } = controller;
    const header = headerOf(event.currentTarget);
    const table = header.closest("table");
    const [from, before] = [event.clientX, header.offsetWidth];
    let wanted: number | null = null;
    const move = ({ clientX }: globalThis.PointerEvent) => {
      const by = sign * (clientX - from);
      const isFirst = wanted === null;
      if (isFirst && Math.abs(by) < SLACK_PX) return;
      wanted = withinLimits(before + by);
      // From the first one on, the cells take their width from the table's variable.
      if (isFirst && width === undefined) onResize(wanted);
      table?.style.setProperty(widthVariable(at), `${wanted}px`);
    };
    const end = () => {
      controller.abort();
      if (wanted !== null) onResize(wanted);
    };
    const putBack = () => {
      controller.abort();
      if (wanted === null) return;
      if (width !== undefined) table?.style.setProperty(widthVariable(at), `${width}px`);
      onResize(width ?? null);
    };
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", end, { signal });
    window.addEventListener("pointercancel", putBack, { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && putBack(), { signal });
  };

  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${title}`}
      aria-description="The left and right arrow keys change it, Enter fits it to its content, and the up and down arrow keys go to another column."
      aria-valuemin={LEAST_WIDTH}
      aria-valuemax={MOST_WIDTH}
      aria-valuenow={width ?? measured}
      aria-valuetext={`${width ?? measured} pixels`}
      className={classes.handle}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={(event) => {
        setMeasured(withinLimits(headerOf(event.currentTarget).offsetWidth));
        onFocus();
      }}
      onKeyDown={press}
      onPointerDown={take}
      onDoubleClick={() => onResize(null)}
    />
  );
}

function resizedBy(key: string, width: number, sign: 1 | -1): number | null | undefined {
  switch (key) {
    case "ArrowRight":
      return withinLimits(width + sign * STEP_PX);
    case "ArrowLeft":
      return withinLimits(width - sign * STEP_PX);
    case "Home":
      return LEAST_WIDTH;
    case "End":
      return MOST_WIDTH;
    case "Enter":
      return null;
    default:
      return undefined;
  }
}

/** The header that an edge belongs to. */
const headerOf = (handle: HTMLElement) => handle.closest("th") ?? handle;

function neighbor(header: HTMLElement, step: number): HTMLElement | undefined {
  const handles = [...(header.parentElement?.querySelectorAll<HTMLElement>("[role=separator]") ?? [])];
  return handles[handles.findIndex((one) => header.contains(one)) + step];
}
