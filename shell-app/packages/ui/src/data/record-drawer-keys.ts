import { useWindowEvent } from "@mantine/hooks";
import { useEffect, type RefObject } from "react";

/** Keys pressed here belong to what is there. */
const OTHER_USES = "input, textarea, select, [contenteditable], [role=combobox], [role=menu], [role=listbox]";

interface WalkKeys {
  isOpen: boolean;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** j and k open the next and the previous row, except in a text field or while a dialog is open. */
export function useWalkKeys({ isOpen, onPrevious, onNext }: WalkKeys): void {
  useWindowEvent("keydown", (event) => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey || isAsking(event)) return;
    if (elementOf(event)?.closest(OTHER_USES)) return;
    if (event.key === "j") onNext?.();
    if (event.key === "k") onPrevious?.();
  });
}

/** Esc closes the drawer, from the list too. An overlay above it, or an input beside it, gets the key first. */
export function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  useWindowEvent(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || event.isComposing || isAsking(event)) return;
      const target = elementOf(event);
      // Mantine marks what has something open that Esc closes: a menu's button, a select.
      if (target?.getAttribute("data-mantine-stop-propagation") === "true") return;
      if (!panel.current?.contains(target) && target?.closest(OTHER_USES)) return;
      // A row closes with Esc too; twice would be two entries of the history.
      event.stopPropagation();
      onClose();
    },
    { capture: true },
  );
}

/** The drawer has the focus once it is open; closed, it gives it back to what had it, usually the row. */
export function useFocusOnOpen(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    if (element && !element.contains(before))
      (element.querySelector<HTMLElement>("[data-autofocus]") ?? element).focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      const isLost = now === null || now === document.body || element?.contains(now);
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [panel]);
}

const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);

/** A dialog other than a record's drawer is open, or has the focus. */
function isAsking(event: Event): boolean {
  const inside = elementOf(event)?.closest("[role=dialog]");
  const modals = [...document.querySelectorAll("[aria-modal=true]")];
  return [...modals, ...(inside ? [inside] : [])].some((dialog) => !dialog.matches("[data-record-drawer]"));
}
