import { TagChips } from "@haul/platform/lists";
import type { Column } from "@haul/ui/data";
import { Day, labelOf, Money, PhoneLink, ToneBadge } from "@haul/ui/freight";
import { CUSTOMER_KINDS, INVOICE_GROUPINGS, INVOICE_SPLITS } from "../../words";
import { invoiceNeeds } from "./customer-words";
import type { Customer } from "./customers.queries";

export const columns: Column<Customer>[] = [
  { key: "name", title: "Customer", isSortable: true, render: ({ name }) => name },
  {
    key: "is_on_credit_hold",
    title: "Credit",
    card: "badge",
    isEmpty: ({ is_on_credit_hold }) => !is_on_credit_hold,
    render: ({ is_on_credit_hold }) => (is_on_credit_hold ? <ToneBadge tone="bad">Credit hold</ToneBadge> : null),
  },
  { key: "kind", title: "Kind", render: ({ kind }) => labelOf(CUSTOMER_KINDS, kind) },
  {
    key: "docket_number",
    title: "MC number",
    isOptional: "narrow",
    isEmpty: ({ docket_number }) => docket_number === undefined,
    render: (customer) => customer.docket_number,
  },
  {
    key: "city",
    file: ["city", "state"],
    title: "City",
    isOptional: "narrow",
    isEmpty: ({ address }) => address === undefined,
    render: ({ address }) => (address ? `${address.city}, ${address.state}` : null),
  },
  {
    key: "phone",
    title: "Phone",
    render: ({ phone }) => (phone ? <PhoneLink inherit phone={phone} /> : null),
  },
  {
    key: "payment_terms_days",
    title: "Terms (days)",
    align: "end",
    isSortable: true,
    render: ({ payment_terms_days }) => payment_terms_days,
  },
  {
    key: "invoice_grouping",
    title: "Invoices",
    isOptional: true,
    card: "hidden",
    render: ({ invoice_grouping }) => labelOf(INVOICE_GROUPINGS, invoice_grouping),
  },
  {
    key: "invoice_split",
    title: "Invoices by",
    isOptional: true,
    card: "hidden",
    render: ({ invoice_split }) => invoice_split && labelOf(INVOICE_SPLITS, invoice_split),
  },
  {
    key: "credit_limit_cents",
    file: ["credit_limit"],
    title: "Credit limit",
    align: "end",
    isSortable: true,
    render: ({ credit_limit_cents, currency }) =>
      credit_limit_cents === undefined ? null : <Money cents={credit_limit_cents} currency={currency} />,
  },
  {
    key: "billing_email",
    title: "Billing email",
    card: "hidden",
    isOptional: true,
    render: ({ billing_email }) => billing_email,
  },
  {
    key: "invoices_need",
    file: ["required_references", "required_documents"],
    title: "Required on invoices",
    card: "hidden",
    isOptional: true,
    isWrapping: true,
    render: (customer) => invoiceNeeds(customer),
  },
  {
    key: "contacts",
    title: "Contacts",
    card: "hidden",
    isOptional: true,
    isWrapping: true,
    render: ({ contacts }) => contacts.map(({ name }) => name).join(", "),
  },
  {
    key: "created_at",
    title: "Added",
    card: "hidden",
    isOptional: true,
    isSortable: true,
    render: ({ created_at }) => <Day on={created_at.slice(0, 10)} />,
  },
  {
    key: "tags",
    title: "Tags",
    isEmpty: ({ tags }) => tags.length === 0,
    render: ({ tags }) => (tags.length === 0 ? null : <TagChips tags={tags} size="sm" />),
  },
];
