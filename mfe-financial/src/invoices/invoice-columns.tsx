import type { Column } from "@haul/ui/data";
import { Day, Money, StatusBadge, ToneBadge } from "@haul/ui/freight";
import { IconAlertTriangle, IconClock, IconFileInvoice } from "@haul/ui/icons";
import { INVOICE_DELIVERIES, INVOICE_ORIGINS, INVOICE_STATUSES, MAIL_STATUSES } from "../words";
import type { Invoice } from "./invoices.queries";

export const columns: Column<Invoice>[] = [
  { key: "number", title: "Invoice", isSortable: true, render: ({ number }) => number },
  { key: "status", title: "Status", card: "badge", render: (invoice) => <InvoiceBadges invoice={invoice} /> },
  { key: "customer", title: "Customer", render: ({ customer }) => customer.name },
  { key: "invoiced_on", title: "Date", isSortable: true, render: ({ invoiced_on }) => <Day on={invoiced_on} /> },
  { key: "due_on", title: "Due", isSortable: true, render: (invoice) => <Due invoice={invoice} /> },
  {
    key: "total_cents",
    file: ["total"],
    title: "Total",
    align: "end",
    isSortable: true,
    render: ({ total_cents, currency }) => <Money cents={total_cents} currency={currency} />,
  },
  {
    key: "adjusted_cents",
    file: ["adjusted"],
    title: "Adjusted",
    align: "end",
    isOptional: true,
    card: "hidden",
    isEmpty: ({ adjusted_cents }) => adjusted_cents === 0,
    render: ({ adjusted_cents, currency }) =>
      adjusted_cents === 0 ? null : <Money cents={adjusted_cents} currency={currency} />,
  },
  {
    key: "balance_cents",
    file: ["balance"],
    title: "Owed",
    align: "end",
    isSortable: true,
    isEmpty: ({ balance_cents }) => balance_cents === 0,
    render: ({ balance_cents, currency }) =>
      balance_cents === 0 ? null : <Money cents={balance_cents} currency={currency} />,
  },
  {
    key: "disputed_cents",
    file: ["disputed"],
    title: "Disputed",
    align: "end",
    isOptional: true,
    card: "hidden",
    isEmpty: ({ disputed_cents }) => disputed_cents === 0,
    render: ({ disputed_cents, currency }) =>
      disputed_cents === 0 ? null : <Money cents={disputed_cents} currency={currency} />,
  },
  {
    key: "load_count",
    title: "Loads",
    align: "end",
    isOptional: "narrow",
    isEmpty: ({ origin }) => origin === "opening_balance",
    render: ({ origin, load_count }) => (origin === "loads" ? load_count.toLocaleString("en-US") : null),
  },
  {
    key: "delivery",
    title: "Delivery",
    isOptional: true,
    card: "hidden",
    render: ({ delivery }) => INVOICE_DELIVERIES[delivery],
  },
  {
    key: "portal",
    title: "Portal",
    isOptional: true,
    card: "hidden",
    isEmpty: ({ portal }) => portal === undefined,
    render: ({ portal }) => portal,
  },
  {
    key: "discount_until",
    title: "Discount until",
    isOptional: true,
    card: "hidden",
    isEmpty: ({ discount_until }) => discount_until === undefined,
    render: ({ discount_until }) => discount_until && <Day on={discount_until} />,
  },
  {
    key: "origin",
    title: "Origin",
    isOptional: true,
    card: "hidden",
    render: ({ origin }) => INVOICE_ORIGINS[origin],
  },
  {
    key: "reference",
    title: "Reference",
    isOptional: true,
    card: "hidden",
    isEmpty: ({ reference }) => reference === undefined,
    render: ({ reference }) => reference,
  },
  {
    key: "sent_to",
    title: "Sent to",
    isOptional: true,
    card: "hidden",
    isEmpty: ({ sent_to }) => sent_to === undefined,
    render: ({ sent_to }) => sent_to,
  },
  {
    key: "created_by",
    title: "Created by",
    isOptional: true,
    card: "hidden",
    render: ({ created_by }) => created_by,
  },
];

/** How far the invoice is, and its mail while that is not done. */
export function InvoiceBadges({ invoice: { status, origin, mail_status, disputed_cents } }: { invoice: Invoice }) {
  return (
    <>
      <StatusBadge kind={INVOICE_STATUSES} status={status} />
      {origin === "opening_balance" && (
        <ToneBadge
          tone="neutral"
          icon={IconFileInvoice}
          title="What the customer owed on an invoice from another system"
        >
          {INVOICE_ORIGINS[origin]}
        </ToneBadge>
      )}
      {disputed_cents > 0 && (
        <ToneBadge tone="attention" icon={IconAlertTriangle} title="The customer doesn't want to pay part of it">
          Disputed
        </ToneBadge>
      )}
      {mail_status && mail_status !== "sent" && status !== "voided" && (
        <StatusBadge kind={MAIL_STATUSES} status={mail_status} />
      )}
    </>
  );
}

export function Due({ invoice: { due_on, is_overdue } }: { invoice: Pick<Invoice, "due_on" | "is_overdue"> }) {
  return is_overdue ? (
    <ToneBadge tone="bad" icon={IconClock} title="Overdue">
      <Day on={due_on} />
    </ToneBadge>
  ) : (
    <Day on={due_on} />
  );
}
