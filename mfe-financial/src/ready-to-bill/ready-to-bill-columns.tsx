import { Group, Stack, Text } from "@haul/ui/core";
import type { Column } from "@haul/ui/data";
import {
  LaneLabel,
  Money,
  PaperPresence,
  StatusBadge,
  StopTime,
  ToneBadge,
  codeWord,
  type BillingStatus,
} from "@haul/ui/freight";
import { IconClock, IconFileAlert } from "@haul/ui/icons";
import { blockerWords } from "./blocker-words";
import { needsLook, type ReadyToBillItem } from "./ready-to-bill.queries";

/** A week is when a broker's clerk asks; from here on the wait is pointed out. */
const LONG_WAIT_DAYS = 7;

export const columns: Column<ReadyToBillItem>[] = [
  { key: "number", file: ["load"], title: "Load", isSortable: true, render: (item) => item.number },
  { key: "customer", title: "Customer", render: (item) => item.customer.name },
  {
    key: "customer_reference",
    title: "Reference",
    card: "hidden",
    isOptional: true,
    render: (item) => item.customer_reference,
  },
  {
    key: "total_cents",
    file: ["total"],
    title: "Total",
    align: "end",
    isSortable: true,
    render: (item) => <Money cents={item.total_cents} currency={item.currency} />,
  },
  {
    key: "pending_cents",
    file: ["pending"],
    title: "Waiting for customer",
    align: "end",
    isEmpty: (item) => !needsLook(item),
    render: (item) => (needsLook(item) ? <Undecided item={item} /> : null),
  },
  {
    key: "delivered_at",
    title: "Delivered",
    isOptional: "narrow",
    isSortable: true,
    render: (item) => <StopTime at={item.delivered_at} zone={item.destination.time_zone} />,
  },
  {
    key: "days_waiting",
    title: "Days waiting",
    align: "end",
    isSortable: true,
    render: (item) => <Waiting days={item.days_waiting} />,
  },
  {
    key: "papers",
    file: ["rate_confirmation"],
    title: "Papers",
    isOptional: "narrow",
    render: (item) => <Papers item={item} />,
  },
  { key: "state", file: ["billing_status", "blockers"], title: "Status", render: (item) => <Readiness item={item} /> },
  {
    key: "lane",
    file: ["origin_city", "origin_state", "destination_city", "destination_state"],
    title: "Lane",
    card: "hidden",
    isOptional: true,
    render: (item) => <LaneLabel origin={item.origin} destination={item.destination} />,
  },
];

/** What is waiting for the customer, and the charges' difference from the rate confirmation. */
function Undecided({ item }: { item: ReadyToBillItem }) {
  const { pending_cents: pending, rate_difference_cents: difference = 0, currency } = item;
  return (
    <>
      {pending !== 0 && (
        <Text span inherit display="block">
          <Money cents={pending} currency={currency} /> pending
        </Text>
      )}
      {difference !== 0 && (
        <Text
          span
          inherit
          display="block"
          c="var(--mantine-color-amber-text)"
          title="How far the charges differ from the rate confirmation"
        >
          {difference > 0 && "+"}
          <Money cents={difference} currency={currency} /> vs. rate con
        </Text>
      )}
    </>
  );
}

function Waiting({ days }: { days: number }) {
  return days < LONG_WAIT_DAYS ? (
    <>{days}</>
  ) : (
    <ToneBadge tone="attention" icon={IconClock} title="Waiting for a week or longer">
      {days}
    </ToneBadge>
  );
}

/** The two papers that every invoice needs. */
export function Papers({ item }: { item: Pick<ReadyToBillItem, "is_pod_present" | "is_rate_confirmation_present"> }) {
  return (
    <Stack gap={0}>
      <PaperPresence name="POD" isPresent={item.is_pod_present} />
      <PaperPresence name="Rate con" isPresent={item.is_rate_confirmation_present} />
    </Stack>
  );
}

/** A person's decision counts for more than papers. */
const DECIDED = new Set<BillingStatus>(["exception", "on_hold", "sent_back_to_ops", "approved"]);

/** Ready, or the first reason why not; the tooltip has all of them in full. */
export function Readiness({ item }: { item: ReadyToBillItem }) {
  if (DECIDED.has(item.billing_status)) {
    return (
      <>
        <StatusBadge kind="billing" status={item.billing_status} />
        <Text
          size="sm"
          c="dimmed"
          maw="18rem"
          lineClamp={2}
          style={{ whiteSpace: "normal" }}
          title={item.billing_reason}
        >
          {[item.billing_exception && codeWord("billingException", item.billing_exception), item.billing_reason]
            .filter(Boolean)
            .join(": ")}
        </Text>
      </>
    );
  }
  const [first, ...others] = item.blockers;
  if (!first) return <StatusBadge kind="billing" status="ready_for_review" />;
  return (
    <Group gap={4} wrap="nowrap" title={item.blockers.map(({ message }) => message).join("\n")}>
      <IconFileAlert size={16} aria-hidden color="var(--mantine-color-amber-text)" style={{ flex: "none" }} />
      <Text span size="sm" maw="18rem" lineClamp={2} style={{ whiteSpace: "normal" }}>
        {blockerWords(first)}
        {others.length > 0 && `, ${others.length} more`}
      </Text>
    </Group>
  );
}
