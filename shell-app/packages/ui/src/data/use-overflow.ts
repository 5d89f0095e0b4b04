import { useEffect, useState, type RefObject } from "react";

/** Whether a box that scrolls sideways has more to show beyond its end edge. */
export function useOverflowsEnd(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // Right to left, the distance scrolled counts below zero. Half a pixel is rounding.
    const measure = () => setOverflows(Math.abs(element.scrollLeft) + element.clientWidth < element.scrollWidth - 1);
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
  return overflows;
}
