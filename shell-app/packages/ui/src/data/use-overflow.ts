import { useEffect, useState, type RefObject } from "react";

interface Overflow {
  /** There is more before its start edge. */
  readonly start: boolean;
  /** There is more beyond its end edge. */
  readonly end: boolean;
}

/** Where a box that scrolls sideways has more to show. */
export function useOverflow(box: RefObject<HTMLElement | null>): Overflow {
  const [start, setStart] = useState(false);
  const [end, setEnd] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      // Right to left, the distance scrolled counts below zero. Half a pixel is rounding.
      const scrolled = Math.abs(element.scrollLeft);
      setStart(scrolled > 1);
      setEnd(scrolled + element.clientWidth < element.scrollWidth - 1);
    };
    measure();
    element.addEventListener("scroll", measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      element.removeEventListener("scroll", measure);
      observer.disconnect();
    };
  }, [box]);
  return { start, end };
}
