import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { counted } from "@haul/platform/records";
import { Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import { formatDate } from "@haul/ui/format";
import { PAYMENT } from "../words";
import { useVoidDeposit, type Deposit } from "./deposits.queries";

const schema = z.object({ reason: requiredText("Say why; it stays in the deposit's history.") });

/** Takes a deposit back that was recorded by mistake. */
export default function VoidDepositDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const voidIt = useVoidDeposit();
  const saving = useOpenedVersion(deposit.version);
  const form = useForm({ initialValues: { reason: "" }, schema });
  const title = `Void the deposit of ${formatDate(deposit.deposited_on)}?`;

  const save = async ({ reason }: typeof form.values) => {
    const params = { path: { deposit_id: deposit.id } };
    await saving((version) => voidIt.mutateAsync({ params, body: { version, reason } }));
    toast.success("The deposit is voided.");
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <Text size="md">
          Voiding it moves {counted(deposit.payment_count, PAYMENT)} back to undeposited funds as of today, ready to be
          deposited again. This can't be undone.
        </Text>
        <FormField name="reason" type="textarea" label="Reason" maxLength={500} required autoFocus />
        <FormActions submitLabel="Void deposit" isDestructive onCancel={onClose} cancelLabel="Go back" />
      </Form>
    </Modal>
  );
}
