import * as z from "zod/mini";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { Form, FormActions, FormField, FormRow, requiredText, useForm } from "@haul/ui/forms";
import { fleetOwners, type FleetOwner } from "./fleet-owners.queries";

const schema = z.object({
  name: requiredText("Enter the owner's name"),
  email: z.string().check(z.email("Enter the email address that sign-in links go to")),
});

/** A new fleet owner, or changes to one. */
export function FleetOwnerForm({ record: owner, onDone }: RecordFormProps<FleetOwner>) {
  const save = useSaveRecord(fleetOwners, owner);
  const form = useForm({
    initialValues: {
      name: owner?.name ?? "",
      company_name: owner?.company_name ?? "",
      email: owner?.email ?? "",
      phone: owner?.phone ?? "",
      notes: owner?.notes ?? "",
    },
    schema,
  });
  return (
    <Form form={form} onSubmit={async (values) => onDone(await save(values))} aria-label="Fleet owner">
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
      <FormActions submitLabel={owner ? "Save fleet owner" : "Add fleet owner"} onCancel={() => onDone()} />
    </Form>
  );
}
