import { codeWord } from "@haul/ui/freight";
import type { Customer } from "./customers.queries";

export const CUSTOMER_KINDS = [
  { value: "broker", label: "Broker" },
  { value: "shipper", label: "Shipper" },
  { value: "third_party_logistics", label: "3PL" },
];

/** References and documents without which no load of theirs is billed. */
export const invoiceNeeds = ({ required_references, required_documents }: Customer) =>
  [
    ...required_references.map((kind) => codeWord("reference", kind)),
    ...required_documents.map((kind) => codeWord("document", kind)),
  ].join(", ");
