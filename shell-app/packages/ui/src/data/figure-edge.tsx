import type { PointerEvent } from "react";
import classes from "./page.module.css";

interface FigureEdgeProps {
  label: string;
  isWide: boolean;
  onResize: (isWide: boolean) => void;
}

/** A press that moves less than this is a click. More than the edge is wide, so that no click follows a drag. */
const DRAGGED_PIXELS = 12;

/**
 * The edge of a figure: dragged outward it makes the figure wide, inward narrow; a click takes the other width. By
 * keyboard the list of tiles does it, so the edge is no stop on the way through the page.
 */
export function FigureEdge({ label, isWide, onResize }: FigureEdgeProps) {
  const follow = ({ clientX: pressedAt, currentTarget: edge }: PointerEvent<HTMLButtonElement>) => {
    const release = ({ clientX }: MouseEvent) => {
      const moved = clientX - pressedAt;
      if (Math.abs(moved) < DRAGGED_PIXELS) return;
      const isMirrored = getComputedStyle(edge).direction === "rtl";
      const isOutward = moved > 0 !== isMirrored;
      if (isOutward !== isWide) onResize(isOutward);
    };
    window.addEventListener("pointerup", release, { once: true });
  };

  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.figureEdge}
      aria-label={`Make ${label} ${isWide ? "narrow" : "wide"}`}
      onPointerDown={follow}
      onClick={() => onResize(!isWide)}
    />
  );
}
