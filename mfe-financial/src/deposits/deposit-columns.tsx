import type { Column } from "@haul/ui/data";
import { Day, Money, ToneBadge } from "@haul/ui/freight";
import { IconBan } from "@haul/ui/icons";
import type { Deposit } from "./deposits.queries";

export const columns: Column<Deposit>[] = [
  {
    key: "deposited_on",
    title: "Deposited",
    isSortable: true,
    render: ({ deposited_on }) => <Day on={deposited_on} />,
  },
  {
    key: "voided_at",
    title: "Status",
    card: "badge",
    isEmpty: ({ voided_at }) => voided_at === undefined,
    render: (deposit) => <VoidedBadge deposit={deposit} />,
  },
  {
    key: "reference",
    title: "Reference",
    isEmpty: ({ reference }) => reference === undefined,
    render: ({ reference }) => reference,
  },
  {
    key: "payment_count",
    title: "Payments",
    align: "end",
    render: ({ payment_count }) => payment_count.toLocaleString("en-US"),
  },
  {
    key: "amount_cents",
    file: ["amount"],
    title: "Amount",
    align: "end",
    isSortable: true,
    render: ({ amount_cents, currency }) => <Money cents={amount_cents} currency={currency} />,
  },
  { key: "created_by", title: "Created by", card: "hidden", render: ({ created_by }) => created_by },
  {
    key: "void_reason",
    title: "Reason",
    isOptional: true,
    card: "hidden",
    isWrapping: true,
    isEmpty: ({ void_reason }) => void_reason === undefined,
    render: ({ void_reason }) => void_reason,
  },
];

/** Nothing for a deposit that stands. */
export function VoidedBadge({ deposit: { voided_at } }: { deposit: Pick<Deposit, "voided_at"> }) {
  return voided_at === undefined ? null : (
    <ToneBadge tone="neutral" icon={IconBan}>
      Voided
    </ToneBadge>
  );
}
