import { Anchor, Group, Stack, Table, Text, UiLink } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates } from "@haul/ui/data";
import { formatMiles } from "@haul/ui/format";
import { Money, Rate, RelativeTime, StatusBadge, formatDuration } from "@haul/ui/freight";
import { daysOnAverage, useCustomerCredit } from "../../../partners/credit/credit.queries";
import { partyOf } from "../party-of";
import { useLane, type Lane } from "../quotes.queries";
import { quoteRecord } from "../quotes.records";

interface LanePanelProps {
  originId: string;
  destinationId: string;
  /** Who asks for the price. */
  customerId?: string;
  /** The quote beside it, which is not listed. */
  quoteId?: string;
}

/** What the carrier knows about the lane: its last loads and quotes, and how soon the customer pays. */
export function LanePanel({ originId, destinationId, customerId, quoteId }: LanePanelProps) {
  const lane = useLane(originId, destinationId);
  const others = (data: Lane): Lane => ({ ...data, quotes: data.quotes.filter(({ id }) => id !== quoteId) });
  return (
    <Panel title="This lane">
      <QueryStates query={lane}>{(data) => <LaneFacts lane={others(data)} customerId={customerId} />}</QueryStates>
    </Panel>
  );
}

function LaneFacts({ lane, customerId }: { lane: Lane; customerId: string | undefined }) {
  const { reload } = lane;
  const days = useCustomerCredit(customerId).data?.average_days_to_pay;
  if (lane.loads.length === 0 && lane.quotes.length === 0 && !reload && days === undefined) {
    return (
      <Text size="md" c="dimmed">
        No delivered load and no other quote from {lane.origin} to {lane.destination} yet.
      </Text>
    );
  }
  const facts = [
    { label: "Average per mile", value: lane.rate_per_mile && <Rate rate={lane.rate_per_mile} /> },
    { label: "On time", value: lane.on_time_percent && `${lane.on_time_percent}%` },
    {
      label: "Dwell at a stop",
      value: lane.average_dwell_minutes === undefined ? undefined : formatDuration(lane.average_dwell_minutes),
    },
    { label: `Reload from ${lane.destination}`, value: reload && <Reload reload={reload} /> },
    { label: "Customer pays in", value: days === undefined ? undefined : daysOnAverage(days) },
  ].filter(({ value }) => value !== undefined);
  return (
    <Stack gap="sm">
      {facts.length > 0 && <DescriptionList items={facts} />}
      {lane.loads.length > 0 && <Loads lane={lane} />}
      {lane.quotes.length > 0 && <Quotes lane={lane} />}
    </Stack>
  );
}

/** How often our trucks found freight again where the lane ends. */
function Reload({ reload }: { reload: NonNullable<Lane["reload"]> }) {
  const { delivery_count, reload_count, percent, average_wait_minutes, average_empty_miles } = reload;
  return (
    <>
      {percent}%
      <Text span size="sm" c="dimmed">
        {` ${reload_count} of ${delivery_count} deliveries nearby in 90 days`}
        {average_wait_minutes !== undefined && `, after ${formatDuration(average_wait_minutes)}`}
        {average_empty_miles !== undefined && ` and ${formatMiles(Number(average_empty_miles))} empty`}
      </Text>
    </>
  );
}

function Loads({ lane }: { lane: Lane }) {
  return (
    <Table aria-label="Last loads on this lane" verticalSpacing={4} horizontalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Load</Table.Th>
          <Table.Th>Customer</Table.Th>
          <Table.Th ta="end">Total</Table.Th>
          <Table.Th ta="end">Per mile</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lane.loads.map((load) => (
          <Table.Tr key={load.id}>
            <Table.Td style={{ whiteSpace: "nowrap" }}>
              <Anchor component={UiLink} href={`/apps/loads/${load.id}`}>
                {load.number}
              </Anchor>
            </Table.Td>
            <Table.Td>{load.customer_name}</Table.Td>
            <Table.Td ta="end">
              <Money cents={load.total_cents} currency={load.currency} />
            </Table.Td>
            <Table.Td ta="end">{load.rate_per_mile ? <Rate rate={load.rate_per_mile} /> : "–"}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Quotes({ lane }: { lane: Lane }) {
  return (
    <Table aria-label="Last quotes on this lane" verticalSpacing={4} horizontalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Quote</Table.Th>
          <Table.Th>Customer</Table.Th>
          <Table.Th ta="end">Total</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lane.quotes.map((quote) => (
          <Table.Tr key={quote.id}>
            <Table.Td style={{ whiteSpace: "nowrap" }}>
              <Anchor component={UiLink} href={`/apps/quotation/${quote.id}`}>
                {quote.number}
              </Anchor>
            </Table.Td>
            <Table.Td>
              {partyOf(quote)}
              <Group gap="xs">
                <StatusBadge kind={quoteRecord.looks} status={quote.status} size="sm" />
                <Text size="sm" c="dimmed">
                  {quote.sent_at && <RelativeTime at={quote.sent_at} />}
                </Text>
              </Group>
            </Table.Td>
            <Table.Td ta="end">
              <Money cents={quote.total_cents} currency={quote.currency} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
