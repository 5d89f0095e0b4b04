import * as z from "zod/mini";
import { toast } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { useUpdateFacility, type Facility, type FacilityUpdate } from "./facilities.queries";
import { timeZoneOptions } from "./time-zones";

const schema = z.object({ name: z.string().check(z.minLength(1, "Enter the facility's name")) });

/** Changes to a facility. */
export function FacilityForm({ facility, onDone }: { facility: Facility; onDone: () => void }) {
  const update = useUpdateFacility();
  const form = useForm({
    initialValues: {
      name: facility.name,
      address: { ...facility.address, state: facility.address.state },
      time_zone: facility.time_zone,
      phone: facility.phone ?? "",
      hours: facility.hours ?? "",
      instructions: facility.instructions ?? "",
    },
    schema,
  });

  const save = async (values: typeof form.values) => {
    const cleared = (value: string) => (value === "" ? null : value);
    const body = {
      ...values,
      version: facility.version,
      phone: cleared(values.phone),
      hours: cleared(values.hours),
      instructions: cleared(values.instructions),
    } as FacilityUpdate;
    await update.mutateAsync({ params: { path: { facility_id: facility.id } }, body });
    toast.success(`${values.name} is saved.`);
    onDone();
  };

  return (
    <Form form={form} onSubmit={save} aria-label="Facility">
      <FormField name="name" label="Name" required autoFocus />
      <FormField name="address.line1" label="Street" required />
      <FormRow>
        <FormField name="address.city" label="City" required />
        <FormField name="address.state" type="state" label="State" required />
        <FormField name="address.postal_code" label="ZIP" required />
      </FormRow>
      <FormRow>
        <FormField name="time_zone" type="select" label="Time zone" options={timeZoneOptions} required />
        <FormField name="phone" type="phone" label="Phone" />
        <FormField name="hours" label="Hours" placeholder="Mon–Fri 06:00–15:00" />
      </FormRow>
      <FormField name="instructions" type="textarea" label="Instructions for drivers" />
      <FormActions submitLabel="Save facility" onCancel={onDone} />
    </Form>
  );
}
