import { Group } from "@haul/ui/core";
import type { Column } from "@haul/ui/data";
import { Day, labelOf, Money, ToneBadge } from "@haul/ui/freight";
import { IconAlertTriangle, IconBan } from "@haul/ui/icons";
import { COLLECTION_STAGES } from "../words";
import { AGING, overdueCents } from "./aging";
import type { Receivable } from "./receivables.queries";
import { FollowUp, Promised } from "./standing";

/** An amount of the API's only currency; nothing where it is 0, so that what is owed stands out. */
const amount = (cents: number) => (cents === 0 ? null : <Money cents={cents} />);

export const columns: Column<Receivable>[] = [
  { key: "customer", title: "Customer", render: ({ customer }) => customer.name },
  ...AGING.map(({ key, file, title }): Column<Receivable> => ({
    key,
    file: [file],
    title,
    align: "end",
    card: "hidden",
    render: (row) => amount(row[key]),
  })),
  {
    key: "owed_cents",
    file: ["owed"],
    title: "Owed",
    align: "end",
    render: ({ owed_cents }) => amount(owed_cents),
  },
  {
    // The sum of columns that a table has side by side, for a card and for those who choose it.
    key: "overdue",
    file: [],
    title: "Overdue",
    align: "end",
    isOptional: true,
    isEmpty: (row) => overdueCents(row) === 0,
    render: (row) => amount(overdueCents(row)),
  },
  {
    key: "unapplied_cents",
    file: ["unapplied"],
    title: "Unapplied",
    align: "end",
    isEmpty: ({ unapplied_cents }) => unapplied_cents === 0,
    render: ({ unapplied_cents }) => amount(unapplied_cents),
  },
  {
    key: "follow_up_on",
    title: "Follow up",
    isEmpty: ({ follow_up_on }) => follow_up_on === undefined,
    render: ({ follow_up_on }) => follow_up_on && <FollowUp on={follow_up_on} />,
  },
  {
    key: "promised_on",
    file: ["promised_on", "promised", "promise_paid", "is_promise_broken"],
    title: "Promised",
    isOptional: "narrow",
    isEmpty: ({ promised_on }) => promised_on === undefined,
    render: (row) => (row.promised_on === undefined ? null : <Promised row={row} />),
  },
  {
    key: "stage",
    title: "Stage",
    isOptional: true,
    card: "hidden",
    render: ({ stage }) => labelOf(COLLECTION_STAGES, stage),
  },
  {
    key: "last_contact_on",
    title: "Last contact",
    isOptional: true,
    card: "hidden",
    isEmpty: ({ last_contact_on }) => last_contact_on === undefined,
    render: ({ last_contact_on }) => last_contact_on && <Day on={last_contact_on} />,
  },
  {
    key: "average_days_to_pay",
    title: "Days to pay",
    align: "end",
    isOptional: "medium",
    card: "hidden",
    isEmpty: ({ average_days_to_pay }) => average_days_to_pay === undefined,
    render: ({ average_days_to_pay }) => average_days_to_pay,
  },
  {
    key: "credit_limit_cents",
    file: ["credit_limit", "is_on_credit_hold"],
    title: "Credit limit",
    align: "end",
    isOptional: "narrow",
    isEmpty: (row) => !hasCreditTerms(row),
    render: (row) => (hasCreditTerms(row) ? <Credit row={row} /> : null),
  },
  {
    key: "invoice_count",
    title: "Invoices",
    align: "end",
    isOptional: true,
    card: "hidden",
    render: ({ invoice_count }) => invoice_count.toLocaleString("en-US"),
  },
  {
    key: "oldest_due_on",
    title: "Oldest due",
    isOptional: true,
    card: "hidden",
    isEmpty: ({ oldest_due_on }) => oldest_due_on === undefined,
    render: ({ oldest_due_on }) => oldest_due_on && <Day on={oldest_due_on} />,
  },
];

export const hasCreditTerms = ({ credit_limit_cents, is_on_credit_hold }: Receivable): boolean =>
  credit_limit_cents !== undefined || is_on_credit_hold;

/** The limit, whether more than that is owed, and whether the customer is on hold. */
export function Credit({ row }: { row: Receivable }) {
  const { credit_limit_cents: limit, is_on_credit_hold, owed_cents } = row;
  return (
    <Group gap={4} wrap="nowrap" display="inline-flex">
      {is_on_credit_hold && (
        <ToneBadge tone="bad" icon={IconBan}>
          Credit hold
        </ToneBadge>
      )}
      {limit !== undefined && owed_cents > limit && (
        <ToneBadge tone="attention" icon={IconAlertTriangle} title="The customer owes more than the credit limit">
          Over limit
        </ToneBadge>
      )}
      {limit !== undefined && <Money cents={limit} />}
    </Group>
  );
}
