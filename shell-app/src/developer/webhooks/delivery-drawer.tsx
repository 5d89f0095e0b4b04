import { useCan } from "@haul/platform";
import { Button, Code, Stack, Text, Title, toast } from "@haul/ui/core";
import { DescriptionList, ErrorState, LoadingState, QueryStates, RecordDrawer } from "@haul/ui/data";
import { formatStopTime, localZone } from "@haul/ui/format";
import { RelativeTime } from "@haul/ui/freight";
import { IconRefresh } from "@haul/ui/icons";
import { CodeBlock } from "../parts/code-block";
import { DeliveryBadge } from "./delivery-badge";
import { TEST_KIND } from "./event-kinds";
import { responseOf } from "./response";
import {
  useReplayDelivery,
  useWebhookDelivery,
  useWebhookEvent,
  type WebhookDelivery,
  type WebhookEndpoint,
} from "./webhooks.queries";

interface DeliveryDrawerProps {
  readonly id: string;
  readonly endpoint: WebhookEndpoint;
  /** Opens another delivery, or none. */
  readonly onOpen: (id: string | null) => void;
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

/** One delivery: how its last attempt went, when the next one is, and the body. */
export function DeliveryDrawer({ id, endpoint, onOpen, onPrevious, onNext }: DeliveryDrawerProps) {
  const delivery = useWebhookDelivery(id);
  return (
    <RecordDrawer
      isOpen
      onClose={() => {
        onOpen(null);
      }}
      title={delivery.data?.event_kind ?? "Delivery"}
      badge={delivery.data && <DeliveryBadge delivery={delivery.data} />}
      onPrevious={onPrevious}
      onNext={onNext}
      actions={delivery.data && <ReplayButton delivery={delivery.data} endpoint={endpoint} onReplayed={onOpen} />}
    >
      <QueryStates query={delivery}>
        {(data) => (
          <Stack gap="lg">
            <Facts delivery={data} endpoint={endpoint} />
            <Body eventId={data.webhook_event_id} />
          </Stack>
        )}
      </QueryStates>
    </RecordDrawer>
  );
}

interface ReplayButtonProps {
  readonly delivery: WebhookDelivery;
  readonly endpoint: WebhookEndpoint;
  readonly onReplayed: (id: string) => void;
}

/** A pending one is sent anyway, and one that is off receives nothing. */
function ReplayButton({ delivery, endpoint, onReplayed }: ReplayButtonProps) {
  const canWrite = useCan("webhooks:write");
  const replay = useReplayDelivery();
  if (!canWrite || delivery.status === "pending" || endpoint.status !== "enabled") return null;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconRefresh size={14} aria-hidden />}
      loading={replay.isPending}
      onClick={() => {
        replay.mutate(
          { params: { path: { webhook_delivery_id: delivery.id } } },
          {
            onSuccess: ({ id }) => {
              toast.success("The event is being sent again.");
              onReplayed(id);
            },
            onError: (error) => {
              toast.error(error);
            },
          },
        );
      }}
    >
      Replay
    </Button>
  );
}

function Facts({ delivery, endpoint }: { delivery: WebhookDelivery; endpoint: WebhookEndpoint }) {
  const { attempts, last_attempt_at, last_error, is_replay, created_at, finished_at, status } = delivery;
  return (
    <DescriptionList
      items={[
        { label: "Attempts", value: attempts },
        { label: "Last attempt", value: last_attempt_at && <At instant={last_attempt_at} /> },
        { label: "Response", value: responseOf(delivery) },
        ...(last_error === undefined ? [] : [{ label: "Error", value: last_error }]),
        ...(status === "pending"
          ? [{ label: "Next attempt", value: <NextAttempt {...{ delivery, endpoint }} /> }]
          : []),
        { label: is_replay ? "Replayed" : "Created", value: <At instant={created_at} /> },
        ...(finished_at === undefined || finished_at === last_attempt_at
          ? []
          : [{ label: "Finished", value: <At instant={finished_at} /> }]),
        { label: "Event id", value: <Code>{delivery.webhook_event_id}</Code> },
      ]}
    />
  );
}

function At({ instant }: { instant: string }) {
  return (
    <>
      {formatStopTime(instant, localZone())} (<RelativeTime at={instant} />)
    </>
  );
}

const MINUTE_MS = 60_000;
const millisecondsUntil = (instant: string) => Date.parse(instant) - Date.now();

function NextAttempt({ delivery, endpoint }: { delivery: WebhookDelivery; endpoint: WebhookEndpoint }) {
  const at = delivery.next_attempt_at;
  if (endpoint.status !== "enabled") return "Once the endpoint is enabled";
  if (at === undefined) return null;
  const ahead = millisecondsUntil(at);
  if (ahead > MINUTE_MS) return <At instant={at} />;
  if (ahead > 0) return "Within a minute";
  return delivery.event_kind === TEST_KIND ? "Now" : "Now, or once earlier events of this record are delivered";
}

/** What was sent, or will be. */
function Body({ eventId }: { eventId: string }) {
  const event = useWebhookEvent(eventId);
  return (
    <Stack component="section" gap="xs" aria-label="Body">
      <Title order={3}>Body</Title>
      <EventText query={event} />
    </Stack>
  );
}

function EventText({ query }: { query: ReturnType<typeof useWebhookEvent> }) {
  if (query.data) return <CodeBlock label="Copy the body">{JSON.stringify(query.data, null, 2)}</CodeBlock>;
  if (query.error?.status === 404)
    return <Text c="dimmed">Your role can't see the record of this event, or the event is no longer kept.</Text>;
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <LoadingState lines={4} />;
}
