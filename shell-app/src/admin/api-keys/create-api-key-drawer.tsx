import { useState } from "react";
import * as z from "zod/mini";
import { useApiMutation, useApiQuery, useIdempotencyKey } from "@haul/platform";
import { Code, Text } from "@haul/ui/core";
import { RecordDrawer, SecretOnce } from "@haul/ui/data";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";

interface CreateApiKeyDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Creates a key and shows its secret, this once. */
export function CreateApiKeyDrawer({ isOpen, onClose }: CreateApiKeyDrawerProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    setSecret(null);
    onClose();
  };
  return (
    <RecordDrawer isOpen={isOpen} onClose={close} title="Create API key" size="md">
      {secret === null ? (
        <CreateForm onSecret={setSecret} onCancel={close} />
      ) : (
        <Secret secret={secret} onDone={close} />
      )}
    </RecordDrawer>
  );
}

const schema = z.object({
  name: requiredText("Say what the key is for."),
  permissions: z.array(z.string()).check(z.minLength(1, "Choose at least one permission.")),
});

interface CreateFormValues extends Record<string, unknown> {
  name: string;
  permissions: string[];
  expires_on: string | null;
}

function CreateForm({ onSecret, onCancel }: { onSecret: (secret: string) => void; onCancel: () => void }) {
  const permissions = useApiQuery("/api/permissions");
  const create = useApiMutation("post", "/api/api_keys", { invalidates: ["/api/api_keys"] });
  const idempotency = useIdempotencyKey();
  const form = useForm<CreateFormValues>({ initialValues: { name: "", permissions: [], expires_on: null }, schema });
  const options = (permissions.data?.items ?? []).map(({ permission, description }) => ({
    value: permission,
    label: `${permission} – ${description}`,
  }));
  return (
    <Form
      form={form}
      aria-label="Create API key"
      onSubmit={async ({ name, permissions: chosen, expires_on }) => {
        const answer = await create.mutateAsync({
          params: { header: idempotency.header },
          body: {
            name: name.trim(),
            permissions: chosen,
            ...(expires_on === null ? {} : { expires_on }),
          },
        });
        onSecret(answer.secret);
      }}
    >
      <FormField name="name" label="Name" required autoFocus description="What it is for, such as “Nightly export”." />
      <FormField name="permissions" type="multiselect" label="Permissions" options={options} searchable required />
      <FormField
        name="expires_on"
        type="date"
        label="Expires on"
        clearable
        minDate={new Date().toISOString().slice(0, 10)}
        description="The last day it works. If empty, it works until it is revoked."
      />
      <FormActions submitLabel="Create API key" onCancel={onCancel} />
    </Form>
  );
}

function Secret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <SecretOnce
      secret={secret}
      noun="key"
      label="The new key"
      warning="It is stored as a hash only, so it cannot be shown again."
      onDone={onDone}
    >
      <Text size="sm" c="dimmed">
        Send it with each call: <Code>Authorization: Bearer {secret.slice(0, 10)}…</Code>
      </Text>
    </SecretOnce>
  );
}
