import { useCustomer, type Customer } from "../../../partners/customers/customers.queries";
import type { Quote } from "../quotes.queries";

type Contact = Customer["contacts"][number];

/** Who gets a quote. */
export interface Recipient {
  email: string;
  /** Where that is known from, said below the field that it fills. */
  source: string;
}

/** Billing contacts come last. */
const QUOTES = /quot|pric|rate|sales/i;
const INVOICES = /account|payable|billing|invoice|claim/i;

/**
 * To whom the quote went last, else who asked, else the customer's first contact for quotes, else the customer's address.
 * Undefined while the customer is being read.
 */
export function useRecipient(quote: Quote): Recipient | null | undefined {
  const customer = useCustomer(quote.customer?.id);
  return customer.isLoading ? undefined : recipientOf(quote, customer.data);
}

/** Who may have accepted: to whom the quote went, else who asked. Undefined while the customer is being read. */
export function useAnswerer(quote: Quote): { name: string; email: string } | undefined {
  const customer = useCustomer(quote.customer?.id);
  const { sent_to, broker_contact: asked } = quote;
  if (customer.isLoading) return undefined;
  if (sent_to) return { name: nameOf(sent_to, quote, customer.data) ?? "", email: sent_to };
  return { name: asked?.name ?? "", email: asked?.email ?? "" };
}

export function recipientOf(quote: Quote, customer?: Customer): Recipient | null {
  const { sent_to, broker_contact: asked } = quote;
  if (sent_to) return { email: sent_to, source: "The address it was last sent to." };
  if (asked?.email) return { email: asked.email, source: `The quote's contact: ${asked.name}.` };
  const contact = contactForQuotes(customer?.contacts ?? []);
  if (contact?.email) return { email: contact.email, source: contactWords(contact) };
  return customer?.email ? { email: customer.email, source: "The customer's email." } : null;
}

function contactForQuotes(contacts: readonly Contact[]): Contact | undefined {
  const reached = contacts.filter(({ email }) => email);
  return (
    reached.find(({ function: role = "" }) => QUOTES.test(role)) ??
    reached.find(({ function: role = "" }) => !INVOICES.test(role))
  );
}

const contactWords = ({ name, function: role }: Contact) =>
  `The customer's contact: ${role ? `${name}, ${role}` : name}.`;

function nameOf(email: string, { broker_contact: asked }: Quote, customer?: Customer): string | undefined {
  const isTheirs = (contact: { email?: string | undefined }) => contact.email?.toLowerCase() === email.toLowerCase();
  const contacts = [...(asked ? [asked] : []), ...(customer?.contacts ?? [])];
  // A contact of the quote without an address of their own is the one that it was sent to.
  return (contacts.find(isTheirs) ?? (asked?.email ? undefined : asked))?.name;
}
