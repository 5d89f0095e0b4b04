import { Group, Stack, Text } from "@haul/ui/core";
import { useFormContext } from "@haul/ui/forms";
import { RateDifference } from "@haul/ui/freight";
import { formatMoney } from "@haul/ui/format";
import type { LoadValues } from "./load-form-values";
import { loadTotal } from "./load-total";

function useTotal() {
  const { charges, loaded_miles, rate_confirmation_cents } = useFormContext().form.values as LoadValues;
  return { ...loadTotal(charges, loaded_miles), confirmedCents: rate_confirmation_cents };
}

/** What the charges above it come to, line by line where there is more than the line haul. */
export function ChargeSums() {
  const { lineHaulCents, otherCents, totalCents, pendingCents, lacksMiles, confirmedCents } = useTotal();
  const notes = [
    pendingCents !== 0 && `${formatMoney(pendingCents)} is pending until the customer approves it.`,
    lacksMiles && "Charges by the mile are added once the loaded miles are known.",
  ].filter((note) => note !== false);
  if (totalCents === 0 && notes.length === 0) return null;
  return (
    <Stack role="group" aria-label="Total" gap={2} maw="24rem">
      {otherCents !== 0 && (
        <>
          <Line label="Line haul" cents={lineHaulCents} />
          <Line label="Other charges" cents={otherCents} />
        </>
      )}
      <Line label="Total" cents={totalCents} isSum />
      {confirmedCents !== null && (
        <Group justify="space-between">
          <Text size="sm">Difference from the rate confirmation</Text>
          <RateDifference cents={totalCents - confirmedCents} />
        </Group>
      )}
      {notes.map((note) => (
        <Text key={note} size="sm" c="dimmed">
          {note}
        </Text>
      ))}
    </Stack>
  );
}

function Line({ label, cents, isSum = false }: { label: string; cents: number; isSum?: boolean }) {
  return (
    <Group justify="space-between" fw={isSum ? 600 : 400}>
      <span>{label}</span>
      <span>{formatMoney(cents)}</span>
    </Group>
  );
}

/** The same sum beside the button that books. */
export function RunningTotal() {
  const { totalCents, lacksMiles } = useTotal();
  if (totalCents === 0 && !lacksMiles) return null;
  return (
    <Text fw={600}>
      Total {formatMoney(totalCents)}
      {lacksMiles && " plus the charge by the mile"}
    </Text>
  );
}
