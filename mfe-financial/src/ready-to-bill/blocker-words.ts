import { codeWord } from "@haul/ui/freight";
import type { ReadyToBillItem } from "./ready-to-bill.queries";

type Blocker = ReadyToBillItem["blockers"][number];

/** Short enough for a cell; the message says it in full. */
const WORDS: Readonly<Record<string, string>> = {
  pod_missing: "POD missing",
  pod_unsigned: "POD not signed",
  pod_signature_unknown: "POD not checked",
  rate_confirmation_missing: "Rate con missing",
  weight_missing: "Weight missing",
  charges_missing: "No charges",
  charge_to_review: "Detention to review",
  fuel_surcharge_incomplete: "Fuel surcharge incomplete",
  customer_on_credit_hold: "Credit hold",
};

/** What a customer asks for stands behind the prefix: `reference_missing_po`. */
const PREFIXES = [
  ["document_missing_", (code: string) => `${codeWord("document", code)} missing`],
  ["reference_missing_", (code: string) => `${codeWord("reference", code)} missing`],
] as const;

/** What holds a load up, in a few words; a code that this build does not know yet has its message. */
export function blockerWords({ code, message }: Blocker): string {
  const known = PREFIXES.find(([prefix]) => code.startsWith(prefix));
  if (known) return known[1](code.slice(known[0].length));
  return WORDS[code] ?? message;
}
