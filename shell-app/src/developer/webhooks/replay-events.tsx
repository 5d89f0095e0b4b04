import * as z from "zod/mini";
import { Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { formatNumber, instantsOf, localZone, wallClock } from "@haul/ui/format";
import { useReplayEvents, type WebhookEndpoint } from "./webhooks.queries";

interface ReplayEventsProps {
  readonly endpoint: WebhookEndpoint;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Sends all of an endpoint's events since a time again. */
export function ReplayEvents({ endpoint, isOpen, onClose }: ReplayEventsProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Replay events">
      <ReplayForm endpoint={endpoint} onDone={onClose} />
    </Modal>
  );
}

const HOUR_MS = 3_600_000;
const hourAgo = () => new Date(Date.now() - HOUR_MS).toISOString();
const isPast = (local: string | null) => local !== null && (instantOf(local) ?? Infinity) < Date.now();

const schema = z.object({
  since: z.nullable(z.string()).check(
    z.refine((since) => since !== null, "Choose the time to replay from."),
    z.refine((since) => since === null || isPast(since), "Choose a time in the past."),
  ),
});

interface ReplayValues extends Record<string, unknown> {
  since: string | null;
}

function ReplayForm({ endpoint, onDone }: { endpoint: WebhookEndpoint; onDone: () => void }) {
  const replay = useReplayEvents();
  const begin = endpoint.failing_since ?? hourAgo();
  const form = useForm<ReplayValues>({ initialValues: { since: wallClock(begin, localZone()) }, schema });
  return (
    <Form
      form={form}
      aria-label="Replay events"
      onSubmit={async ({ since }) => {
        const { replayed_count } = await replay.mutateAsync({
          params: { path: { webhook_endpoint_id: endpoint.id } },
          body: { since: new Date(instantOf(since ?? "") ?? 0).toISOString() },
        });
        toast.success(outcome(replayed_count));
        onDone();
      }}
    >
      <Text size="sm">
        Sends this endpoint's events again, delivered or not, with the same event ids. Events that happened while it was
        disabled or suspended are included; events that are still pending are not.
      </Text>
      <FormField
        name="since"
        type="datetime"
        zone={localZone()}
        label="Events since"
        required
        description="Up to 5,000 events, as far back as they are kept."
      />
      <FormActions submitLabel="Replay events" onCancel={onDone} />
    </Form>
  );
}

/** The earlier one, where the clocks show a time twice: rather an event more. */
function instantOf(local: string): number | undefined {
  return instantsOf(local, localZone())[0]?.getTime();
}

function outcome(count: number): string {
  if (count === 0) return "There are no events to replay since then.";
  return count === 1 ? "1 event is being sent again." : `${formatNumber(count)} events are being sent again.`;
}
