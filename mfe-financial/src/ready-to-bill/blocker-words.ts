import { codeWord } from "@haul/ui/freight";
import { BLOCKERS } from "../words";
import type { ReadyToBillItem } from "./ready-to-bill.queries";

type Blocker = ReadyToBillItem["blockers"][number];

/** What a customer asks for stands behind the prefix: `reference_missing_po`. */
const PREFIXES = [
  ["document_missing_", (code: string) => `${codeWord("document", code)} missing`],
  ["reference_missing_", (code: string) => `${codeWord("reference", code)} missing`],
] as const;

/** What holds a load up, in a few words; a code that this build does not know yet has its message. */
export function blockerWords({ code, message }: Blocker): string {
  const known = PREFIXES.find(([prefix]) => code.startsWith(prefix));
  if (known) return known[1](code.slice(known[0].length));
  return BLOCKERS[code] ?? message;
}
