import { Anchor, Stack, Text, UiLink } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates } from "@haul/ui/data";
import { Money, formatDate, formatDuration, formatNumber } from "@haul/ui/freight";
import { useFacilityDetention, type FacilityDetentionReport } from "./facilities.queries";

/** How long a facility keeps trucks waiting, and the outcome of the claims. */
export function FacilityDetention({ facilityId }: { facilityId: string }) {
  const report = useFacilityDetention(facilityId);
  return (
    <Panel title="Detention">
      <QueryStates query={report}>
        {(data) => (
          <Stack gap="xs">
            <Sums report={data} />
            <Anchor component={UiLink} href={`/apps/loads/detention/payers?facility_id=${facilityId}`}>
              Who pays for detention here
            </Anchor>
          </Stack>
        )}
      </QueryStates>
    </Panel>
  );
}

function Sums({ report: { total, from, to } }: { report: FacilityDetentionReport }) {
  const range = `from ${formatDate(from)} to ${formatDate(to)}`;
  if (total.stop_count === 0) return <Text c="dimmed">No trucks arrived here {range}.</Text>;
  return (
    <>
      <Text c="dimmed">Arrivals {range}.</Text>
      <DescriptionList
        items={[
          { label: "Stops", value: formatNumber(total.stop_count) },
          {
            label: "Average dwell",
            value: total.average_dwell_minutes === undefined ? undefined : formatDuration(total.average_dwell_minutes),
          },
          { label: "Detained", value: formatNumber(total.detained_count) },
          { label: "Open", value: amount(total.pending_cents + total.disputed_cents) },
          { label: "Claimed", value: amount(total.approved_cents) },
          { label: "Billed", value: amount(total.billed_cents) },
          { label: "Paid", value: amount(total.paid_cents) },
        ]}
      />
    </>
  );
}

const amount = (cents: number) => (cents === 0 ? undefined : <Money cents={cents} />);
