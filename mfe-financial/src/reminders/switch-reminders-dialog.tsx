import * as z from "zod/mini";
import { useIdempotencyKey } from "@haul/platform";
import { Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import type { Receivable } from "../receivables/receivables.queries";
import { useSwitchReminders } from "./reminders.queries";

interface SwitchRemindersDialogProps {
  customer: Receivable["customer"];
  /** Turns them on again; otherwise off. */
  isOn: boolean;
  onClose: () => void;
}

const reasoned = z.object({ note: requiredText("Enter why the customer gets no reminders.") });

/** Turns reminders to one customer off, with the reason, or on again. */
export default function SwitchRemindersDialog({ customer, isOn, onClose }: SwitchRemindersDialogProps) {
  const change = useSwitchReminders();
  const { header } = useIdempotencyKey();
  const form = useForm({ initialValues: { note: "" }, ...(isOn ? {} : { schema: reasoned }) });
  const title = `Turn ${isOn ? "on" : "off"} reminders to ${customer.name}`;

  const save = async ({ note }: typeof form.values) => {
    const params = { path: { customer_id: customer.id }, header };
    const said = note.trim() === "" ? {} : { note };
    const kind = isOn ? ("reminders_on" as const) : ("reminders_off" as const);
    await change.mutateAsync({ params, body: { kind, ...said } });
    toast.success(`Reminders to ${customer.name} are ${isOn ? "on" : "off"}.`);
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <Text size="md">
          {isOn
            ? "The customer gets reminders again, on the company's schedule."
            : "The customer gets no reminders until someone turns them on again. Statements can still be sent."}
        </Text>
        <FormField
          name="note"
          type="textarea"
          label={isOn ? "Note" : "Reason"}
          maxLength={1000}
          required={!isOn}
          autoFocus
        />
        <FormActions submitLabel={isOn ? "Turn on" : "Turn off"} onCancel={onClose} cancelLabel="Go back" />
      </Form>
    </Modal>
  );
}
