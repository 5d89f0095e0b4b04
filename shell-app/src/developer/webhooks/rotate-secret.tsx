import { useState } from "react";
import type { ApiData } from "@haul/platform";
import { Modal, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { formatStopTime, localZone } from "@haul/ui/format";
import { SecretPanel } from "./secret-panel";
import { useRotateSecret, type WebhookEndpoint } from "./webhooks.queries";

type Rotated = ApiData<"/api/webhook_endpoints/{webhook_endpoint_id}/secret", "post">;

interface RotateSecretProps {
  readonly endpoint: WebhookEndpoint;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Replaces the signing secret, and shows the new one this once. */
export function RotateSecret({ endpoint, isOpen, onClose }: RotateSecretProps) {
  const [rotated, setRotated] = useState<Rotated | null>(null);
  const close = () => {
    setRotated(null);
    onClose();
  };
  return (
    // A click beside it must not take away what is shown only once.
    <Modal
      opened={isOpen}
      onClose={close}
      closeOnClickOutside={rotated === null}
      title={rotated ? "New signing secret" : "Rotate signing secret"}
    >
      {rotated ? (
        <SecretPanel secret={rotated.secret} onDone={close}>
          <Text size="sm">{fateOfPrevious(rotated.endpoint)}</Text>
        </SecretPanel>
      ) : (
        <RotateForm endpoint={endpoint} onRotated={setRotated} onCancel={close} />
      )}
    </Modal>
  );
}

/** Up to a week, the longest that the server allows. */
const OVERLAPS = [
  { value: "0", label: "0 hours: stop it now" },
  { value: "1", label: "1 hour" },
  { value: "24", label: "24 hours" },
  { value: "72", label: "3 days" },
  { value: "168", label: "7 days" },
];

interface RotateFormProps {
  readonly endpoint: WebhookEndpoint;
  readonly onRotated: (rotated: Rotated) => void;
  readonly onCancel: () => void;
}

function RotateForm({ endpoint, onRotated, onCancel }: RotateFormProps) {
  const rotate = useRotateSecret();
  const form = useForm({ initialValues: { overlap_hours: "24" } });
  const until = previousUntil(endpoint);
  return (
    <Form
      form={form}
      aria-label="Rotate signing secret"
      onSubmit={async ({ overlap_hours }) => {
        const rotated = await rotate.mutateAsync({
          params: { path: { webhook_endpoint_id: endpoint.id } },
          body: { overlap_hours: Number(overlap_hours) },
        });
        onRotated(rotated);
      }}
    >
      <Text size="sm">
        You get a new secret. Until the current one expires, requests are signed with both, so you can update your
        program without losing events.
      </Text>
      {until && <Text size="sm">The secret before the current one, still valid until {until}, stops working now.</Text>}
      <FormField
        name="overlap_hours"
        type="select"
        label="Keep the current secret for"
        options={OVERLAPS}
        required
        description="If it has leaked, choose “0 hours”."
      />
      <FormActions submitLabel="Rotate secret" onCancel={onCancel} />
    </Form>
  );
}

/** When the previous secret stops signing; undefined if it already has. */
export function previousUntil({ previous_secret_until: until }: WebhookEndpoint): string | undefined {
  return until !== undefined && Date.parse(until) > Date.now() ? formatStopTime(until, localZone()) : undefined;
}

function fateOfPrevious(endpoint: WebhookEndpoint): string {
  const until = previousUntil(endpoint);
  return until === undefined
    ? "The previous secret no longer works."
    : `The previous secret works until ${until}. Put the new one into your program before then.`;
}
