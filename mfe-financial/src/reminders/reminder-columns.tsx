import { Email } from "@haul/ui/core";
import type { Column } from "@haul/ui/data";
import { labelOf, Money, ToneBadge } from "@haul/ui/freight";
import { IconBellOff, IconMail } from "@haul/ui/icons";
import { REMINDER_HOLDS, REMINDER_TONES } from "../words";
import type { Reminder } from "./reminders.queries";

export const columns: Column<Reminder>[] = [
  { key: "customer", title: "Customer", render: ({ customer }) => customer.name },
  {
    key: "hold",
    title: "Reminder",
    card: "badge",
    render: (reminder) => <ReminderBadge reminder={reminder} />,
  },
  {
    key: "invoices",
    title: "Invoices",
    isWrapping: true,
    render: ({ invoices }) => numbersOf(invoices.map(({ invoice }) => invoice.name)),
  },
  {
    key: "total_cents",
    title: "Total",
    align: "end",
    isEmpty: ({ total_cents }) => total_cents === 0,
    render: ({ total_cents }) => (total_cents === 0 ? null : <Money cents={total_cents} />),
  },
  {
    key: "email",
    title: "Email",
    isEmpty: ({ email }) => email === undefined,
    render: ({ email }) => email && <Email address={email} />,
  },
  {
    key: "hold_reason",
    title: "Not sent because",
    isWrapping: true,
    isEmpty: ({ hold_reason }) => hold_reason === undefined,
    render: ({ hold_reason }) => hold_reason,
  },
];

/** Which mail goes out, or what holds it up. */
export function ReminderBadge({ reminder: { hold, hold_reason, tone } }: { reminder: Reminder }) {
  return hold === undefined ? (
    <ToneBadge tone="planned" icon={IconMail}>
      {labelOf(REMINDER_TONES, tone)}
    </ToneBadge>
  ) : (
    <ToneBadge tone="neutral" icon={IconBellOff} {...(hold_reason === undefined ? {} : { title: hold_reason })}>
      {labelOf(REMINDER_HOLDS, hold)}
    </ToneBadge>
  );
}

/** As many as fit a line. */
const NAMED = 3;

/** The first numbers, and how many more there are. */
export function numbersOf(numbers: readonly string[]): string {
  const more = numbers.length - NAMED;
  return more > 0 ? `${numbers.slice(0, NAMED).join(", ")} and ${more} more` : numbers.join(", ");
}
