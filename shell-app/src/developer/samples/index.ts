/** Code samples, written from the document for each operation. */
import type { Call } from "./call";
import { curlSample } from "./curl";
import { goSample } from "./go";
import { pythonSample } from "./python";
import { typescriptSample } from "./typescript";

export {
  addressOf,
  type Call,
  callOf,
  type Credentials,
  exampleCall,
  exampleTexts,
  headersOf,
  IDEMPOTENCY_KEY,
  type ParameterTexts,
} from "./call";

export const LANGUAGES = ["curl", "TypeScript", "Python", "Go"] as const;
export type Language = (typeof LANGUAGES)[number];

const SAMPLES: Readonly<Record<Language, (call: Call, origin: string) => string>> = {
  curl: curlSample,
  TypeScript: typescriptSample,
  Python: pythonSample,
  Go: goSample,
};

/**
 * A call in a language, ready to run. No secret is ever in it: it comes from the environment, as it should in the program
 * that the sample becomes.
 */
export function sampleOf(call: Call, language: Language, origin: string): string {
  return SAMPLES[language](call, origin);
}
