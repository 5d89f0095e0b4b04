import { useOpenedVersion } from "@haul/platform/lists";
import { Modal, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { useDecideCarrier, type Carrier } from "./carriers.queries";

export type Decision = Carrier["status"];

interface DecisionDialogProps {
  carrier: Carrier;
  decision: Decision;
  onClose: () => void;
}

/** Blocks a carrier, puts it on watch, or uses it again; the reason stays with it. */
export function DecisionDialog({ carrier, decision, onClose }: DecisionDialogProps) {
  const decide = useDecideCarrier();
  const saving = useOpenedVersion(carrier.version);
  const needsReason = decision !== "active";
  const form = useForm({
    initialValues: { status_reason: "" },
    validate: ({ status_reason }) => (needsReason && status_reason.trim() === "" ? { status_reason: "Say why" } : {}),
  });
  const { title, body, action } = wordsOf(decision, carrier);
  const save = async ({ status_reason }: { status_reason: string }) => {
    const params = { path: { motor_carrier_id: carrier.id } };
    const reason = needsReason ? { status_reason } : {};
    await saving((version) => decide.mutateAsync({ params, body: { version, status: decision, ...reason } }));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <Text size="md">{body}</Text>
        {needsReason && (
          <FormField
            name="status_reason"
            label="Reason"
            description="Dispatch sees it when assigning one of its trucks."
            maxLength={200}
            required
            autoFocus
          />
        )}
        <FormActions submitLabel={action} isDestructive={decision === "do_not_use"} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

function wordsOf(decision: Decision, { legal_name, status }: Carrier) {
  if (decision === "do_not_use") {
    return {
      title: `Block ${legal_name}?`,
      body: "No truck that runs under it can be assigned until you unblock it. Loads already on the road aren’t affected.",
      action: "Block",
    };
  }
  if (decision === "on_watch") {
    return {
      title: `Put ${legal_name} on watch?`,
      body: "Its trucks can still be assigned; it’s marked in lists and on its page.",
      action: "Put on watch",
    };
  }
  const isBlocked = status === "do_not_use";
  return {
    title: isBlocked ? `Unblock ${legal_name}?` : `Take ${legal_name} off watch?`,
    body: "Its trucks can be assigned, unless FMCSA's record or its insurance says otherwise.",
    action: isBlocked ? "Unblock" : "Take off watch",
  };
}
