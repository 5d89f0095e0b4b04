import { addressLine, formatDate, formatMoney } from "@haul/ui/format";
import { codeWord, discountTerms, formatPhone, labelOf } from "@haul/ui/freight";
import {
  CONTACT,
  CUSTOMER_KINDS,
  INVOICE_DELIVERIES,
  INVOICE_GROUPINGS,
  INVOICE_SPLITS,
  LOAD,
  QUOTE,
} from "../../words";
import { countWords, type MergeField } from "../merging/merge-rows";
import { graceWords, invoiceNeeds } from "./customer-words";
import type { Customer, MergePreview } from "./customers.queries";

/** What is compared of two customers before they become one. */
export const MERGE_FIELDS: readonly MergeField<Customer>[] = [
  { label: "Name", of: ({ name }) => name },
  { label: "Kind", of: ({ kind }) => labelOf(CUSTOMER_KINDS, kind) },
  { label: "MC number", of: ({ docket_number }) => docket_number },
  { label: "Phone", of: ({ phone }) => phone && formatPhone(phone) },
  { label: "Email", of: ({ email }) => email },
  { label: "Billing email", of: ({ billing_email }) => billing_email },
  {
    label: "Address",
    of: ({ address }) => addressLine(address),
  },
  { label: "Terms", of: (customer) => discountTerms(customer) ?? `${customer.payment_terms_days} days` },
  { label: "Invoices", of: ({ invoice_grouping }) => labelOf(INVOICE_GROUPINGS, invoice_grouping) },
  { label: "Invoices by", of: ({ invoice_split }) => invoice_split && labelOf(INVOICE_SPLITS, invoice_split) },
  { label: "Invoice delivery", of: ({ invoice_delivery }) => INVOICE_DELIVERIES[invoice_delivery] },
  { label: "Portal", of: ({ invoice_portal }) => invoice_portal },
  {
    label: "Credit limit",
    of: ({ credit_limit_cents }) => (credit_limit_cents === undefined ? undefined : formatMoney(credit_limit_cents)),
  },
  { label: "Credit source", of: ({ credit_source }) => credit_source },
  { label: "Credit checked", of: ({ credit_checked_on }) => credit_checked_on && formatDate(credit_checked_on) },
  { label: "Credit hold", of: ({ is_on_credit_hold }) => (is_on_credit_hold ? "Yes" : "No") },
  { label: "On-time grace", of: graceWords },
  {
    label: "Required on invoices",
    of: invoiceNeeds,
  },
  {
    label: "Invoice packet",
    of: ({ invoice_packet_order }) => invoice_packet_order.map((kind) => codeWord("document", kind)).join(", "),
  },
  { label: "Contacts", of: ({ contacts }) => contacts.map(({ name }) => name).join(", ") },
  { label: "Notes", of: ({ notes }) => notes },
];

/** How much goes over, in words. */
export function movesWords(moves: MergePreview["moves"]): string[] {
  const told = countWords([
    [moves.loads, LOAD.one, LOAD.many],
    [moves.documents, "document on these loads", "documents on these loads"],
    [moves.quotes, QUOTE.one, QUOTE.many],
    [moves.detentions, "detention, with its original terms", "detentions, with their original terms"],
    [moves.contacts, CONTACT.one, CONTACT.many],
  ]);
  if (moves.detention_policy === "moves") told.push("Its own detention terms");
  if (moves.detention_policy === "stays") told.push("No detention terms: those of the customer you keep apply");
  if (moves.shared_references > 0)
    told.push(
      moves.shared_references === 1
        ? "1 load has the same reference as a load of the other customer; both stay"
        : `${moves.shared_references} loads have the same references as loads of the other customer; all stay`,
    );
  return told.length > 0 ? told : ["Nothing: it has no loads, quotes or contacts"];
}
