import { useEffect, useState } from "react";
import { useDebouncedValue } from "@haul/ui/core";
import type { Preview, PricePart } from "../margin/margin-panel";
import { previewInput, type QuoteValues } from "./quote-form-values";
import { usePreviewQuote, type QuotePreview, type QuotePreviewInput } from "../quotes.queries";

/** A pause in typing: the server computes what stands there then. */
const PAUSE = 350;

/** The last answer, and to which question. */
interface Answer {
  asked: string;
  data: QuotePreview | undefined;
  charges: readonly PricePart[];
  error: unknown;
}

interface FormPreview extends Preview {
  /** The miles from stop to stop, where the form names none. */
  estimatedMiles: number | undefined;
}

/** The server's figures for a quote under construction. An answer that a later one has overtaken is dropped. */
export function usePreview(values: QuoteValues): FormPreview {
  const [asked] = useDebouncedValue(JSON.stringify(previewInput(values)), PAUSE);
  const { mutateAsync } = usePreviewQuote();
  const [answer, setAnswer] = useState<Answer>({ asked: "", data: undefined, charges: [], error: null });
  useEffect(() => {
    let isCurrent = true;
    mutateAsync({ body: JSON.parse(asked) as QuotePreviewInput }).then(
      (data) => isCurrent && setAnswer({ asked, data, charges: chargesOf(asked, data), error: null }),
      (error: unknown) => isCurrent && setAnswer((before) => ({ ...before, asked, error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, mutateAsync]);
  return {
    data: answer.data,
    charges: answer.charges,
    error: answer.error,
    isPending: answer.asked !== asked,
    estimatedMiles: values.loaded_miles === null ? estimateIn(answer) : undefined,
  };
}

/** The server answers the amounts in the order of the question. */
function chargesOf(asked: string, { amounts_cents }: QuotePreview): PricePart[] {
  const { charges } = JSON.parse(asked) as QuotePreviewInput;
  return charges.map(({ code }, index) => ({ code, amount_cents: amounts_cents[index] ?? 0 }));
}

/** None in the answer to a question that named the miles. */
function estimateIn({ asked, data }: Answer): number | undefined {
  if (data?.loaded_miles === undefined) return undefined;
  const { loaded_miles: typed } = JSON.parse(asked) as QuotePreviewInput;
  return typed === undefined ? Number(data.loaded_miles) : undefined;
}
