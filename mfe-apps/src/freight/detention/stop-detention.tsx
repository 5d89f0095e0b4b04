import { Anchor, Group, UiLink } from "@haul/ui/core";
import { StatusBadge, formatDuration } from "@haul/ui/freight";
import { formatMoney } from "@haul/ui/format";
import { DetentionClock } from "./detention-clock";
import type { Detention } from "./detention.queries";
import { detentionRecord } from "./detention.records";

/** A stop's detention, beside the stop; opens the case. */
export function StopDetention({ detention }: { detention: Detention | undefined }) {
  if (!detention || detention.status === "not_billable") return null;
  const { amount_cents, approved_cents, billable_minutes, currency } = detention;
  return (
    <Group gap="xs" mt={4}>
      {detention.status === "accruing" ? (
        <DetentionClock detention={detention} size="sm" />
      ) : (
        <StatusBadge kind={detentionRecord.looks} status={detention.status} size="sm" />
      )}
      <Anchor component={UiLink} href={`/apps/loads/detention?detention=${detention.id}`} size="sm">
        Detention
        {billable_minutes > 0 &&
          ` ${formatDuration(billable_minutes)}, ${formatMoney(approved_cents ?? amount_cents, currency)}`}
      </Anchor>
    </Group>
  );
}
