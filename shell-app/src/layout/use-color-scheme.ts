import { useSyncExternalStore } from "react";
import { useAtomValue } from "jotai";
import { type ColorScheme, layoutAtom } from "@haul/platform";

/** Asked by `first-paint.js` too. */
const DARK_SYSTEM = "(prefers-color-scheme: dark)";

/** What the page is drawn in: the person's choice, or the operating system's setting, followed when it changes. */
export function useColorScheme(): ColorScheme {
  const { theme } = useAtomValue(layoutAtom);
  const isSystemDark = useSyncExternalStore(subscribe, () => matchMedia(DARK_SYSTEM).matches);
  if (theme !== "system") return theme;
  return isSystemDark ? "dark" : "light";
}

function subscribe(notify: () => void): () => void {
  const system = matchMedia(DARK_SYSTEM);
  system.addEventListener("change", notify);
  return () => system.removeEventListener("change", notify);
}
