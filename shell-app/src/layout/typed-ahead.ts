import { useCallback, useEffect, useRef } from "react";

/** What was typed while nothing had the focus for it, and whether Enter ended it. */
export interface Typed {
  readonly text: string;
  readonly isEntered: boolean;
}

/** A search whose code does not come in this time takes nothing more from the page. */
const PATIENCE_MS = 5_000;
const NOTHING: Typed = { text: "", isEntered: false };

/**
 * Keeps what a person types between opening the search and its box having the focus: the code comes with the first use,
 * and nobody waits for it. `begin` starts that, `end` gives what was typed.
 */
export function useTypedAhead(): { begin: () => void; end: () => Typed } {
  const typed = useRef<(Typed & { until: number }) | null>(null);
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const before = typed.current;
      if (!before || performance.now() > before.until || event.ctrlKey || event.metaKey || event.altKey) return;
      const after = typedWith(before, event.key);
      if (!after) return;
      // It is not meant for the page, which has shortcuts of its own.
      event.preventDefault();
      event.stopPropagation();
      typed.current = { ...after, until: before.until };
    };
    window.addEventListener("keydown", take, { capture: true });
    return () => {
      window.removeEventListener("keydown", take, { capture: true });
    };
  }, []);
  const begin = useCallback(() => {
    typed.current = { ...NOTHING, until: performance.now() + PATIENCE_MS };
  }, []);
  const end = useCallback((): Typed => {
    const { text, isEntered } = typed.current ?? NOTHING;
    typed.current = null;
    return { text, isEntered };
  }, []);
  return { begin, end };
}

function typedWith({ text }: Typed, key: string): Typed | undefined {
  if (key === "Enter") return { text, isEntered: true };
  if (key === "Backspace") return { text: text.slice(0, -1), isEntered: false };
  return key.length === 1 ? { text: text + key, isEntered: false } : undefined;
}
