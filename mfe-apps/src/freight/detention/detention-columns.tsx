import { Button, Group, Text, useIsPhone } from "@haul/ui/core";
import type { Column } from "@haul/ui/data";
import { Money, StatusBadge, StopTime, ToneBadge, codeWord, formatDuration } from "@haul/ui/freight";
import { DOT } from "../../shared/dot";
import { DETENTION_OUTCOMES } from "../../words";
import { DetentionClock } from "./detention-clock";
import type { Detention } from "./detention.queries";
import { detentionRecord } from "./detention.records";

/** Opens the dialog that claims the wait; without it the person may not decide. */
type OnClaim = ((detention: Detention) => void) | undefined;

export const columnsOf = (onClaim: OnClaim): Column<Detention>[] => [
  ...COLUMNS,
  ...(onClaim ? [claimColumn(onClaim)] : []),
];

/** The usual decision, without a look at the evidence; the others are in the drawer. */
const claimColumn = (onClaim: NonNullable<OnClaim>): Column<Detention> => ({
  key: "claim",
  title: "Decide",
  isEmpty: (detention) => !isToClaim(detention),
  render: (detention) => isToClaim(detention) && <Claim detention={detention} onClaim={onClaim} />,
});

const isToClaim = ({ status, allowed_actions }: Detention) =>
  status === "pending" && allowed_actions.includes("approve");

function Claim({ detention, onClaim }: { detention: Detention; onClaim: NonNullable<OnClaim> }) {
  const isPhone = useIsPhone();
  return (
    <Button
      variant="light"
      size={isPhone ? "md" : "compact-sm"}
      {...(isPhone ? { mih: "2.75rem" } : {})}
      aria-label={`Claim detention of load ${detention.load.number}`}
      onClick={() => onClaim(detention)}
    >
      Claim
    </Button>
  );
}

const COLUMNS: Column<Detention>[] = [
  {
    key: "load",
    file: ["load", "stop"],
    title: "Load",
    render: ({ load, stop }) => `${load.number}${DOT}stop ${stop.sequence}`,
  },
  { key: "status", title: "Status", card: "badge", render: (detention) => <State detention={detention} /> },
  { key: "facility", title: "Facility", cut: "9rem", render: ({ stop }) => <Place stop={stop} /> },
  { key: "customer", title: "Customer", cut: "7rem", render: ({ customer }) => customer.name },
  {
    key: "arrived_at",
    title: "Arrived",
    isSortable: true,
    render: ({ arrived_at, stop }) => (arrived_at ? <StopTime at={arrived_at} zone={stop.time_zone} /> : null),
  },
  {
    key: "dwell_minutes",
    title: "Dwell",
    align: "end",
    isSortable: true,
    // Beside it the buttons of a row do not fit a laptop's window.
    isOptional: true,
    render: ({ dwell_minutes }) => (dwell_minutes === undefined ? null : formatDuration(dwell_minutes)),
  },
  {
    key: "billable_minutes",
    title: "Billable",
    align: "end",
    isSortable: true,
    render: ({ billable_minutes }) => (billable_minutes === 0 ? null : formatDuration(billable_minutes)),
  },
  {
    key: "amount_cents",
    file: ["amount"],
    title: "Amount",
    align: "end",
    isSortable: true,
    render: (detention) => {
      const { approved_cents, amount_cents } = detention;
      return approved_cents === undefined && amount_cents === 0 ? null : <Amount detention={detention} />;
    },
  },
];

/** Where the claim stands; what asks for attention stands beneath. */
export function State({ detention }: { detention: Detention }) {
  return (
    <Group gap={4} maw="12rem">
      {detention.status === "accruing" ? (
        <DetentionClock detention={detention} />
      ) : (
        <StatusBadge kind={detentionRecord.looks} status={detention.status} />
      )}
      {detention.outcome === "times_unconfirmed" && (
        <ToneBadge tone="attention" size="sm" title="The clock counts once the times at the stop are confirmed.">
          {DETENTION_OUTCOMES[detention.outcome]}
        </ToneBadge>
      )}
      {detention.has_changed_facts && (
        <ToneBadge tone="attention" size="sm" title="The times at the stop changed after the decision.">
          Facts changed
        </ToneBadge>
      )}
      {detention.is_notice_missing && detention.status === "pending" && (
        <ToneBadge tone="attention" size="sm" title="The customer was not notified before free time ended.">
          Notice not sent
        </ToneBadge>
      )}
    </Group>
  );
}

function Place({ stop }: Pick<Detention, "stop">) {
  return (
    <>
      {stop.facility.name}
      <Text size="sm" c="dimmed" truncate>
        {codeWord("stop", stop.kind)}&nbsp;· {stop.city}, {stop.state}
      </Text>
    </>
  );
}

/** What is claimed, and what the terms would give where that is more. */
function Amount({ detention }: { detention: Detention }) {
  const { amount_cents, approved_cents, currency } = detention;
  if (approved_cents === undefined || approved_cents === amount_cents)
    return <Money cents={amount_cents} currency={currency} />;
  return (
    <>
      <Money cents={approved_cents} currency={currency} />
      <Text size="sm" c="dimmed">
        of <Money cents={amount_cents} currency={currency} />
      </Text>
    </>
  );
}
