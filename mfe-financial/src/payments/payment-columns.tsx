import type { Column } from "@haul/ui/data";
import { Day, labelOf, Money, StatusBadge } from "@haul/ui/freight";
import { PAYMENT_METHODS, PAYMENT_STATUSES } from "../words";
import type { Payment } from "./payments.queries";

export const columns: Column<Payment>[] = [
  { key: "received_on", title: "Received", isSortable: true, render: ({ received_on }) => <Day on={received_on} /> },
  { key: "customer", title: "Customer", render: ({ customer }) => customer.name },
  { key: "method", title: "Method", render: ({ method }) => labelOf(PAYMENT_METHODS, method) },
  { key: "reference", title: "Reference", cut: "8rem", render: ({ reference }) => reference },
  {
    key: "status",
    title: "Status",
    card: "badge",
    render: ({ status }) => <StatusBadge kind={PAYMENT_STATUSES} status={status} />,
  },
  {
    key: "amount_cents",
    file: ["amount"],
    title: "Amount",
    align: "end",
    isSortable: true,
    render: ({ amount_cents, currency }) => <Money cents={amount_cents} currency={currency} />,
  },
  {
    key: "unapplied_cents",
    file: ["unapplied"],
    title: "Unapplied",
    align: "end",
    isSortable: true,
    isEmpty: ({ unapplied_cents }) => unapplied_cents === 0,
    render: ({ unapplied_cents, currency }) =>
      unapplied_cents === 0 ? null : <Money cents={unapplied_cents} currency={currency} />,
  },
  {
    key: "refunded_cents",
    file: ["refunded"],
    title: "Refunded",
    align: "end",
    isOptional: true,
    card: "hidden",
    isEmpty: ({ refunded_cents }) => refunded_cents === 0,
    render: ({ refunded_cents, currency }) =>
      refunded_cents === 0 ? null : <Money cents={refunded_cents} currency={currency} />,
  },
  {
    key: "deposit",
    file: ["deposited"],
    title: "Deposited",
    isOptional: true,
    card: "hidden",
    isEmpty: ({ deposit }) => deposit === undefined,
    render: ({ deposit }) => deposit?.name,
  },
  {
    key: "note",
    title: "Note",
    isOptional: true,
    card: "hidden",
    isWrapping: true,
    isEmpty: ({ note }) => note === undefined,
    render: ({ note }) => note,
  },
  {
    key: "created_by",
    title: "Recorded by",
    isOptional: true,
    card: "hidden",
    render: ({ created_by }) => created_by,
  },
];
