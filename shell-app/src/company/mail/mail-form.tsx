import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { Alert, Button, Code, Group, Paper, Stack, Text, errorMessage, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import { type MailTemplate, usePreviewMail, useResetMailTemplate, useUpdateMailTemplate } from "./mail.queries";

const schema = z.object({
  subject: requiredText("Enter a subject."),
  body: requiredText("Enter the text."),
});

/** Subject and text of a mail; the placeholders in braces are filled in when it is sent. */
export function MailForm({ template, onDone }: { template: MailTemplate; onDone: () => void }) {
  const update = useUpdateMailTemplate();
  const preview = usePreviewMail();
  const { kind, subject, body } = template;
  const saving = useOpenedVersion(template.version);
  const form = useForm({ initialValues: { subject, body }, schema, validate: (values) => missing(template, values) });
  const path = { path: { mail_kind: kind } };
  return (
    <Form
      form={form}
      aria-label={template.title}
      onSubmit={async (values) => {
        await saving((version) => update.mutateAsync({ params: path, body: { version, ...values } }));
        toast.success("The email is saved.");
        onDone();
      }}
    >
      <FormField name="subject" label="Subject" required autoFocus maxLength={150} />
      <FormField name="body" type="textarea" label="Text" required minRows={12} maxLength={5000} />
      <Placeholders template={template} />
      <Group gap="sm">
        <Button
          variant="default"
          loading={preview.isPending}
          onClick={() => {
            preview.mutate({ params: path, body: form.values });
          }}
        >
          Preview
        </Button>
        {!template.is_usual && <ResetMail template={template} onDone={onDone} />}
      </Group>
      {preview.error && (
        <Alert color="red" role="alert">
          {errorMessage(preview.error)}
        </Alert>
      )}
      {preview.data && (
        <Paper withBorder p="sm" role="region" aria-label="Preview">
          <Text fw={600}>{preview.data.subject}</Text>
          <Text style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>{preview.data.text}</Text>
        </Paper>
      )}
      <FormActions submitLabel="Save email" onCancel={onDone} />
    </Form>
  );
}

function Placeholders({ template }: { template: MailTemplate }) {
  return (
    <Stack gap={2} component="ul" m={0} p={0} style={{ listStyle: "none" }} aria-label="Placeholders">
      {template.placeholders.map(({ name, meaning, is_required }) => (
        <li key={name}>
          <Text size="sm">
            <Code>{`{${name}}`}</Code> {meaning}
            {is_required && ", required"}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

function ResetMail({ template, onDone }: { template: MailTemplate; onDone: () => void }) {
  const reset = useResetMailTemplate();
  return (
    <Button
      variant="subtle"
      color="red"
      loading={reset.isPending}
      onClick={() => {
        reset.mutate(
          { params: { path: { mail_kind: template.kind } }, body: { version: template.version } },
          { onSuccess: onDone, onError: (error) => toast.error(error) },
        );
      }}
    >
      Use the default text
    </Button>
  );
}

function missing({ placeholders }: MailTemplate, { body }: { body: string }): Record<string, string> {
  const lacking = placeholders.find(({ name, is_required }) => is_required && !body.includes(`{${name}}`));
  return lacking ? { body: `Keep {${lacking.name}}: ${lacking.meaning}.` } : {};
}
