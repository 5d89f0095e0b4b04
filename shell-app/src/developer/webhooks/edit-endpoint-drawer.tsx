import { useState } from "react";
import { useOpenedVersion } from "@haul/platform/lists";
import { toast } from "@haul/ui/core";
import { RecordDrawer } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { EndpointFields } from "./endpoint-fields";
import { endpointSchema, type EndpointValues } from "./endpoint-form";
import { useUpdateEndpoint, type WebhookEndpoint } from "./webhooks.queries";

interface EditEndpointDrawerProps {
  readonly endpoint: WebhookEndpoint;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function EditEndpointDrawer({ endpoint, isOpen, onClose }: EditEndpointDrawerProps) {
  return (
    <RecordDrawer isOpen={isOpen} onClose={onClose} title="Edit endpoint">
      <EditForm endpoint={endpoint} onDone={onClose} />
    </RecordDrawer>
  );
}

interface EditValues extends EndpointValues {
  is_enabled: boolean;
}

function EditForm({ endpoint, onDone }: { endpoint: WebhookEndpoint; onDone: () => void }) {
  const update = useUpdateEndpoint();
  const saving = useOpenedVersion(endpoint.version);
  // As it was when the form opened: what a colleague changes meanwhile is not overwritten.
  const [before] = useState<EditValues>(() => ({
    url: endpoint.url,
    description: endpoint.description ?? "",
    event_kinds: endpoint.event_kinds,
    is_enabled: endpoint.status === "enabled",
  }));
  const form = useForm<EditValues>({ initialValues: before, schema: endpointSchema });
  return (
    <Form
      form={form}
      aria-label="Edit endpoint"
      onSubmit={async (values) => {
        const params = { path: { webhook_endpoint_id: endpoint.id } };
        await saving((version) => update.mutateAsync({ params, body: { version, ...changesOf(before, values) } }));
        toast.success("Saved.");
        onDone();
      }}
    >
      <FormField
        name="is_enabled"
        type="switch"
        label="Enabled"
        description="While it is disabled, nothing is sent. Its events are kept as usual, so you can replay them."
      />
      <EndpointFields />
      <FormActions submitLabel="Save endpoint" onCancel={onDone} />
    </Form>
  );
}

/** Only what differs: choosing the events, or enabling it, makes the person its owner. */
function changesOf(before: EditValues, { url, description, event_kinds, is_enabled }: EditValues) {
  return {
    ...(url.trim() === before.url ? {} : { url: url.trim() }),
    ...(description.trim() === before.description ? {} : { description: description.trim() || null }),
    ...(hasSame(event_kinds, before.event_kinds) ? {} : { event_kinds }),
    ...(is_enabled === before.is_enabled ? {} : { is_enabled }),
  };
}

const hasSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one));
