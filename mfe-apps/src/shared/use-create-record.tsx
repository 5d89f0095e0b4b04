import { useState, type ReactNode } from "react";

/** A record made inside another form's select. */
export interface InlineCreate<Option> {
  /** For `onCreate` of a record field: resolves when the person has saved, or to null when they thought better of it. */
  ask: (typed: string) => Promise<Option | null>;
  /** Stands somewhere in the form; empty until asked. */
  dialog: ReactNode;
}

interface Pending<Option> {
  typed: string;
  resolve: (made: Option | null) => void;
}

/** Opens a dialog for a new record and hands what was made back to the select that asked. */
export function useCreateRecord<Option>(
  render: (props: { typed: string; onDone: (made: Option | null) => void }) => ReactNode,
): InlineCreate<Option> {
  const [pending, setPending] = useState<Pending<Option> | null>(null);
  const done = (made: Option | null) => {
    pending?.resolve(made);
    setPending(null);
  };
  return {
    ask: (typed) => new Promise((resolve) => setPending({ typed, resolve })),
    dialog: pending && render({ typed: pending.typed, onDone: done }),
  };
}
