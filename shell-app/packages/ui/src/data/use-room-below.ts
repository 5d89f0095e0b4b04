import { useLayoutEffect, useState, type RefObject } from "react";

/** Room from the table's top to the window's end, so that the header sticks inside and the page itself does not scroll. */
export function useRoomBelow(box: RefObject<HTMLElement | null>, isInline: boolean): string | undefined {
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (isInline || !box.current) return;
    const measure = () => {
      if (box.current) setTop(Math.round(box.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box, isInline]);
  return top === null ? undefined : `max(20rem, calc(100dvh - ${top}px - 4.5rem - var(--haul-footer-height, 0px)))`;
}
