import { useSyncExternalStore } from "react";

/** From here on a form and its paper stand side by side; `rate-confirmation.module.css` says the same. */
const WIDE = "(min-width: 75em)";

export const useIsWide = () => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);

function subscribe(onChange: () => void) {
  const width = matchMedia(WIDE);
  width.addEventListener("change", onChange);
  return () => width.removeEventListener("change", onChange);
}
