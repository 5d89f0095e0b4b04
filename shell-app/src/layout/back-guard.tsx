import { useEffect, useRef } from "react";
import { NavigationType, useBlocker } from "@haul/platform";
import { confirmLeaving, hasUnsavedForms } from "@haul/ui/forms";

/**
 * Asks before the browser's Back or Forward leaves a form with unsaved changes.
 * Links, close buttons and Escape ask on their own; navigation by the page itself is never blocked.
 */
export default function BackGuard() {
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === NavigationType.Pop &&
      `${currentLocation.pathname}${currentLocation.search}` !== `${nextLocation.pathname}${nextLocation.search}` &&
      hasUnsavedForms(),
  );
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  });

  // Pressing Back again while the question is open does not ask twice.
  const isBlocked = blocker.state === "blocked";
  useEffect(() => {
    if (!isBlocked) return;
    void confirmLeaving().then((mayLeave) => {
      const { proceed, reset } = latest.current;
      if (mayLeave) proceed?.();
      else reset?.();
    });
  }, [isBlocked]);
  return null;
}
