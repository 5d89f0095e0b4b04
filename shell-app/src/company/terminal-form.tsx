import * as z from "zod/mini";
import { useSession } from "@haul/platform";
import { type RecordFormProps, useSaveRecord } from "@haul/platform/lists";
import { toast } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, FormSection, requiredText, useForm } from "@haul/ui/forms";
import { AddressFields, addressOf, addressValues } from "@haul/ui/long-forms";
import { addressErrors } from "./address-errors";
import { type Terminal, terminals } from "./company.queries";
import { timeZoneOptions } from "./time-zones";

const schema = z.object({
  code: requiredText("Enter a short code, such as CHI."),
  name: requiredText("Enter a name."),
});

/** A new terminal, or changes to one. */
export function TerminalForm({ record: terminal, onDone }: RecordFormProps<Terminal>) {
  const save = useSaveRecord(terminals, terminal);
  const ownZone = useSession()?.company?.time_zone;
  const time_zone = terminal?.time_zone ?? ownZone ?? "America/Chicago";
  const { code = "", name = "", phone = "" } = terminal ?? {};
  const form = useForm({
    initialValues: { code, name, phone, time_zone, address: addressValues(terminal?.address) },
    schema,
    validate: ({ address }) => addressErrors("address", address),
  });
  const onSubmit = async ({ code, name, address, ...values }: typeof form.values) => {
    const known = { code: code.trim().toUpperCase(), name: name.trim() };
    const saved = await save({ ...values, ...known, address: addressOf(address, terminal?.address) });
    toast.success(`${known.name} is saved.`);
    onDone(saved);
  };
  return (
    <Form form={form} aria-label="Terminal" onSubmit={onSubmit}>
      <FormRow>
        <FormField name="code" label="Code" required autoFocus uppercase maxLength={8} />
        <FormField name="name" label="Name" required />
      </FormRow>
      <FormField name="time_zone" type="select" label="Time zone" options={timeZoneOptions(time_zone)} required />
      <FormField name="phone" type="phone" label="Phone" />
      <FormSection title="Address">
        <AddressFields name="address" />
      </FormSection>
      <FormActions submitLabel={terminal ? "Save terminal" : "Add terminal"} onCancel={() => onDone()} />
    </Form>
  );
}
