import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { watchUnsaved } from "./unsaved";

export interface UnsavedGuard {
  /** Before a person's change: the current values become the baseline. */
  touch: () => void;
  /** The values are saved, or the person agreed to discard them. */
  release: () => void;
}

interface Guarded {
  element: RefObject<HTMLFormElement | null>;
  values: unknown;
  /** While it is being saved, the form leaves by itself. */
  isSaving: boolean;
  /** `false` for a form whose entries survive leaving. */
  isGuarded: boolean;
}

/** Has a form's changes asked about before they are lost. What a page fills in by itself is no change. */
export function useUnsavedGuard({ element, values, isSaving, isGuarded }: Guarded): UnsavedGuard {
  const latest = useRef({ values, isSaving });
  useLayoutEffect(() => {
    latest.current = { values, isSaving };
  });
  const before = useRef<string | null>(null);
  const stop = useRef<(() => void) | null>(null);

  const release = useCallback(() => {
    stop.current?.();
    stop.current = null;
    before.current = null;
  }, []);

  const touch = useCallback(() => {
    if (!isGuarded || stop.current) return;
    before.current = JSON.stringify(latest.current.values);
    stop.current = watchUnsaved({
      element: () => (asksForPassword(element.current) ? null : element.current),
      isUnsaved: () => !latest.current.isSaving && JSON.stringify(latest.current.values) !== before.current,
    });
  }, [element, isGuarded]);

  useEffect(() => release, [release]);
  return { touch, release };
}

/** Leaving a sign-in form loses nothing. */
const asksForPassword = (form: HTMLFormElement | null) => form?.querySelector("input[type=password]") != null;
