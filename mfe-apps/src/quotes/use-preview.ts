import { useEffect, useState } from "react";
import { useDebouncedValue } from "@haul/ui/core";
import { previewInput, type QuoteValues } from "./quote-form-values";
import { usePreviewQuote, type QuotePreview, type QuotePreviewInput } from "./quotes.queries";

/** A pause in typing: the server computes what stands there then. */
const PAUSE = 350;

export interface Preview {
  /** What the server last computed; it stays while the next answer is under way. */
  data: QuotePreview | undefined;
  error: unknown;
  isPending: boolean;
}

/** The server's figures for a quote under construction. An answer that a later one has overtaken is dropped. */
export function usePreview(values: QuoteValues): Preview {
  const [asked] = useDebouncedValue(JSON.stringify(previewInput(values)), PAUSE);
  const { mutateAsync } = usePreviewQuote();
  const [state, setState] = useState<Preview>({ data: undefined, error: null, isPending: true });
  useEffect(() => {
    let isCurrent = true;
    setState((before) => ({ ...before, isPending: true }));
    mutateAsync({ body: JSON.parse(asked) as QuotePreviewInput }).then(
      (data) => isCurrent && setState({ data, error: null, isPending: false }),
      (error: unknown) => isCurrent && setState((before) => ({ data: before.data, error, isPending: false })),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, mutateAsync]);
  return state;
}
