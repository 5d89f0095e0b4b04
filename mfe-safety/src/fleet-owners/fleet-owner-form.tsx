import * as z from "zod/mini";
import { createOf, patchOf, useIdempotencyKey } from "@haul/platform";
import { Modal } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { useCreateFleetOwner, useUpdateFleetOwner, type FleetOwner } from "./fleet-owners.queries";

const schema = z.object({
  name: z.string().check(z.minLength(1, "Enter the owner's name")),
  email: z.string().check(z.email("Enter the email address that sign-in links go to")),
});

function valuesOf(owner?: FleetOwner) {
  return {
    name: owner?.name ?? "",
    company_name: owner?.company_name ?? "",
    email: owner?.email ?? "",
    phone: owner?.phone ?? "",
    notes: owner?.notes ?? "",
  };
}

export function FleetOwnerDialog({ onClose, onSaved }: { onClose: () => void; onSaved: (owner: FleetOwner) => void }) {
  return (
    <Modal opened onClose={onClose} title="Add fleet owner">
      <FleetOwnerForm
        onDone={(owner) => {
          onClose();
          if (owner) onSaved(owner);
        }}
      />
    </Modal>
  );
}

/** A new fleet owner, or changes to one. */
export function FleetOwnerForm({ owner, onDone }: { owner?: FleetOwner; onDone: (saved?: FleetOwner) => void }) {
  const create = useCreateFleetOwner();
  const update = useUpdateFleetOwner();
  const { header } = useIdempotencyKey();
  const form = useForm({ initialValues: valuesOf(owner), schema });

  const save = async (values: typeof form.values) => {
    const { name, email } = values;
    const saved = owner
      ? await update.mutateAsync({
          params: { path: { fleet_owner_id: owner.id } },
          body: { ...patchOf(values), name, email, version: owner.version },
        })
      : await create.mutateAsync({ params: { header }, body: { ...createOf(values), name, email } });
    onDone(saved);
  };

  return (
    <Form form={form} onSubmit={save} aria-label="Fleet owner">
      <FormRow>
        <FormField name="name" label="Name" required autoFocus />
        <FormField name="company_name" label="Company" />
      </FormRow>
      <FormRow>
        <FormField
          name="email"
          type="email"
          label="Email"
          description="Sign-in links to the owner's portal go here."
          required
        />
        <FormField name="phone" type="phone" label="Phone" />
      </FormRow>
      <FormField name="notes" type="textarea" label="Notes" />
      <FormActions submitLabel={owner ? "Save owner" : "Add owner"} onCancel={() => onDone()} />
    </Form>
  );
}
