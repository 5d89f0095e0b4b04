import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { dropDraft, readDraft, writeDraft, type DraftPlace } from "./draft-storage";
import type { FormState } from "./use-form";

export interface FormDraftOptions<Values> extends DraftPlace {
  /** The form before anything is typed. */
  empty: Values;
  /** Reads what an earlier version of the product may have stored; `null` when it does not fit. */
  parse: (stored: unknown) => Values | null;
  /** The form shows a copy or a quote: it takes no draft and leaves the one that there is alone. */
  isPrefilled?: boolean;
}

export interface FormDraft {
  /** What to tell the person: their entries are back, or were discarded. */
  state: "none" | "restored" | "cleared";
  /** Empties the form. */
  startOver: () => void;
  /** Brings back what starting over took. */
  undo: () => void;
  /** The form is saved: its draft has served. */
  finish: () => void;
  /** Changes when the whole form does: as the `key` of the `Form` it resets half-typed inputs as well. */
  round: number;
}

/**
 * Keeps what is typed into a form in this browser, so that it survives a menu click, a reload and a closed tab.
 * The `Form` says `keepsDraft`, for then leaving it loses nothing.
 */
export function useFormDraft<Values extends Record<string, unknown>>(
  form: FormState<Values>,
  { name, userId, empty, parse, isPrefilled = false }: FormDraftOptions<Values>,
): FormDraft {
  const [restored] = useState(() => (isPrefilled ? null : readDraft({ name, userId }, parse)));
  const [state, setState] = useState<FormDraft["state"]>(restored ? "restored" : "none");
  const [dropped, setDropped] = useState<Values | null>(null);
  const [round, setRound] = useState(0);
  const isFinished = useRef(isPrefilled);
  const { values, setValues } = form;
  const isEmpty = JSON.stringify(values) === JSON.stringify(empty);

  // Before the first paint, so that nothing jumps.
  useLayoutEffect(() => {
    if (restored) setValues(restored);
  }, [restored, setValues]);

  const isFirst = useRef(true);
  useEffect(() => {
    // The first values are those from before the draft is back.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (isFinished.current) return;
    if (isEmpty) dropDraft({ name, userId });
    else writeDraft({ name, userId }, values);
  }, [values, isEmpty, name, userId]);

  const show = (next: Values, said: FormDraft["state"]) => {
    setValues(next);
    setState(said);
    setRound((count) => count + 1);
  };

  return {
    // What is typed since then would be lost by undoing.
    state: state === "cleared" && !isEmpty ? "none" : state,
    round,
    startOver: () => {
      setDropped(values);
      show(empty, "cleared");
    },
    undo: () => {
      if (dropped) show(dropped, "restored");
    },
    finish: () => {
      isFinished.current = true;
      if (!isPrefilled) dropDraft({ name, userId });
    },
  };
}
