import { Text } from "@haul/ui/core";
import type { Column } from "@haul/ui/data";
import { RelativeTime, StatusBadge } from "@haul/ui/freight";
import { EXCEPTION_KINDS, EXCEPTION_STATUSES, LATE_REASONS } from "../../../words";
import type { TrackingException } from "../tracking.queries";

export const columns: Column<TrackingException>[] = [
  { key: "kind", title: "What", render: ({ kind }) => EXCEPTION_KINDS[kind] },
  {
    key: "status",
    title: "Status",
    card: "badge",
    render: ({ status }) => <StatusBadge kind={EXCEPTION_STATUSES} status={status} />,
  },
  { key: "load", title: "Load", render: ({ load }) => load.number },
  { key: "detail", title: "Detail", isWrapping: true, render: ({ detail }) => detail },
  { key: "customer", title: "Customer", isOptional: "narrow", render: ({ customer }) => customer.name },
  {
    key: "owner",
    title: "Owner",
    render: ({ owner }) =>
      owner?.name ?? (
        <Text span inherit c="dimmed">
          Unassigned
        </Text>
      ),
  },
  {
    key: "opened_at",
    title: "Since",
    isSortable: true,
    render: ({ opened_at }) => <RelativeTime at={opened_at} />,
  },
  {
    key: "reason_code",
    title: "Caused by",
    isOptional: true,
    card: "hidden",
    render: ({ reason_code }) => (reason_code ? LATE_REASONS[reason_code] : null),
  },
  { key: "opened_by", title: "Reported by", isOptional: true, card: "hidden", render: ({ opened_by }) => opened_by },
];
