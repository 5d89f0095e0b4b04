import { useState } from "react";
import * as z from "zod/mini";
import { Button, Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import { type User, useSuspendUser } from "./users.queries";

const schema = z.object({ reason: requiredText("Enter a reason; they will see it.") });

/** Suspends after a reason, which the person sees when they try to sign in. */
export function SuspendUser({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        size="xs"
        variant="default"
        onClick={() => {
          setOpen(true);
        }}
      >
        Suspend
      </Button>
      <Modal opened={isOpen} onClose={close} title={`Suspend ${user.full_name}`}>
        <SuspendForm user={user} onDone={close} />
      </Modal>
    </>
  );
}

function SuspendForm({ user, onDone }: { user: User; onDone: () => void }) {
  const suspend = useSuspendUser();
  const form = useForm({ initialValues: { reason: "" }, schema });
  return (
    <Form
      form={form}
      aria-label={`Suspend ${user.full_name}`}
      onSubmit={async ({ reason }) => {
        await suspend.mutateAsync({ params: { path: { user_id: user.id } }, body: { reason: reason.trim() } });
        toast.success(`${user.full_name} has been suspended.`);
        onDone();
      }}
    >
      <Text size="sm">
        They lose access right away, on every device, until you reinstate them. Their loads and records stay as they
        are.
      </Text>
      <FormField
        name="reason"
        type="textarea"
        label="Reason"
        required
        autoFocus
        description="They see this when they try to sign in."
      />
      <FormActions submitLabel="Suspend user" isDestructive onCancel={onDone} />
    </Form>
  );
}
