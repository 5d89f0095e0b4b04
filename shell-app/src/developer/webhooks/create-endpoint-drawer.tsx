import { useState } from "react";
import { type ApiData, useIdempotencyKey } from "@haul/platform";
import { RecordDrawer } from "@haul/ui/data";
import { Form, FormActions, useForm } from "@haul/ui/forms";
import { EndpointFields } from "./endpoint-fields";
import { endpointSchema, type EndpointValues } from "./endpoint-form";
import { SecretPanel } from "./secret-panel";
import { useCreateEndpoint } from "./webhooks.queries";

type Created = ApiData<"/api/webhook_endpoints", "post">;

interface CreateEndpointDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called with its id once its secret was shown. */
  readonly onCreated: (id: string) => void;
}

/** Adds an endpoint and shows its signing secret, this once. */
export function CreateEndpointDrawer({ isOpen, onClose, onCreated }: CreateEndpointDrawerProps) {
  const [created, setCreated] = useState<Created | null>(null);
  const close = () => {
    if (created === null) onClose();
    else onCreated(created.endpoint.id);
  };
  return (
    <RecordDrawer isOpen={isOpen} onClose={close} title={created ? "Endpoint added" : "Add endpoint"}>
      {created ? (
        <SecretPanel secret={created.secret} onDone={close} />
      ) : (
        <CreateForm onCreated={setCreated} onCancel={close} />
      )}
    </RecordDrawer>
  );
}

interface CreateFormProps {
  readonly onCreated: (created: Created) => void;
  readonly onCancel: () => void;
}

function CreateForm({ onCreated, onCancel }: CreateFormProps) {
  const create = useCreateEndpoint();
  const idempotency = useIdempotencyKey();
  const form = useForm<EndpointValues>({
    initialValues: { url: "", description: "", event_kinds: [] },
    schema: endpointSchema,
  });
  return (
    <Form
      form={form}
      aria-label="Add endpoint"
      onSubmit={async ({ url, description, event_kinds }) => {
        const created = await create.mutateAsync({
          params: { header: idempotency.header },
          body: {
            url: url.trim(),
            event_kinds,
            ...(description.trim() === "" ? {} : { description: description.trim() }),
          },
        });
        onCreated(created);
      }}
    >
      <EndpointFields />
      <FormActions submitLabel="Add endpoint" onCancel={onCancel} />
    </Form>
  );
}
