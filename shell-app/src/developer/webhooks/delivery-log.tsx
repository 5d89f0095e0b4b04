import { useMemo } from "react";
import { useSearchParams } from "@haul/platform";
import { Badge, Button, Group } from "@haul/ui/core";
import {
  asked,
  type Column,
  DataTable,
  EmptyState,
  type Filter,
  FilterBar,
  listOf,
  neighbours,
  withoutFilters,
  withParameter,
} from "@haul/ui/data";
import { RelativeTime, statusOptions } from "@haul/ui/freight";
import { WEBHOOK_DELIVERY_STATUSES } from "../../words";
import { DeliveryBadge } from "./delivery-badge";
import { DeliveryDrawer } from "./delivery-drawer";
import { allOf, TEST_KIND } from "./event-kinds";
import { responseOf } from "./response";
import { useEventKinds, useWebhookDeliveries, type WebhookDelivery, type WebhookEndpoint } from "./webhooks.queries";

/** Names the delivery whose drawer is open. */
export const DELIVERY_PARAMETER = "delivery";

const COLUMNS: readonly Column<WebhookDelivery>[] = [
  {
    key: "event_kind",
    title: "Event",
    render: ({ event_kind, is_replay }) => (
      <Group component="span" gap={6} wrap="nowrap" display="inline-flex">
        {event_kind}
        {is_replay && <Badge color="gray">Replay</Badge>}
      </Group>
    ),
  },
  {
    key: "status",
    title: "Status",
    card: "badge",
    render: (delivery) => <DeliveryBadge delivery={delivery} />,
  },
  { key: "last_status", title: "Response", render: responseOf },
  { key: "attempts", title: "Attempts", align: "end", render: ({ attempts }) => attempts },
  { key: "created_at", title: "Created", render: ({ created_at }) => <RelativeTime at={created_at} /> },
];

/** What was sent to an endpoint, or will be; filters and the open one are in the address. */
export function DeliveryLog({ endpoint }: { endpoint: WebhookEndpoint }) {
  const [params, setParams] = useSearchParams();
  const filters = useFilters(endpoint);
  const list = listOf(
    useWebhookDeliveries(endpoint.id, {
      status: asked(params, "status"),
      event_kind: asked(params, "event_kind"),
    }),
  );
  const openId = params.get(DELIVERY_PARAMETER);
  const open = (id: string | null) => {
    setParams((current) => withParameter(current, DELIVERY_PARAMETER, id));
  };
  const { previous, next } = neighbours(list.rows, ({ id }) => id, openId);
  return (
    <>
      <FilterBar filters={filters} params={params} onParamsChange={setParams} />
      <DataTable
        label="Deliveries"
        noun="deliveries"
        isInline
        list={list}
        columns={COLUMNS}
        rowId={({ id }) => id}
        openId={openId}
        onOpen={({ id }) => {
          open(id);
        }}
        onClose={() => {
          open(null);
        }}
        empty={
          filters.some(({ name }) => params.has(name)) ? (
            <EmptyState
              title="Nothing matches"
              action={
                <Button
                  variant="default"
                  onClick={() => {
                    setParams((current) => withoutFilters(current, filters), { replace: true });
                  }}
                >
                  Clear filters
                </Button>
              }
            >
              No deliveries match your filters.
            </EmptyState>
          ) : (
            <EmptyState title="No deliveries yet">
              Each event sent to this endpoint is listed here for as long as events are kept. Send a test event to see
              the first one.
            </EmptyState>
          )
        }
      />
      {openId !== null && (
        <DeliveryDrawer
          id={openId}
          endpoint={endpoint}
          onOpen={open}
          onPrevious={previous ? () => open(previous.id) : undefined}
          onNext={next ? () => open(next.id) : undefined}
        />
      )}
    </>
  );
}

/** The kinds are those that the endpoint receives; what it received before its events were changed is found by status. */
function useFilters({ event_kinds }: WebhookEndpoint): readonly Filter[] {
  const { data } = useEventKinds();
  return useMemo(() => {
    const received = (data?.items ?? []).filter(
      ({ kind, record_type }) => event_kinds.includes(kind) || event_kinds.includes(allOf(record_type)),
    );
    const kinds = [...received.map(({ kind }) => kind), TEST_KIND];
    return [
      { kind: "choices", name: "status", label: "Status", options: statusOptions(WEBHOOK_DELIVERY_STATUSES) },
      {
        kind: "choices",
        name: "event_kind",
        label: "Event",
        options: kinds.map((kind) => ({ value: kind, label: kind })),
      },
    ] as const satisfies readonly Filter[];
  }, [data, event_kinds]);
}
