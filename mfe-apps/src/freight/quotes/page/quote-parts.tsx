import { Anchor, Table, UiLink } from "@haul/ui/core";
import { ChargesTable, LaneLabel, Money, RelativeTime, StatusBadge, StopList } from "@haul/ui/freight";
import { DOT } from "../../../shared/dot";
import { partyOf } from "../party-of";
import type { Quote } from "../quotes.queries";
import { quoteRecord } from "../quotes.records";

/** Who asks, and for which lane. */
export function QuoteLane({ quote }: { quote: Quote }) {
  const place = (stop: Quote["stops"][number] | undefined) => stop?.facility.address;
  const [origin, destination] = [place(quote.stops[0]), place(quote.stops.at(-1))];
  return (
    <>
      {partyOf(quote)}
      {origin && destination && (
        <>
          {DOT}
          <LaneLabel origin={origin} destination={destination} />
        </>
      )}
    </>
  );
}

/** The way as the customer asks for it; nothing has happened there yet, and no appointment is to be confirmed. */
export function QuoteStops({ quote }: { quote: Quote }) {
  const stops = quote.stops.map((stop) => {
    return { ...stop, timeliness: "on_time" as const, is_appointment_confirmed: true, events: [] };
  });
  return <StopList stops={stops} />;
}

export function QuoteCharges({ quote }: { quote: Quote }) {
  const charges = quote.charges.map((charge) => ({ ...charge, status: "pending" as const }));
  return <ChargesTable charges={charges} totalCents={quote.total_cents} currency={quote.currency} />;
}

/** Every version of the number; the one that is open stands without a link. */
export function QuoteVersions({ quote }: { quote: Quote }) {
  return (
    <Table aria-label="Versions" verticalSpacing={4} horizontalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Version</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th>Created</Table.Th>
          <Table.Th ta="end">Total</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {quote.versions.map((version) => (
          <Table.Tr key={version.id} aria-current={version.id === quote.id ? "true" : undefined}>
            <Table.Td>
              {version.id === quote.id ? (
                version.number
              ) : (
                <Anchor component={UiLink} href={`/apps/quotation/${version.id}`}>
                  {version.number}
                </Anchor>
              )}
            </Table.Td>
            <Table.Td>
              <StatusBadge kind={quoteRecord.looks} status={version.status} size="sm" />
            </Table.Td>
            <Table.Td>
              <RelativeTime at={version.created_at} />
            </Table.Td>
            <Table.Td ta="end">
              <Money cents={version.total_cents} currency={version.currency} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
