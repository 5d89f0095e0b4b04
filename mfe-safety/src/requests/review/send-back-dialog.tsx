import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { Button, Group, Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import { SEND_BACK_REASONS } from "../../words";
import { inSentence } from "../../papers/paper-words";
import { firstName } from "../request-link";
import { useRejectSubmission, useReviewed, type Submission } from "../requests.queries";
import classes from "../requests.module.css";
import { isSettled } from "./is-settled";

interface SendBackDialogProps {
  submission: Submission;
  /** It was sent back. */
  onDone: () => void;
  onClose: () => void;
}

const schema = z.object({ reason: requiredText("Say what the driver should do") });

/** Asks the driver to send a paper again, and says why. */
export function SendBackDialog({ submission, onDone, onClose }: SendBackDialogProps) {
  const { id, name, driver, version } = submission;
  const reject = useRejectSubmission();
  const saving = useOpenedVersion(version);
  const reviewed = useReviewed();
  const form = useForm({ initialValues: { reason: "" }, schema });
  const submit = async ({ reason }: typeof form.values) => {
    const params = { path: { document_submission_id: id } };
    try {
      await saving((seen) => reject.mutateAsync({ params, body: { version: seen, reason: reason.trim() } }));
    } catch (error) {
      if (isSettled(error)) reviewed();
      throw error;
    }
    toast.success(`Sent back: ${name} of ${driver.name}.`);
    onClose();
    onDone();
    reviewed();
  };
  return (
    <Modal opened onClose={onClose} title={`Send back ${inSentence(name)} – ${driver.name}`}>
      <Form form={form} onSubmit={submit} aria-label="Send back">
        <Text size="sm" c="dimmed">
          {firstName(driver.name)} sees the reason and can send the paper again with the same link.
        </Text>
        <Group gap="xs" role="group" aria-label="Common reasons">
          {SEND_BACK_REASONS.map((reason) => (
            <Button
              key={reason}
              variant="default"
              className={classes.reason}
              aria-pressed={form.values.reason === reason}
              onClick={() => form.setFieldValue("reason", reason)}
            >
              {reason}
            </Button>
          ))}
        </Group>
        <FormField name="reason" type="textarea" label="Reason" required maxLength={500} autoFocus />
        <FormActions submitLabel="Send back" onCancel={onClose} />
      </Form>
    </Modal>
  );
}
