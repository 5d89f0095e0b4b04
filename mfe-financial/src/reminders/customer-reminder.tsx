import { Text, Title } from "@haul/ui/core";
import { DescriptionList, QueryStates } from "@haul/ui/data";
import { Day, Money } from "@haul/ui/freight";
import { numbersOf, ReminderBadge } from "./reminder-columns";
import { useCustomerReminder, type CustomerReminder as Reminders } from "./reminders.queries";

/** A customer's next reminder, or why there is none. */
export function CustomerReminder({ customerId }: { customerId: string }) {
  const query = useCustomerReminder(customerId);
  return (
    <section aria-label="Reminders">
      <Title order={2} mb="xs">
        Reminders
      </Title>
      <QueryStates query={query}>{(reminders) => <Next reminders={reminders} />}</QueryStates>
    </section>
  );
}

function Next({ reminders: { is_on, next, opted_out_because, last_reminded_on } }: { reminders: Reminders }) {
  const last = { label: "Last sent", value: last_reminded_on && <Day on={last_reminded_on} /> };
  if (opted_out_because !== undefined) {
    return (
      <>
        <Text>Turned off for this customer: {opted_out_because}</Text>
        {last_reminded_on && <DescriptionList items={[last]} />}
      </>
    );
  }
  const numbers = next?.invoices.filter(({ hold }) => hold === undefined).map(({ invoice }) => invoice.name) ?? [];
  const facts = [
    { label: "Next", value: next && <Day on={next.goes_on} /> },
    { label: "Email", value: next && <ReminderBadge reminder={next} /> },
    { label: "Not sent because", value: next?.hold_reason },
    { label: "To", value: next?.hold === undefined ? next?.email : undefined },
    { label: "Invoices", value: numbers.length > 0 ? numbersOf(numbers) : undefined },
    { label: "Total", value: next && next.total_cents > 0 ? <Money cents={next.total_cents} /> : undefined },
    last,
  ];
  return (
    <>
      {!is_on && (
        <Text c="dimmed" mb="xs">
          The reminder schedule is off. This is what would go out:
        </Text>
      )}
      {next === undefined && <Text c="dimmed">No invoice has a scheduled step left.</Text>}
      <DescriptionList items={facts.filter(({ value }) => value !== undefined)} />
    </>
  );
}
