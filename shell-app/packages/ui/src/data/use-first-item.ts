import { useEffect } from "react";

/** Items that come later than their menu get the focus that the menu could not give them. */
export function useFirstItem(): void {
  useEffect(() => {
    const items = document.querySelectorAll<HTMLElement>("[role=menu] [role=menuitem]:not(:disabled)");
    items[0]?.focus({ preventScroll: true });
  }, []);
}
