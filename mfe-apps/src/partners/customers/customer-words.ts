import { formatDuration } from "@haul/ui/format";
import { codeWord } from "@haul/ui/freight";
import type { Customer } from "./customers.queries";

interface WithGrace {
  on_time_grace_minutes?: number | undefined;
}

/** How long after the agreed time an arrival is still on time for them. */
export const graceWords = ({ on_time_grace_minutes: minutes }: WithGrace) =>
  minutes === undefined ? "Company default" : formatDuration(minutes);

/** References and documents without which no load of theirs is billed. */
export const invoiceNeeds = ({ required_references, required_documents }: Customer) =>
  [
    ...required_references.map((kind) => codeWord("reference", kind)),
    ...required_documents.map((kind) => codeWord("document", kind)),
  ].join(", ");
