import { useLayoutEffect } from "react";
import { useAtomValue } from "jotai";
import { layoutAtom, layoutAttributes } from "@haul/platform";
import { useColorScheme } from "./use-color-scheme";
import { useSidebarType } from "./use-sidebar-type";

/** Keeps the attributes of `<html>` in step with the settings. Renders nothing. */
export function LayoutAttributes() {
  const layout = useAtomValue(layoutAtom);
  const scheme = useColorScheme();
  const sidebarType = useSidebarType();
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(layoutAttributes(layout, scheme, sidebarType))) {
      document.documentElement.setAttribute(name, value);
    }
  }, [layout, scheme, sidebarType]);
  return null;
}
