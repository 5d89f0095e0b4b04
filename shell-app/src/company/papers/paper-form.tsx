import { useOpenedVersion } from "@haul/platform/lists";
import { Alert, Button, Code, Group, Stack, Text, errorMessage, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { type PaperTemplate, usePreviewPaper, useUpdatePaperTemplate } from "./papers.queries";

/** The texts before and after a paper's facts; the placeholders in braces are filled in on each paper. */
export function PaperForm({ template, onDone }: { template: PaperTemplate; onDone: () => void }) {
  const update = useUpdatePaperTemplate();
  const preview = usePreviewPaper();
  const saving = useOpenedVersion(template.version);
  const form = useForm({ initialValues: { opening: template.opening ?? "", closing: template.closing ?? "" } });
  const path = { path: { paper_kind: template.kind } };

  const show = () => {
    const { opening, closing } = form.values;
    const body = { ...(opening.trim() && { opening }), ...(closing.trim() && { closing }) };
    // Opened at once, because a browser blocks a tab that opens after an answer.
    const tab = window.open("", "_blank");
    if (tab) tab.opener = null;
    preview.mutate(
      { params: path, body },
      {
        onSuccess: ({ url }) => (tab ?? window).location.assign(url),
        onError: () => tab?.close(),
      },
    );
  };

  return (
    <Form
      form={form}
      aria-label={template.title}
      onSubmit={async ({ opening, closing }) => {
        const words = { opening: opening.trim() || null, closing: closing.trim() || null };
        await saving((version) => update.mutateAsync({ params: path, body: { version, ...words } }));
        toast.success("The text is saved.");
        onDone();
      }}
    >
      <FormField name="opening" type="textarea" label="Text at the top" autoFocus minRows={4} maxLength={1000} />
      <FormField
        name="closing"
        type="textarea"
        label="Text at the bottom"
        description={
          template.kind === "invoice" ? "Follows the invoice footer, which is under Settings > Brand." : undefined
        }
        minRows={8}
        maxLength={3000}
      />
      <Stack gap={2} component="ul" m={0} p={0} style={{ listStyle: "none" }} aria-label="Placeholders">
        {template.placeholders.map(({ name, meaning }) => (
          <li key={name}>
            <Text size="sm">
              <Code>{`{${name}}`}</Code> {meaning}
            </Text>
          </li>
        ))}
      </Stack>
      <Group>
        <Button variant="default" loading={preview.isPending} onClick={show}>
          Preview PDF
        </Button>
      </Group>
      {preview.error && (
        <Alert color="red" role="alert">
          {errorMessage(preview.error)}
        </Alert>
      )}
      <FormActions submitLabel="Save text" onCancel={onDone} />
    </Form>
  );
}
