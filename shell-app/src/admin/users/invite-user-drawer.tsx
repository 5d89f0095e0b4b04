import * as z from "zod/mini";
import { useIdempotencyKey } from "@haul/platform";
import { toast } from "@haul/ui/core";
import { RecordDrawer } from "@haul/ui/data";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import { ROLE_OPTIONS } from "../role-options";
import { TerminalsField } from "./terminals-field";
import { useInviteUser, useTerminalOptions, type User } from "./users.queries";

interface InviteValues extends Record<string, unknown> {
  email: string;
  full_name: string;
  role: User["role"];
  terminal_ids: string[];
}

const schema = z.object({
  email: z.email("Enter an email address, such as dana@example.com."),
  full_name: requiredText("Enter the person's name."),
  role: z.string().check(z.minLength(1, "Choose a role.")),
});

interface InviteUserDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function InviteUserDrawer({ isOpen, onClose }: InviteUserDrawerProps) {
  return (
    <RecordDrawer isOpen={isOpen} onClose={onClose} title="Invite user" size="md">
      <InviteUserForm onDone={onClose} />
    </RecordDrawer>
  );
}

function InviteUserForm({ onDone }: { onDone: () => void }) {
  const invite = useInviteUser();
  const terminals = useTerminalOptions();
  const idempotency = useIdempotencyKey();
  const form = useForm<InviteValues>({
    initialValues: { email: "", full_name: "", role: "User", terminal_ids: [] },
    schema,
  });
  return (
    <Form
      form={form}
      aria-label="Invite user"
      onSubmit={async ({ email, full_name, role, terminal_ids }) => {
        await invite.mutateAsync({
          params: { header: idempotency.header },
          body: {
            email: email.trim(),
            full_name: full_name.trim(),
            role,
            terminal_ids,
          },
        });
        toast.success(`${email.trim()} has been invited.`);
        onDone();
      }}
    >
      <FormField name="full_name" label="Name" required autoFocus />
      <FormField
        name="email"
        type="email"
        label="Email"
        required
        description="Access starts as soon as they register with this exact address."
      />
      <FormField name="role" type="select" label="Role" options={ROLE_OPTIONS} required />
      <TerminalsField options={terminals} />
      <FormActions submitLabel="Invite user" onCancel={onDone} />
    </Form>
  );
}
