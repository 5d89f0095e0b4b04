import { useState } from "react";
import { exampleBody, type OpenApiDocument, type Operation } from "../document";
import { type Call, callOf, exampleTexts, IDEMPOTENCY_KEY, type ParameterTexts } from "../samples";

/** The values of one call, as a person types them; samples and “Try it” show the same. */
export interface CallDraft {
  readonly call: Call;
  readonly texts: ParameterTexts;
  readonly setText: (name: string, text: string) => void;
  readonly bodyText: string;
  readonly setBodyText: (text: string) => void;
  /** Whether what is typed is JSON. Until it is, samples keep the last body that was. */
  readonly isBodyReadable: boolean;
  /** The next call is another one, and no repetition of the last. */
  readonly renewIdempotencyKey: () => void;
}

export function useCallDraft(document: OpenApiDocument, operation: Operation): CallDraft {
  const [texts, setTexts] = useState(() => withFreshKey(exampleTexts(document, operation)));
  const [body, setBody] = useState(() => exampleBody(document, operation));
  const [bodyText, setBodyText] = useState(() => (body === undefined ? "" : JSON.stringify(body, null, 2)));
  const typed = readJson(bodyText);
  return {
    call: callOf(operation, texts, body),
    texts,
    setText: (name, text) => setTexts((current) => ({ ...current, [name]: text })),
    bodyText,
    setBodyText: (text) => {
      setBodyText(text);
      const next = readJson(text);
      if (next) setBody(next.value);
    },
    isBodyReadable: operation.body === undefined || typed !== undefined,
    renewIdempotencyKey: () => setTexts(withFreshKey),
  };
}

function withFreshKey(texts: ParameterTexts): ParameterTexts {
  return IDEMPOTENCY_KEY in texts ? { ...texts, [IDEMPOTENCY_KEY]: crypto.randomUUID() } : texts;
}

function readJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
