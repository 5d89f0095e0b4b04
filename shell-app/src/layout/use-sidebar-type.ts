import { useSyncExternalStore } from "react";
import { useAtomValue } from "jotai";
import {
  ACCOUNTING_MARKER,
  layoutAtom,
  type SidebarType,
  sidebarTypeFor,
  type WidthClass,
  widthClassOf,
} from "@haul/platform";

/** The window's width in the sidebar's terms. */
export function useWidthClass(): WidthClass {
  return useSyncExternalStore(subscribe, () => widthClassOf(window.innerWidth));
}

/** The sidebar that is shown now. */
export function useSidebarType(): SidebarType {
  const { sidebarType } = useAtomValue(layoutAtom);
  const hasMarker = useSyncExternalStore(subscribe, () => localStorage.getItem(ACCOUNTING_MARKER) !== null);
  return sidebarTypeFor(useWidthClass(), sidebarType, hasMarker);
}

function subscribe(notify: () => void): () => void {
  window.addEventListener("resize", notify);
  window.addEventListener("storage", notify);
  return () => {
    window.removeEventListener("resize", notify);
    window.removeEventListener("storage", notify);
  };
}
