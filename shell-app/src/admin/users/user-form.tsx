import * as z from "zod/mini";
import { useLiveForm } from "@haul/platform/lists";
import { toast } from "@haul/ui/core";
import { Form, FormActions, FormField, requiredText } from "@haul/ui/forms";
import { ROLE_LABEL } from "../../words";
import { ROLE_OPTIONS } from "../role-options";
import { TerminalsField } from "./terminals-field";
import { type User, useTerminalOptions, useUpdateUser } from "./users.queries";

const schema = z.object({
  full_name: requiredText("Enter the person's name."),
});

const valuesOf = (user: User) => ({
  full_name: user.full_name,
  role: user.role,
  terminal_ids: user.terminals.map(({ id }) => id),
  phone: user.phone ?? "",
});

/** Changes a user's name, role, terminals and phone. */
export function UserForm({ user }: { user: User }) {
  const update = useUpdateUser();
  const terminals = useTerminalOptions();
  const { form, saving } = useLiveForm(user, valuesOf, { schema });
  const isSuperAdmin = user.role === "SuperAdmin";
  return (
    <Form
      form={form}
      aria-label="User"
      onSubmit={async ({ full_name, role, terminal_ids, phone }) => {
        const params = { path: { user_id: user.id } };
        const changes = {
          full_name: full_name.trim(),
          ...(isSuperAdmin ? {} : { role }),
          terminal_ids,
          phone: phone || null,
        };
        await saving((version) => update.mutateAsync({ params, body: { version, ...changes } }));
        toast.success("Saved.");
      }}
    >
      <FormField name="full_name" label="Name" required />
      <FormField
        name="role"
        type="select"
        label="Role"
        options={isSuperAdmin ? [{ value: "SuperAdmin", label: ROLE_LABEL.SuperAdmin }] : ROLE_OPTIONS}
        disabled={isSuperAdmin}
        required
      />
      <TerminalsField options={terminals} />
      <FormField name="phone" type="phone" label="Phone" />
      <FormActions submitLabel="Save user" />
    </Form>
  );
}
