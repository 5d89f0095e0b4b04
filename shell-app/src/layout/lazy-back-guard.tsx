import { type ComponentType, useEffect, useState } from "react";

/** The guard over the browser's Back: its code, and with it that of the forms, comes when a form is first entered. */
export function LazyBackGuard() {
  const [Guard, setGuard] = useState<ComponentType>();
  useEffect(() => {
    if (Guard) return;
    const load = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.closest("form")) return;
      // Without it Back leaves as it always does; the next field asks for it again.
      import("./back-guard").then(
        (module) => setGuard(() => module.default),
        () => undefined,
      );
    };
    window.addEventListener("focusin", load);
    return () => window.removeEventListener("focusin", load);
  }, [Guard]);
  return Guard ? <Guard /> : null;
}
