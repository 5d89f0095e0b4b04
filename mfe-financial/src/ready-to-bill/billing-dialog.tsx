import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { Modal, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm, requiredText } from "@haul/ui/forms";
import { codeOptions } from "@haul/ui/freight";
import {
  useFlagBilling,
  useHoldBilling,
  useSendBack,
  useUnlockBilling,
  type BillingException,
  type Load,
} from "./ready-to-bill.queries";

/** Decisions that the history must give a reason for. */
export type Reasoned = "hold_billing" | "flag_billing" | "send_back" | "unlock_billing";

const WORDS: Readonly<Record<Reasoned, { title: (load: string) => string; body: string; submit: string }>> = {
  hold_billing: {
    title: (load) => `Hold billing for load ${load}`,
    body: "The load stays off invoices until its billing is resumed, even if paperwork arrives.",
    submit: "Hold",
  },
  flag_billing: {
    title: (load) => `Flag exception for load ${load}`,
    body: "Use this when the invoice would be wrong. The load won't be billed until someone resumes billing.",
    submit: "Flag exception",
  },
  send_back: {
    title: (load) => `Send load ${load} back to dispatch`,
    body: "The person in charge of the load gets a notice with your reason and resubmits the load once it is fixed.",
    submit: "Send back",
  },
  unlock_billing: {
    title: (load) => `Undo approval of load ${load}`,
    body: "The load's charges, stops and paperwork can be changed again, and it must be approved again.",
    submit: "Undo approval",
  },
};

const reason = requiredText("Say why; it stays in the load's history.");
const schema = z.object({ reason });
const flagSchema = z.object({ reason, exception: requiredText("Choose what is wrong.") });

interface BillingDialogProps {
  load: Load;
  action: Reasoned;
  onClose: () => void;
}

export default function BillingDialog({ load, action, onClose }: BillingDialogProps) {
  const words = WORDS[action];
  const others = { hold_billing: useHoldBilling(), send_back: useSendBack(), unlock_billing: useUnlockBilling() };
  const flag = useFlagBilling();
  const saving = useOpenedVersion(load.version);
  const form = useForm({
    initialValues: { reason: "", exception: "" },
    schema: action === "flag_billing" ? flagSchema : schema,
  });

  const save = async ({ reason, exception }: { reason: string; exception: string }) => {
    const params = { path: { load_id: load.id } };
    await saving((version) =>
      action === "flag_billing"
        ? // The select offers the API's own words and no others.
          flag.mutateAsync({ params, body: { version, reason, exception: exception as BillingException } })
        : others[action].mutateAsync({ params, body: { version, reason } }),
    );
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={words.title(load.number)}>
      <Form form={form} onSubmit={save}>
        <Text size="md">{words.body}</Text>
        {action === "flag_billing" && (
          <FormField
            name="exception"
            type="select"
            label="What is wrong"
            options={codeOptions("billingException")}
            required
            autoFocus
          />
        )}
        <FormField name="reason" type="textarea" label="Reason" required autoFocus={action !== "flag_billing"} />
        <FormActions submitLabel={words.submit} onCancel={onClose} cancelLabel="Go back" />
      </Form>
    </Modal>
  );
}
