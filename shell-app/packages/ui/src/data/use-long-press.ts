import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react";

/** As long as phones take it for. */
const LONG_MS = 500;
/** A finger that goes further scrolls. */
const SLACK_PX = 10;

/** A long press of a finger; a mouse has a box to click instead. */
export function useLongPress() {
  const timer = useRef(0);
  const from = useRef({ x: 0, y: 0 });
  const isLong = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => clearTimeout(timer.current);

  return {
    /** Whether the click that comes now ends a long press; asking forgets it. */
    wasLong: () => {
      const was = isLong.current;
      isLong.current = false;
      return was;
    },
    /** Spread on what can be pressed. */
    on: (onLong: () => void) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        isLong.current = false;
        if (event.pointerType === "mouse") return;
        from.current = { x: event.clientX, y: event.clientY };
        stop();
        timer.current = window.setTimeout(() => {
          isLong.current = true;
          onLong();
        }, LONG_MS);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { x, y } = from.current;
        if (Math.hypot(event.clientX - x, event.clientY - y) > SLACK_PX) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: MouseEvent<HTMLElement>) => {
        if (isLong.current) event.preventDefault();
      },
    }),
  };
}
