import { TagChips } from "@haul/platform/lists";
import { Group, Text } from "@haul/ui/core";
import type { Column } from "@haul/ui/data";
import { EquipmentLabel, LaneLabel, Money, Rate, RelativeTime, StatusBadge, ToneBadge } from "@haul/ui/freight";
import { IconTrendingDown } from "@haul/ui/icons";
import { ShortTime } from "../../../shared/short-time";
import { partyOf } from "../party-of";
import type { QuoteSummary } from "../quotes.queries";
import { quoteRecord } from "../quotes.records";

export const columns: Column<QuoteSummary>[] = [
  { key: "number", title: "Quote", isSortable: true, render: (quote) => quote.number },
  { key: "status", title: "Status", card: "badge", render: (quote) => <Statuses quote={quote} /> },
  {
    key: "customer",
    file: ["customer", "prospect_name"],
    title: "Customer",
    cut: "10vw",
    render: (quote) => <Party quote={quote} />,
  },
  {
    key: "lane",
    file: ["origin_city", "origin_state", "destination_city", "destination_state"],
    title: "Lane",
    render: ({ origin, destination }) => <LaneLabel {...{ origin, destination }} />,
  },
  {
    key: "pickup_at",
    title: "Pickup",
    isSortable: true,
    render: (quote) => <ShortTime at={quote.pickup_at} zone={quote.origin.time_zone} />,
  },
  {
    key: "total_cents",
    file: ["total"],
    title: "Total",
    align: "end",
    isSortable: true,
    render: (quote) => <Money cents={quote.total_cents} currency={quote.currency} />,
  },
  {
    key: "rate_per_mile",
    title: "Per mile",
    align: "end",
    isOptional: "narrow",
    render: (quote) => (quote.rate_per_mile === undefined ? null : <Rate rate={quote.rate_per_mile} />),
  },
  {
    key: "margin",
    file: ["margin", "margin_percent"],
    title: "Margin",
    align: "end",
    isOptional: "narrow",
    render: (quote) => (quote.margin_percent === undefined ? null : `${quote.margin_percent}%`),
  },
  {
    key: "valid_until",
    title: "Valid until",
    isSortable: true,
    render: (quote) => <ShortTime at={quote.valid_until} zone={quote.origin.time_zone} />,
  },
  {
    key: "equipment",
    title: "Equipment",
    card: "hidden",
    isOptional: true,
    render: (quote) => <EquipmentLabel equipment={quote.equipment} />,
  },
  {
    key: "created_by",
    title: "Created by",
    card: "hidden",
    isOptional: true,
    render: (quote) => quote.created_by,
  },
  {
    key: "created_at",
    title: "Created",
    card: "hidden",
    isOptional: true,
    isSortable: true,
    render: (quote) => <RelativeTime at={quote.created_at} />,
  },
];

/** Its status, and whether its price needs a look. */
function Statuses({ quote }: { quote: QuoteSummary }) {
  const isUndecided = quote.status === "draft" || quote.status === "pending_approval";
  return (
    <Group gap={4} maw="10rem">
      <StatusBadge kind={quoteRecord.looks} status={quote.status} />
      {quote.is_below_floor && isUndecided && (
        <ToneBadge tone="attention" icon={IconTrendingDown} size="sm">
          Below floor
        </ToneBadge>
      )}
      <TagChips tags={quote.tags} size="sm" />
    </Group>
  );
}

function Party({ quote }: { quote: QuoteSummary }) {
  if (quote.customer) return quote.customer.name;
  return (
    <>
      {partyOf(quote)}{" "}
      <Text span inherit c="dimmed">
        prospect
      </Text>
    </>
  );
}
