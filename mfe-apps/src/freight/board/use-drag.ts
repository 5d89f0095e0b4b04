import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { typeAhead } from "./type-ahead";

/** The lane and the rows have it; its value names the target. */
export const TARGET_ATTRIBUTE = "data-drop-target";

/** A shake of the hand is no drag. */
const SLACK_PX = 5;
/** A finger that moves sooner wants to scroll. */
const HOLD_MS = 250;
/** So near to an edge the board scrolls along. */
const EDGE_PX = 48;

export interface Drag<Item> {
  readonly item: Item;
  /** The target below the pointer, or chosen by arrow keys. */
  readonly over: string | null;
  readonly by: "pointer" | "keyboard";
  /** Letters that no target's name begins with. */
  readonly missed?: string | undefined;
}

interface Target {
  readonly id: string;
  /** What typed letters find it by. */
  readonly name: string;
}

interface Options<Item> {
  /** Targets in the order of the arrow keys. */
  readonly targets: readonly Target[];
  readonly onDrop: (item: Item, target: string) => void;
}

/**
 * Takes cards from place to place by mouse (press and move), touch (hold, then move) and keyboard
 * (Space lifts, arrows or the letters of a name choose, Enter or Space drops, Escape puts back).
 */
export function useDrag<Item>({ targets, onDrop }: Options<Item>) {
  const [drag, setDrag] = useState<Drag<Item> | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const session = useRef<AbortController>(null);
  useEffect(() => () => session.current?.abort(), []);

  const begin = () => {
    session.current?.abort();
    session.current = new AbortController();
    return session.current;
  };

  const lift = (event: PointerEvent<HTMLElement>, item: Item) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const controller = begin();
    const { signal } = controller;
    const isTouch = event.pointerType === "touch";
    const origin = { x: event.clientX, y: event.clientY };
    let isDragging = false;
    let over: string | null = null;

    const take = () => {
      isDragging = true;
      setDrag({ item, over: null, by: "pointer" });
    };
    const hold = isTouch ? window.setTimeout(take, HOLD_MS) : undefined;
    const end = () => {
      window.clearTimeout(hold);
      controller.abort();
      setDrag(null);
    };
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!isDragging) {
        if (Math.hypot(clientX - origin.x, clientY - origin.y) < SLACK_PX) return;
        if (isTouch) {
          end();
          return;
        }
        take();
      }
      if (ghost.current) ghost.current.style.transform = `translate(${clientX + 12}px, ${clientY + 12}px)`;
      const below = document.elementFromPoint(clientX, clientY);
      scrollAlong(below, clientX, clientY);
      const target = below?.closest(`[${TARGET_ATTRIBUTE}]`)?.getAttribute(TARGET_ATTRIBUTE) ?? null;
      if (target === over) return;
      over = target;
      setDrag({ item, over, by: "pointer" });
    };
    const drop = () => {
      const target = over;
      const wasDragging = isDragging;
      end();
      if (!wasDragging) return;
      swallowClick();
      if (target !== null) onDrop(item, target);
    };
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", drop, { signal });
    window.addEventListener("pointercancel", end, { signal });
    window.addEventListener("keydown", (key) => key.key === "Escape" && end(), { signal });
    // A finger that holds a card does not scroll; the listener has to be able to say so.
    const keepStill = (touch: TouchEvent) => isDragging && touch.preventDefault();
    window.addEventListener("touchmove", keepStill, { signal, passive: false });
  };

  const liftByKey = (event: KeyboardEvent<HTMLElement>, item: Item, home: string) => {
    if (event.key !== " " || drag !== null) return;
    event.preventDefault();
    const controller = begin();
    const find = typeAhead(targets.map(({ name }) => name));
    let at = Math.max(
      targets.findIndex(({ id }) => id === home),
      0,
    );
    const show = (missed?: string) => {
      setDrag({ item, over: targets[at]?.id ?? null, by: "keyboard", missed });
    };
    const end = () => {
      controller.abort();
      setDrag(null);
    };
    const press = (key: globalThis.KeyboardEvent) => {
      const step = STEPS[key.key];
      if (step !== undefined) {
        at = Math.min(Math.max(at + step, 0), targets.length - 1);
        show();
      } else if (key.repeat) {
        // Space is still held from the lifting.
      } else if (key.key === " " || key.key === "Enter") {
        const target = targets[at]?.id;
        end();
        if (target !== undefined && target !== home) onDrop(item, target);
      } else if (key.key === "Escape" || key.key === "Tab") end();
      else if (isLetter(key)) {
        const { index, typed } = find(key.key, key.timeStamp);
        if (index >= 0) at = index;
        show(index >= 0 ? undefined : typed);
      } else return;
      key.preventDefault();
      key.stopPropagation();
    };
    // On the window: the card itself may scroll out of sight. This press is past its capture, so it is not heard again.
    window.addEventListener("keydown", press, { signal: controller.signal, capture: true });
    show();
  };

  return { drag, ghost, lift, liftByKey };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** A key that types one character, and is no shortcut. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** The click that ends a drag opens nothing. */
function swallowClick() {
  const controller = new AbortController();
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true, signal: controller.signal });
  window.setTimeout(() => controller.abort());
}

function scrollAlong(below: Element | null, x: number, y: number) {
  const box = below?.closest("[data-drag-scroll]");
  if (!box) return;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const pull = (near: number, far: number) => (near < EDGE_PX ? near - EDGE_PX : far < EDGE_PX ? EDGE_PX - far : 0);
  box.scrollBy(pull(x - left, right - x) / 4, pull(y - top, bottom - y) / 4);
}
